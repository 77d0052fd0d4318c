import type { Example } from '../recipe.ts'

const asked = (number: string, articles = '') => [
  { number, email: ' Lea@client.example', articles },
]
const order = (date_completed: string, extra: { readonly [key: string]: string } = {}) => [
  {
    id: 1042,
    total: '84.00',
    date_completed,
    billing: { email: 'lea@client.example' },
    line_items: [{ sku: extra['sku'] ?? 'SAV-3' }],
    meta_data: extra['ref'] ? [{ key: 'return_ref', value: extra['ref'] }] : [],
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Dans les délais', en: 'In time' },
    given: {
      ask: asked('n° 1042'),
      order: order('2026-11-16T10:00:00'),
      mark: [{ id: 1042 }],
      acknowledge: [{ messageId: 'a1' }],
      refund: [{ gid: 't1' }],
      page: [{}],
    },
    expects: {
      check: [{ state: 'open', ref: 'R-1042', sendBy: '2026-12-07' }],
      person: 'not reached',
    },
    asks: {
      acknowledge: [
        {
          receipients: 'lea@client.example',
          textContent: {
            fr: 'Bonjour,\n\nNous avons reçu le 23/11/2026 à 08:30 votre rétractation pour la commande 1042 (toute la commande).\nÉcrivez R-1042 sur le colis et envoyez-le au plus tard le 07/12/2026 à : Retours, 4 rue du Port, 29000 Quimper.\nGardez la preuve de dépôt.',
            en: 'Hello,\n\nOn 23/11/2026, 08:30 we received your withdrawal for order 1042 (the whole order).\nWrite R-1042 on the parcel and send it by 07/12/2026 to: Returns, 4 rue du Port, 29000 Quimper, France.\nKeep the proof of posting.',
          },
        },
      ],
      refund: [{ otherProperties: { due_on: '2026-12-07' } }],
    },
  },
  {
    name: { fr: 'La même demande, deux fois', en: 'The same request, twice' },
    given: {
      ask: asked('1042'),
      order: order('2026-11-16T10:00:00', { ref: 'R-1042' }),
      acknowledge: [{ messageId: 'a2' }],
      page: [{}],
    },
    expects: { check: [{ state: 'again' }], 'first.no': { count: 1 }, refund: 'not reached' },
    asks: {
      acknowledge: [
        {
          subject: {
            fr: 'Rétractation reçue : retour R-1042',
            en: 'Withdrawal received: return R-1042',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Délai sans doute passé', en: 'Probably too late' },
    given: {
      ask: asked('1042', 'deux savons'),
      order: order('2026-10-20T10:00:00'),
      person: [{ id: 7 }],
      page: [{}],
    },
    expects: { check: [{ state: 'person', why: 'late' }], acknowledge: 'not reached' },
    asks: {
      person: [
        {
          options: {
            subject: {
              fr: 'Rétractation R-1042 : délai passé ?',
              en: 'Withdrawal R-1042: too late?',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’accusé ne part pas', en: 'The acknowledgement does not leave' },
    given: {
      ask: asked('1042'),
      order: order('2026-11-16T10:00:00'),
      mark: [{ id: 1042 }],
      acknowledge: { fails: 'Sender not allowed' },
      person: [{ id: 8 }],
      page: [{}],
    },
    expects: { check: [{ state: 'open' }], refund: 'not reached' },
    asks: {
      person: [
        {
          options: {
            subject: {
              fr: 'Rétractation R-1042 : accusé ou tâche en échec',
              en: 'Withdrawal R-1042: acknowledgement or task failed',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La tâche est refusée', en: 'The task is refused' },
    given: {
      ask: asked('1042'),
      order: order('2026-11-16T10:00:00'),
      mark: { fails: 'Gateway timeout' },
      acknowledge: [{ messageId: 'a3' }],
      refund: { fails: 'Workspace not found' },
      person: [{ id: 9 }],
      page: [{}],
    },
    expects: { 'first.yes': { count: 1 } },
    asks: { person: [{ priority: 'urgent', requesterIdentificationValue: 'lea@client.example' }] },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      ask: asked('1042'),
      order: { fails: 'Invalid ID.' },
      person: [{ id: 10 }],
      page: [{}],
    },
    expects: { check: [{ why: 'order', ref: 'R-1042' }], mark: 'not reached' },
    asks: {
      person: [
        {
          options: {
            description: {
              fr: 'Reçue le 2026-11-23, commande 1042 : toute la commande',
              en: 'Received on 2026-11-23, order 1042: the whole order',
            },
          },
        },
      ],
    },
  },
]
