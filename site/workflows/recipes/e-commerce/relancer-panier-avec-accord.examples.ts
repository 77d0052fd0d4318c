import type { Example } from '../recipe.ts'

const row = (
  customer: number,
  cart: number,
  name: string,
  { quantity = 1, stock = 5, email = `c${customer}@client.example`, first = 'Nora' } = {},
) => ({
  id_cart: cart,
  id_customer: customer,
  date_upd: '2026-11-22T18:00:00.000Z',
  firstname: first,
  email,
  quantity,
  name,
  stock,
})
const TEAM = { email: 'lea@votre-boutique.example', first: 'Léa' }
const cart = (customer: number, id: number, shown: string, { email = '', first = 'Nora' } = {}) => {
  const address = email || `c${customer}@client.example`
  return {
    customer,
    cart: id,
    first,
    email: address,
    shown,
    line: `${address}: ${shown.replaceAll('\n', ', ')}`,
  }
}
const LEA = cart(4, 90, '1 × Lampe\n2 × Ampoule', TEAM)
const NORA = cart(5, 88, '1 × Tapis')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une collègue reçoit, une cliente est listée',
      en: 'A colleague gets it, a customer is listed',
    },
    given: {
      morning: [{}],
      carts: [
        row(4, 90, 'Lampe', TEAM),
        row(4, 90, 'Ampoule', { ...TEAM, quantity: 2, stock: 2 }),
        row(4, 90, 'Variateur', { ...TEAM, quantity: 1, stock: 0 }),
        row(5, 88, 'Tapis'),
        row(4, 71, 'Vieux panier', TEAM),
        row(6, 85, 'Épuisé', { quantity: 3, stock: 2 }),
      ],
      forget: [{ deleted: true }],
      fresh: [LEA, NORA],
      send: [{ messageId: 'b1' }],
      remember: [{ id: 1 }],
      trial: [{ accepted: true }],
    },
    expects: { group: [LEA, NORA], 'live.no': { count: 1 }, tell: 'not reached' },
    asks: {
      carts: [{ options: { queryReplacement: ['2026-11-21 04:30:00', '2026-11-23 04:30:00'] } }],
      send: [
        {
          receipients: 'lea@votre-boutique.example',
          textContent: {
            fr: 'Bonjour Léa,\n\nVous aviez mis de côté :\n1 × Lampe\n2 × Ampoule\n\nLe panier vous attend : https://www.votre-boutique.example\nUne question sur un article ? Répondez à ce message.\n\nVous recevez ce message car vous êtes inscrit à notre lettre. Pour ne plus en recevoir : https://www.votre-boutique.example/desinscription',
            en: 'Hello Léa,\n\nYou had put aside:\n1 × Lampe\n2 × Ampoule\n\nYour cart is waiting: https://www.votre-boutique.example\nA question about an item? Answer this message.\n\nYou get this message as you are signed up to our newsletter. To get no more of them: https://www.votre-boutique.example/desinscription',
          },
        },
      ],
      remember: [{ columns: { value: { customer: 4, until: '2026-12-23' } } }],
      trial: [
        {
          subject: {
            fr: 'Paniers que l’on relancerait : 1',
            en: 'Carts that would be recalled: 1',
          },
          text: 'c5@client.example: 1 × Tapis',
        },
      ],
    },
  },
  {
    name: { fr: 'Brevo refuse une adresse', en: 'Brevo refuses an address' },
    given: {
      morning: [{}],
      carts: [row(4, 90, 'Lampe', TEAM)],
      forget: [{ deleted: true }],
      fresh: [cart(4, 90, '1 × Lampe', TEAM)],
      send: { fails: 'Invalid email' },
      tell: [{ accepted: true }],
    },
    expects: { group: [cart(4, 90, '1 × Lampe', TEAM)], remember: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Envoi refusé à lea@votre-boutique.example (Invalid email)',
            en: 'Sending refused to lea@votre-boutique.example (Invalid email)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      morning: [{}],
      carts: { fails: 'ECONNREFUSED' },
      forget: [{ deleted: true }],
      tell: [{ accepted: true }],
    },
    expects: { settings: [{ after: 4, before: 52 }], group: 'not reached' },
    asks: {
      forget: [{ filters: { conditions: [{ keyValue: '2026-11-23' }] } }],
      tell: [
        {
          text: { fr: 'Paniers illisibles (ECONNREFUSED)', en: 'Carts unreadable (ECONNREFUSED)' },
        },
      ],
    },
  },
]
