import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une panne complète', en: 'A full outage' },
    given: {
      mail: [
        {
          from: 'atelier@menuiserie.example',
          subject: { fr: 'Plus rien ne s’imprime', en: 'Nothing works any more' },
          textPlain: {
            fr: 'Bonjour,\nDepuis ce matin les étiquettes ne sortent plus.\n> Votre message du 12\n-- \nAtelier Royer',
            en: 'Hello,\nNo label has come out since this morning.\n> Your message of the 12th\n-- \nRoyer workshop',
          },
        },
      ],
      haiku: {
        says: [
          {
            fr: '{"Facturation": false, "Panne": true, "Vente": false, "fallback": false}',
            en: '{"Billing": false, "Outage": true, "Sales": false, "fallback": false}',
          },
        ],
      },
      outage: [{ ok: true }],
    },
    expects: {
      extract: [
        {
          excerpt: {
            fr: 'Bonjour,\nDepuis ce matin les étiquettes ne sortent plus.',
            en: 'Hello,\nNo label has come out since this morning.',
          },
        },
      ],
      urgent: [{ mark: { fr: '🔴 arrêt', en: '🔴 stopped' } }],
      billing: 'not reached',
      unsorted: 'not reached',
    },
    asks: {
      outage: [{ channelId: { value: { fr: 'pannes', en: 'outages' } } }],
    },
  },
  {
    name: { fr: 'Une facture contestée', en: 'A disputed invoice' },
    given: {
      mail: [
        {
          from: 'compta@jardin.example',
          subject: { fr: 'Facture F-204 payée deux fois', en: 'Invoice F-204 paid twice' },
          textPlain: {
            fr: 'Deux prélèvements de 84 € le 3 et le 5. Pouvez-vous rembourser ?',
            en: 'Two debits of €84, on the 3rd and the 5th. Can you refund one?',
          },
        },
      ],
      haiku: {
        says: [
          {
            fr: '{"Facturation": true, "Panne": false, "Vente": false, "fallback": false}',
            en: '{"Billing": true, "Outage": false, "Sales": false, "fallback": false}',
          },
        ],
      },
      billing: [{ ok: true }],
    },
    expects: { 'sort.0': { count: 1 }, urgent: 'not reached', sales: 'not reached' },
    asks: {
      billing: [
        {
          text: {
            fr: '*Facture F-204 payée deux fois*\ncompta@jardin.example\nDeux prélèvements de 84 € le 3 et le 5. Pouvez-vous rembourser ?',
            en: '*Invoice F-204 paid twice*\ncompta@jardin.example\nTwo debits of €84, on the 3rd and the 5th. Can you refund one?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un prix demandé, sans objet', en: 'A price asked, without a subject' },
    given: {
      mail: [
        {
          from: 'mairie@bourg.example',
          subject: '',
          textPlain: {
            fr: 'Quel est votre tarif pour trois postes, livrés avant mars ?',
            en: 'What do you charge for three seats, delivered before March?',
          },
        },
      ],
      haiku: {
        says: [
          {
            fr: '{"Facturation": false, "Panne": false, "Vente": true, "fallback": false}',
            en: '{"Billing": false, "Outage": false, "Sales": true, "fallback": false}',
          },
        ],
      },
      sales: [{ ok: true }],
    },
    expects: { extract: [{ subject: { fr: '(sans objet)', en: '(no subject)' } }] },
    asks: { sales: [{ channelId: { value: { fr: 'ventes', en: 'sales' } } }] },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      mail: [
        {
          from: 'presse@journal.example',
          subject: { fr: 'Question pour un article', en: 'A question for an article' },
          textPlain: { fr: 'Qui puis-je interroger ?', en: 'Whom may I interview?' },
        },
      ],
      haiku: { fails: 'The service is overloaded' },
      unsorted: [{ ok: true }],
    },
    expects: { 'sort.error': { count: 1 }, billing: 'not reached', urgent: 'not reached' },
    asks: {
      unsorted: [
        {
          text: {
            fr: 'À trier : *Question pour un article* – presse@journal.example',
            en: 'To sort: *A question for an article* – presse@journal.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ni l’un ni l’autre', en: 'None of the three' },
    given: {
      mail: [
        {
          from: 'chorale@bourg.example',
          subject: { fr: 'Concert de l’Avent', en: 'Advent concert' },
          textPlain: { fr: 'Une place vous attend.', en: 'A seat is waiting for you.' },
        },
      ],
      haiku: {
        says: [
          {
            fr: '{"Facturation": false, "Panne": false, "Vente": false, "fallback": true}',
            en: '{"Billing": false, "Outage": false, "Sales": false, "fallback": true}',
          },
        ],
      },
      unsorted: [{ ok: true }],
    },
    expects: { 'sort.3': { count: 1 }, sales: 'not reached' },
    asks: {
      unsorted: [
        {
          text: {
            fr: 'À trier : *Concert de l’Avent* – chorale@bourg.example',
            en: 'To sort: *Advent concert* – chorale@bourg.example',
          },
        },
      ],
    },
  },
]
