import type { Example } from '../recipe.ts'

const late = (reference: string, day = '2026-12-14') => [
  { reference, day, reason: 'Le bateau a quinze jours de retard.' },
]
const order = (
  id: number,
  first_name: string,
  ...lines: readonly (readonly [string, number])[]
) => ({
  id,
  number: String(id),
  billing: { email: `c${id}@client.example`, first_name },
  line_items: lines.map(([sku, quantity]) => ({ sku, quantity, name: `Article ${sku}` })),
})
const ORDERS = [
  order(901, 'Ana', ['LAMPE-2', 1], ['AMP-1', 2]),
  order(902, 'Bob', ['lampe-2', 2]),
  order(903, 'Cléo', ['AMP-1', 1]),
]
const one = (id: number, first: string, more = {}) => ({
  id,
  number: String(id),
  email: `c${id}@client.example`,
  first,
  item: 'Article LAMPE-2',
  reference: 'LAMPE-2',
  day: '2026-12-14',
  ...more,
})
const YES = [{ data: { 'Écrire à tous': 'Oui', 'Write to all': 'Yes' } }]
const told = (fr: string, en: string) => [{ text: { fr, en } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux clients prévenus', en: 'Two customers told' },
    given: {
      late: late(' lampe-2 '),
      orders: ORDERS,
      ask: YES,
      fresh: [one(901, 'Ana'), one(902, 'Bob')],
      send: [{ messageId: 'b1' }, { messageId: 'b2' }],
      remember: [{ id: 1 }, { id: 2 }],
      note: [{ id: 70 }, { id: 71 }],
      done: [{ accepted: true }],
    },
    expects: {
      waiting: [
        {
          kind: 'ready',
          reference: 'LAMPE-2',
          units: 3,
          together: 1,
          shown: '14/12/2026',
          orders: [
            { id: 901, units: 1, alone: false },
            { id: 902, units: 2, alone: true },
          ],
        },
      ],
      each: { count: 2 },
      tell: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'LAMPE-2 : écrire à 2 clients ?',
            en: 'LAMPE-2: write to 2 customers?',
          },
          message: {
            fr: 'Article LAMPE-2, 3 unité(s), expédition vers le 14/12/2026. Commandes qui contiennent autre chose : 1.\n\nBonjour …,\n\nArticle LAMPE-2 ne partira pas à la date annoncée : nous l’attendons pour le 14/12/2026. Le bateau a quinze jours de retard.\n\nVous préférez attendre ? Il n’y a rien à faire. Vous ne le voulez plus ? Répondez à ce message, nous annulons et remboursons.',
            en: 'Article LAMPE-2, 3 unit(s), dispatch around 14/12/2026. Orders that hold something else too: 1.\n\nHello …,\n\nArticle LAMPE-2 will not leave on the day we gave: we now expect it for 14/12/2026. Le bateau a quinze jours de retard.\n\nWould you rather wait? There is nothing to do. Do you no longer want it? Answer this message, and we cancel and refund it.',
          },
        },
      ],
      send: [
        {
          receipients: 'c901@client.example',
          subject: {
            fr: 'Commande 901 : Article LAMPE-2 arrivera plus tard',
            en: 'Order 901: Article LAMPE-2 will be late',
          },
        },
        { receipients: 'c902@client.example' },
      ],
      remember: [
        { columns: { value: { order: 901, day: '2026-12-14' } } },
        { columns: { value: { order: 902 } } },
      ],
      note: [
        { url: 'https://www.votre-boutique.example/wp-json/wc/v3/orders/901/notes' },
        {
          url: 'https://www.votre-boutique.example/wp-json/wc/v3/orders/902/notes',
          jsonBody: {
            fr: '{"note":"Retard annoncé au client : LAMPE-2, expédition vers le 14/12/2026"}',
            en: '{"note":"Customer told of the delay: LAMPE-2, dispatch around 14/12/2026"}',
          },
        },
      ],
      done: told('Clients prévenus : 2.', 'Customers told: 2.'),
    },
  },
  {
    name: { fr: 'Le même retard, une seconde fois', en: 'The same delay a second time' },
    given: {
      late: late('LAMPE-2'),
      orders: ORDERS,
      ask: YES,
      fresh: [],
      tell: [{ accepted: true }],
    },
    expects: { each: [{ number: '901' }, { number: '902' }], send: 'not reached' },
    asks: {
      tell: told(
        'Tous ont déjà reçu cette date : rien n’est reparti.',
        'All have had this date already: nothing left again.',
      ),
    },
  },
  {
    name: { fr: 'Brevo refuse', en: 'Brevo refuses' },
    given: {
      late: late('LAMPE-2'),
      orders: ORDERS,
      ask: YES,
      fresh: [one(901, 'Ana'), one(902, 'Bob')],
      send: { fails: 'Invalid sender' },
      tell: [{ accepted: true }],
    },
    expects: { refused: [{ number: '901' }, { number: '902' }], remember: 'not reached' },
    asks: {
      tell: told(
        'Envoi refusé, à appeler : commandes 901, 902',
        'Sending refused, please call: orders 901, 902',
      ),
    },
  },
  {
    name: { fr: 'Personne ne donne son accord', en: 'Nobody agrees' },
    given: {
      late: late('LAMPE-2'),
      orders: ORDERS,
      ask: [{ data: { 'Écrire à tous': 'Non', 'Write to all': 'No' } }],
      tell: [{ accepted: true }],
    },
    expects: { waiting: [{ kind: 'ready' }], each: 'not reached' },
    asks: {
      tell: told(
        'Aucun accord donné en quatre heures, ou refus : personne n’a été prévenu.',
        'No agreement within four hours, or a no: nobody was told.',
      ),
    },
  },
  {
    name: { fr: 'Une référence mal tapée', en: 'A mistyped reference' },
    given: { late: late('LAMPE-22'), orders: ORDERS, tell: [{ accepted: true }] },
    expects: { waiting: [{ kind: 'none', units: 0 }], ask: 'not reached' },
    asks: {
      tell: told(
        'Aucune commande en cours ne contient cette référence.',
        'No order under way has this reference.',
      ),
    },
  },
  {
    name: { fr: 'Une date passée', en: 'A date gone by' },
    given: {
      late: late('LAMPE-2', '2026-11-14'),
      orders: ORDERS,
      tell: [{ accepted: true }],
    },
    expects: { waiting: [{ kind: 'past' }], ask: 'not reached' },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      late: late('LAMPE-2'),
      orders: { fails: '503 - Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { waiting: [{ kind: 'failed' }], ask: 'not reached' },
    asks: {
      tell: told(
        'Commandes illisibles : 503 - Service unavailable',
        'Orders unreadable: 503 - Service unavailable',
      ),
    },
  },
]
