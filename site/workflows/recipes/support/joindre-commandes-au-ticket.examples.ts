import type { Example } from '../recipe.ts'

const created = (email: string, text: string) => [
  {
    headers: {},
    params: {},
    query: {},
    body: { ticket: '907', email, subject: 'Ma commande', text },
  },
]
const settled = (email: string, text: string) => [
  {
    ticket: '907',
    email,
    wrote: `Ma commande ${text}`,
    shop: 'https://boutique.savonnerie-leroux.example/wp-admin',
    table: 'tickets annotés',
  },
]
const order = (
  number: string,
  day: string,
  status: string,
  total: string,
  more: {
    readonly email?: string
    readonly currency?: string
    readonly items?: readonly string[]
    readonly refunded?: true
  } = {},
) => ({
  id: Number(number),
  number,
  status,
  currency: more.currency ?? 'EUR',
  date_created_gmt: `${day}T23:30:00`,
  total,
  billing: { email: more.email ?? 'Nadia@client.example' },
  line_items: (more.items ?? ['Savon']).map((name) => ({ name, quantity: 2 })),
  refunds: more.refunded ? [{ id: 1, total: '-4.00' }] : [],
})
const ORDERS = [
  order('3012', '2026-11-20', 'processing', '1249.5', { items: ['Savon', 'Huile', 'Sel', 'Gant'] }),
  order('2980', '2026-11-02', 'completed', '38.00', { refunded: true }),
  order('2711', '2026-08-14', 'pending', '52.00', { currency: 'CHF' }),
  order('2100', '2026-02-01', 'completed', '12.00'),
  order('2990', '2026-11-05', 'completed', '20.00', { email: 'nadia.b@autre.example' }),
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre commandes, la plus ancienne citée',
      en: 'Four orders, the oldest of them named',
    },
    given: {
      created: created(' Nadia@client.example', 'Et la 2100 ?'),
      fresh: settled('nadia@client.example', 'Et la 2100 ?'),
      orders: ORDERS,
      note: [{ id: 907 }],
      remember: [{ id: 1 }],
    },
    expects: {
      settings: [{ email: 'nadia@client.example', wrote: 'Ma commande Et la 2100 ?' }],
      summary: [
        {
          count: 4,
          named: ['2100'],
          note: {
            fr: 'Commandes à cette adresse : 4\n→ Commande 2100 · 02/02/2026 · terminée · 12\u00A0€ · 2 × Savon\nCommande 3012 · 21/11/2026 · en préparation · 1\u00A0249,50\u00A0€ · 2 × Savon, 2 × Huile, 2 × Sel…\nCommande 2980 · 03/11/2026 · terminée · 38\u00A0€ (dont un remboursement) · 2 × Savon',
            en: 'Orders at this address: 4\n→ Order 2100 · 02/02/2026 · completed · €12 · 2 × Savon\nOrder 3012 · 21/11/2026 · being prepared · €1,249.50 · 2 × Savon, 2 × Huile, 2 × Sel…\nOrder 2980 · 03/11/2026 · completed · €38 (partly refunded) · 2 × Savon',
          },
        },
      ],
      refused: 'not reached',
    },
    asks: {
      orders: [{ limit: 50, options: { search: 'nadia@client.example' } }],
      note: [{ id: '907' }],
      remember: [{ columns: { value: { ticket: '907' } } }],
    },
  },
  {
    name: {
      fr: 'Le numéro d’un autre à côté du sien, note refusée',
      en: 'Somebody else’s number beside one’s own, note refused',
    },
    given: {
      created: created('nadia@client.example', 'Où est la commande n° 2990 ? Pas la 2100.'),
      fresh: settled('nadia@client.example', 'Où est la commande n° 2990 ? Pas la 2100.'),
      orders: ORDERS.slice(2, 5),
      note: { fails: 'Ticket is closed' },
      refused: [{ ok: true }],
    },
    expects: {
      summary: [
        {
          count: 2,
          named: ['2100'],
          note: {
            fr: 'Commandes à cette adresse : 2\nLe message cite le 2990 : pas de commande de ce numéro à cette adresse, vérifiez à qui vous répondez.\n→ Commande 2100 · 02/02/2026 · terminée · 12\u00A0€ · 2 × Savon\nCommande 2711 · 15/08/2026 · en attente de paiement · 52.00 CHF · 2 × Savon',
            en: 'Orders at this address: 2\nThe message names 2990: no order of that number at this address, check whom you are answering.\n→ Order 2100 · 02/02/2026 · completed · €12 · 2 × Savon\nOrder 2711 · 15/08/2026 · awaiting payment · 52.00 CHF · 2 × Savon',
          },
        },
      ],
      remember: 'not reached',
    },
    asks: {
      refused: [
        {
          text: {
            fr: 'Ticket #907 : commandes non jointes (Ticket is closed).',
            en: 'Ticket #907: orders not attached (Ticket is closed).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune commande', en: 'No order' },
    given: {
      created: created('paul@client.example', 'Livrez-vous en Corse ?'),
      fresh: settled('paul@client.example', 'Livrez-vous en Corse ?'),
      orders: [],
      note: [{ id: 907 }],
      remember: [{ id: 2 }],
    },
    expects: {
      summary: [
        {
          count: 0,
          note: {
            fr: 'Aucune commande trouvée pour paul@client.example.',
            en: 'No order found for paul@client.example.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      created: created('nadia@client.example', 'Et la 2100 ?'),
      fresh: settled('nadia@client.example', 'Et la 2100 ?'),
      orders: { fails: 'Service unavailable' },
      note: [{ id: 907 }],
      remember: [{ id: 3 }],
    },
    expects: { summary: [{ state: 'down' }] },
    asks: {
      note: [
        {
          updateFields: {
            internalNote: {
              fr: 'Commandes non lues, la boutique ne répond pas : https://boutique.savonnerie-leroux.example/wp-admin.',
              en: 'Orders not read, the shop does not answer: https://boutique.savonnerie-leroux.example/wp-admin.',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk appelle deux fois', en: 'Zendesk calls twice' },
    given: { created: created(' Paul@Client.example ', 'Bonjour'), fresh: [] },
    expects: { settings: [{ ticket: '907', email: 'paul@client.example' }], orders: 'not reached' },
  },
]
