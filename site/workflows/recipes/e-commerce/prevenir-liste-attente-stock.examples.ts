import type { Example } from '../recipe.ts'

const row = (id: number, reference: string, asked: string, more = {}) => ({
  id,
  reference,
  email: `p${id}@client.example`,
  asked: `${asked}T09:00:00.000Z`,
  invited: null,
  tries: 0,
  ...more,
})
const product = (
  default_code: string,
  display_name: string,
  free_qty: number,
  website_url = '',
) => ({
  default_code,
  display_name,
  free_qty,
  website_url,
})
const LIST = [
  row(1, 'SAC-01', '2026-11-10'),
  row(2, 'SAC-01', '2026-11-02'),
  row(3, 'SAC-01', '2026-11-05'),
  row(4, 'SAC-01', '2026-10-30', { invited: '2026-11-22T10:00:00.000Z' }),
  row(5, 'SAC-01', '2026-10-29', { invited: '2026-11-20T10:00:00.000Z' }),
  row(6, 'BOL-9', '2026-11-01'),
  row(7, 'SAX-01', '2026-11-01'),
  row(8, 'BOL-9', '2026-10-01', { tries: 3 }),
]
const SHELF = [
  product('SAC-01', 'Sac cabas', 1.5, '/shop/sac-cabas'),
  product('BOL-9', 'Bol bleu', 4),
  product('tas-1', 'Tasse', 12, '/shop/tasse'),
]
const EMPTY = [{ deleted: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux places, dont une encore tenue', en: 'Two seats, one of them still held' },
    given: {
      hourly: [{}],
      waiting: LIST,
      erase: EMPTY,
      stock: SHELF,
      send: [{ messageId: 'b1' }, { messageId: 'b2' }],
      mark: [{ id: 2 }, { id: 6 }],
      tell: [{ accepted: true }],
    },
    expects: {
      plan: [
        { kind: 'invite', id: 2, name: 'Sac cabas', path: '/shop/sac-cabas' },
        { kind: 'invite', id: 6, name: 'Bol bleu', path: '/shop' },
        { kind: 'unknown', references: 'SAX-01' },
      ],
      miss: 'not reached',
    },
    asks: {
      erase: [{ filters: { conditions: [{ keyValue: '2026-11-23' }] } }],
      send: [
        {
          receipients: 'p2@client.example',
          subject: { fr: 'Sac cabas est de retour', en: 'Sac cabas is back' },
        },
        { receipients: 'p6@client.example' },
      ],
      mark: [
        {
          filters: { conditions: [{ keyValue: 2 }] },
          columns: { value: { invited: '2026-11-23T07:30:00.000Z', until: '2026-12-23' } },
        },
        { filters: { conditions: [{ keyValue: 6 }] } },
      ],
      tell: [
        {
          text: {
            fr: 'Références inconnues d’Odoo : SAX-01',
            en: 'References that Odoo does not know: SAX-01',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Troisième envoi refusé', en: 'Third sending refused' },
    given: {
      hourly: [{}],
      waiting: [row(9, 'TAS-1', '2026-11-01', { tries: 2 }), row(10, 'TAS-1', '2026-11-02')],
      erase: EMPTY,
      stock: SHELF,
      send: { fails: 'Invalid recipient' },
      miss: [
        { id: 9, email: 'p9@client.example', tries: 3 },
        { id: 10, email: 'p10@client.example', tries: 1 },
      ],
      tell: [{ accepted: true }],
    },
    expects: { plan: { count: 2 }, third: { count: 1 }, mark: 'not reached' },
    asks: {
      miss: [{ columns: { value: { tries: 3 } } }, { columns: { value: { tries: 1 } } }],
      tell: [
        {
          text: {
            fr: 'Trois envois refusés : p9@client.example',
            en: 'Sending refused three times: p9@client.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une inscription, écrite de travers', en: 'Somebody signs up, clumsily' },
    given: {
      ask: [{ reference: ' sac-01', email: 'Lou@Client.example ' }],
      isNew: [{ reference: 'SAC-01', email: 'lou@client.example' }],
      join: [{ id: 11 }],
    },
    expects: {
      clean: [{ reference: 'SAC-01', email: 'lou@client.example' }],
      settings: 'not reached',
    },
    asks: {
      join: [
        {
          columns: {
            value: {
              reference: 'SAC-01',
              asked: '2026-11-23T07:30:00.000Z',
              until: '2027-05-23',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      hourly: [{}],
      waiting: LIST,
      erase: EMPTY,
      stock: { fails: 'Connection refused' },
      tell: [{ accepted: true }],
    },
    expects: { 'plan.error': { count: 1 }, send: 'not reached' },
    asks: { erase: [{ filters: { conditions: [{ keyValue: '2026-11-23' }] } }] },
  },
]
