import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Trois tickets, un écarté, un refusé',
      en: 'Three tickets, one spared, one refused',
    },
    given: {
      fixed: [
        {
          words: { fr: 'paiement, Carte refusée', en: 'payment, Card declined' },
          since: '2026-11-21',
          answer: {
            fr: 'Bonjour,\nLe paiement fonctionne de nouveau.',
            en: 'Hello,\nPayment works again.',
          },
        },
      ],
      open: [
        {
          id: 501,
          status: 2,
          created_at: '2026-11-21T10:02:00Z',
          subject: { fr: 'PAIEMENT impossible', en: 'PAYMENT impossible' },
        },
        {
          id: 502,
          status: 3,
          created_at: '2026-11-22T18:40:00Z',
          subject: { fr: 'carte refusee ??', en: 'card declined ??' },
        },
        {
          id: 503,
          status: 2,
          created_at: '2026-11-22T19:00:00Z',
          subject: { fr: 'Délai de paiement à 60 jours', en: 'Payment term of 60 days' },
        },
        {
          id: 498,
          status: 2,
          created_at: '2026-11-12T08:00:00Z',
          subject: { fr: 'Paiement en trois fois', en: 'Payment in three parts' },
        },
        {
          id: 504,
          status: 5,
          created_at: '2026-11-22T20:00:00Z',
          subject: { fr: 'Paiement bloqué', en: 'Payment stuck' },
        },
      ],
      preview: [{ except: 'n° 503', send: { fr: 'Oui', en: 'Yes' } }],
      reply: { runs: [[{ id: 9001, ticket_id: 501 }], { fails: '429 Too Many Requests' }] },
      resolve: [{ id: 501, status: 4 }],
      end: [{}],
    },
    expects: {
      match: [{ count: 3 }],
      chosen: [{ id: 501 }, { id: 502 }],
      report: [{ done: 1, left: '502' }],
      nothing: 'not reached',
    },
    asks: {
      preview: [
        {
          options: {
            formTitle: {
              fr: '3 tickets parlent de cet incident',
              en: '3 tickets are about this incident',
            },
          },
        },
      ],
      reply: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/501/reply',
          jsonBody: {
            fr: '{"body":"Bonjour,<br>Le paiement fonctionne de nouveau."}',
            en: '{"body":"Hello,<br>Payment works again."}',
          },
        },
        { url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/502/reply' },
      ],
      resolve: [{ ticketId: 501 }],
      end: [
        {
          completionTitle: { fr: 'Clients prévenus : 1', en: 'Customers told: 1' },
          completionMessage: {
            fr: 'À vérifier à la main : 502',
            en: 'To be checked by hand: 502',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La personne renonce', en: 'The person thinks better of it' },
    given: {
      fixed: [
        {
          words: { fr: 'facture', en: 'invoice' },
          since: '2026-11-20',
          answer: { fr: 'Réparé.', en: 'Fixed.' },
        },
      ],
      open: [
        {
          id: 610,
          status: 2,
          created_at: '2026-11-22T09:00:00Z',
          subject: { fr: 'Facture vide', en: 'Invoice empty' },
        },
      ],
      preview: [{ except: '', send: { fr: 'Non', en: 'No' } }],
      nothing: [{}],
    },
    expects: { match: [{ count: 1 }], 'go.no': { count: 1 }, chosen: 'not reached' },
    asks: {
      nothing: [{ completionTitle: { fr: 'Aucun message envoyé', en: 'No message sent' } }],
    },
  },
  {
    name: { fr: 'Des mots que personne n’emploie', en: 'Words that nobody uses' },
    given: {
      fixed: [
        {
          words: { fr: 'passerelle bancaire', en: 'banking gateway' },
          since: '2026-11-20',
          answer: { fr: 'Réparé.', en: 'Fixed.' },
        },
      ],
      open: [
        {
          id: 611,
          status: 2,
          created_at: '2026-11-22T09:00:00Z',
          subject: { fr: 'Carte refusée', en: 'Card declined' },
        },
      ],
      nothing: [{}],
    },
    expects: { match: [{ count: 0, shown: '' }], preview: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: {
            fr: '0 tickets trouvés. Changez les mots ou la date, et recommencez.',
            en: '0 tickets found. Change the words or the date, and start again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk est en panne', en: 'Freshdesk is down' },
    given: {
      fixed: [{ words: 'api', since: '2026-11-20', answer: { fr: 'Réparé.', en: 'Fixed.' } }],
      open: { fails: '503 Service Unavailable' },
      down: [{}],
    },
    expects: { 'found.down': { count: 1 }, preview: 'not reached', loop: 'not reached' },
    asks: {
      down: [
        {
          completionMessage: {
            fr: 'Aucun message n’est parti. Cause : 503 Service Unavailable',
            en: 'No message has left. Cause: 503 Service Unavailable',
          },
        },
      ],
    },
  },
]
