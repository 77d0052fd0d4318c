import type { Example } from '../recipe.ts'

const ticket = (
  id: number,
  sent: string | null,
  supplier: string | null = 'Aciers Blanc',
  status = 7,
) => ({
  id,
  subject: `Vanne ${id}`,
  status,
  custom_fields: {
    cf_fournisseur: supplier,
    cf_reference_fournisseur: id === 45 ? null : `AB-${id}`,
    cf_transmis_le: sent,
  },
})
const about = (id: number, since: string, days: number, kind: string, key: string) => ({
  ticket: id,
  supplier: 'Aciers Blanc',
  to: 'sav@aciers-blanc.example',
  reference: id === 45 ? '?' : `AB-${id}`,
  since,
  days,
  kind,
  key,
})
const FIRST = [
  about(41, '18/11/2026', 3, 'supplier', '41/2026-11-18/supplier/1'),
  about(45, '13/11/2026', 6, 'supplier', '45/2026-11-13/supplier/2'),
  about(45, '13/11/2026', 6, 'customer', '45/2026-11-13/customer'),
]
const LINES = {
  fr: '– votre référence AB-41 (#41, transmis le 18/11/2026, 3 jours ouvrés)\n– votre référence ? (#45, transmis le 13/11/2026, 6 jours ouvrés)',
  en: '– your reference AB-41 (#41, sent to you on 18/11/2026, 3 working days)\n– your reference ? (#45, sent to you on 13/11/2026, 6 working days)',
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux dossiers chez un fournisseur, un client à rassurer',
      en: 'Two cases with a supplier, one customer to be told',
    },
    given: {
      morning: [{}],
      tickets: [
        ticket(41, '2026-11-18'),
        ticket(42, '2026-11-20'),
        ticket(43, '2026-11-02', 'Aciers Blanc', 2),
        ticket(45, '2026-11-13'),
        ticket(46, null),
      ],
      fresh: FIRST,
      mail: [{ id: 'm1' }],
      reply: [{ id: 1 }],
      remember: [{ id: 1 }, { id: 2 }],
      rememberTold: [{ id: 3 }],
      leads: [{ ok: true }],
    },
    expects: {
      stage: [
        { ticket: 41, kind: 'supplier', days: 3, key: '41/2026-11-18/supplier/1' },
        { ticket: 45, kind: 'supplier', days: 6, key: '45/2026-11-13/supplier/2' },
        { ticket: 45, kind: 'customer', key: '45/2026-11-13/customer' },
        {
          kind: 'lead',
          line: {
            fr: '#46 Vanne 46 : fournisseur inconnu ou date de transmission absente',
            en: '#46 Vanne 46: supplier unknown or no date of passing on',
          },
        },
      ],
      group: [{ to: 'sav@aciers-blanc.example', count: 2, lines: LINES }],
      keys: [{ keys: '41/2026-11-18/supplier/1' }, { keys: '45/2026-11-13/supplier/2' }],
    },
    asks: {
      mail: [
        {
          sendTo: 'sav@aciers-blanc.example',
          subject: {
            fr: 'Vos réponses attendues (2)',
            en: 'Answers we are waiting for (2)',
          },
        },
      ],
      reply: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/45/reply',
          jsonBody: {
            fr: '{"body":"Bonjour,<br><br>Votre demande est chez notre fournisseur depuis le 13/11/2026. Nous n’avons pas encore sa réponse. Nous vous écrirons dès qu’elle arrive ; vous n’avez rien à faire."}',
            en: '{"body":"Hello,<br><br>Your request has been with our supplier since 13/11/2026. We do not have their answer yet. We shall write as soon as it comes; there is nothing for you to do."}',
          },
        },
      ],
      remember: [
        { columns: { value: { key: '41/2026-11-18/supplier/1' } } },
        { columns: { value: { key: '45/2026-11-13/supplier/2' } } },
      ],
      rememberTold: [{ columns: { value: { key: '45/2026-11-13/customer' } } }],
    },
  },
  {
    name: { fr: 'Le même jour, une seconde fois', en: 'The same day, a second time' },
    given: {
      morning: [{}],
      tickets: [ticket(41, '2026-11-18'), ticket(47, '2026-11-06')],
      fresh: [],
      leads: [{ ok: true }],
    },
    expects: {
      stage: [
        { ticket: 41, kind: 'supplier' },
        { ticket: 47, kind: 'supplier', days: 10, key: '47/2026-11-06/supplier/3' },
        { ticket: 47, kind: 'customer' },
        { ticket: 47, kind: 'lead' },
      ],
      group: 'not reached',
      reply: 'not reached',
    },
    asks: {
      leads: [
        {
          text: {
            fr: 'À appeler cette semaine :\n#47 Aciers Blanc, 10 jours ouvrés',
            en: 'To be rung up this week:\n#47 Aciers Blanc, 10 working days',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Courriel et réponse refusés', en: 'Email and reply refused' },
    given: {
      morning: [{}],
      tickets: [ticket(41, '2026-11-18'), ticket(45, '2026-11-13')],
      fresh: FIRST,
      mail: { fails: 'Invalid recipient' },
      reply: { fails: 'Not Found' },
      unsent: { runs: [[{ ok: true }], [{ ok: true }]] },
    },
    expects: { group: [{ count: 2 }], remember: 'not reached', rememberTold: 'not reached' },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Suivi fournisseur : un message n’est pas parti (Invalid recipient). Il sera retenté au prochain matin ouvré.',
            en: 'Supplier follow-up: a message did not leave (Invalid recipient). It will be tried again on the next working morning.',
          },
        },
        {
          text: {
            fr: 'Suivi fournisseur : un message n’est pas parti (Not Found). Il sera retenté au prochain matin ouvré.',
            en: 'Supplier follow-up: a message did not leave (Not Found). It will be tried again on the next working morning.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { morning: [{}], tickets: { fails: 'Timeout' }, broken: [{ ok: true }] },
    expects: { stage: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Tickets chez les fournisseurs non relus : Timeout',
            en: 'Tickets with suppliers not checked: Timeout',
          },
        },
      ],
    },
  },
]
