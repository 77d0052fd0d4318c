import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (...lines: readonly string[]): Given => ({
  items: [
    {
      json: { submittedAt: '2026-11-23T08:30:00.000+01:00' },
      files: {
        file: {
          type: 'text/csv',
          name: 'pesees.csv',
          text: lines.map((one) => `${one}\n`).join(''),
        },
      },
    },
  ],
})
/** One file serves both languages: each reads its own columns. */
const HEAD = 'commande;poids;order;weight'
const row = (order: number, kilos: string) => `${order};${kilos};${order};${kilos}`
const order = (number: number, product: number, quantity = 1, more = {}) => ({
  id: number,
  number: String(number),
  refunds: [],
  line_items: [{ product_id: product, variation_id: 0, quantity }],
  ...more,
})
const product = (id: number, name: string, weight: string) => ({ id, name, weight })
const FILE = file(
  HEAD,
  row(1, '1,05 kg'),
  row(2, '1,07'),
  row(3, '1,95'),
  row(4, '9'),
  row(5, '0,65'),
  row(6, '0,65'),
  row(7, '0,65'),
  row(8, '2,15'),
  row(8, '2,15'),
  row(9, '1,20'),
  row(10, '1,20'),
  row(11, '1,20'),
)
const variation = { line_items: [{ product_id: 73, variation_id: 731, quantity: 1 }] }
const ORDERS = [
  order(1, 70),
  order(2, 70),
  order(3, 70, 2),
  order(4, 70, 1, { refunds: [{ id: 1 }] }),
  order(5, 71),
  order(6, 71),
  order(7, 71),
  order(8, 72),
  order(9, 73, 1, variation),
  order(10, 73, 1, variation),
  order(11, 73, 1, variation),
]
const PRODUCTS = [
  product(70, 'Lampe', '0.4'),
  product(71, 'Bougie', '0.48'),
  product(72, 'Vase', '1'),
  product(73, 'Plaid', ''),
]
const LINE = both(
  '70 – Lampe : 0,40 kg → 0,90 kg (3 colis)',
  '70 – Lampe: 0.40 kg → 0.90 kg (3 parcels)',
)
const yes = (except = ''): Given => [
  {
    data: {
      'Corriger ces poids': 'Oui',
      'Mend these weights': 'Yes',
      'Sauf ces numéros': except,
      'Except these numbers': except,
    },
  },
]
const told = (fr: string, en: string) => [{ text: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: both('Une lampe plus lourde que sa fiche', 'A lamp heavier than its page'),
    given: {
      given: FILE,
      orders: ORDERS,
      products: PRODUCTS,
      ask: yes(),
      change: [{ id: 70, weight: '0.9' }],
      done: [{ accepted: true }],
    },
    expects: {
      weigh: [
        {
          changes: [{ id: 70, weight: '0.9', line: LINE }],
          text: both(
            '- 70 – Lampe : 0,40 kg → 0,90 kg (3 colis)\n\nAvec déclinaisons, à corriger à la main :\n- 73 – Plaid : vide → 1,05 kg (3 colis)\n\nColis d’un seul article, retenus : 9 sur 11.',
            '- 70 – Lampe: 0.40 kg → 0.90 kg (3 parcels)\n\nWith variations, to be mended by hand:\n- 73 – Plaid: empty → 1.05 kg (3 parcels)\n\nParcels of a single article, kept: 9 of 11.',
          ),
        },
      ],
      pick: [{ id: 70 }],
      tell: 'not reached',
    },
    asks: {
      change: [{ productId: 70, updateFields: { weight: '0.9' } }],
      done: told(
        'Corrigée : 70 – Lampe : 0,40 kg → 0,90 kg (3 colis)',
        'Mended: 70 – Lampe: 0.40 kg → 0.90 kg (3 parcels)',
      ),
    },
  },
  {
    name: both('WooCommerce refuse la fiche', 'WooCommerce refuses the page'),
    given: {
      given: FILE,
      orders: ORDERS,
      products: PRODUCTS,
      ask: yes(),
      change: { fails: 'Forbidden' },
      done: [{ accepted: true }],
    },
    expects: { pick: { count: 1 } },
    asks: {
      done: told(
        'REFUSÉE : 70 – Lampe : 0,40 kg → 0,90 kg (3 colis)',
        'REFUSED: 70 – Lampe: 0.40 kg → 0.90 kg (3 parcels)',
      ),
    },
  },
  {
    name: both('Un numéro inconnu', 'An unknown number'),
    given: {
      given: FILE,
      orders: ORDERS,
      products: PRODUCTS,
      ask: yes('70, 99'),
      tell: [{ accepted: true }],
    },
    expects: { pick: [{ state: 'kept' }], change: 'not reached' },
    asks: {
      tell: told(
        'Aucun poids n’a changé, ces numéros ne sont pas dans la liste : 99',
        'No weight has changed, these numbers are not on the list: 99',
      ),
    },
  },
  {
    name: both('Trois jours sans réponse', 'Three days without an answer'),
    given: {
      given: FILE,
      orders: ORDERS,
      products: PRODUCTS,
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { pick: [{ state: 'kept' }] },
    asks: {
      tell: told(
        'Refus, ou pas de réponse sous trois jours : aucun poids n’a changé.',
        'Refused, or no answer within three days: no weight has changed.',
      ),
    },
  },
  {
    name: both('Fiches déjà corrigées', 'Pages mended already'),
    given: {
      given: FILE,
      orders: ORDERS,
      products: [product(70, 'Lampe', '0.9'), PRODUCTS[1]!],
      tell: [{ accepted: true }],
    },
    expects: { weigh: [{ state: 'told' }], ask: 'not reached' },
    asks: {
      tell: told(
        'Aucun poids de fiche à corriger.\n\nColis d’un seul article, retenus : 9 sur 11.',
        'No weight on a product page to mend.\n\nParcels of a single article, kept: 9 of 11.',
      ),
    },
  },
  {
    name: both('Boutique en panne', 'The shop is down'),
    given: {
      given: FILE,
      orders: { fails: 'Bad Gateway' },
      products: PRODUCTS,
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached' },
    asks: {
      tell: told(
        'La boutique n’a pas tout rendu, rien n’est proposé : Bad Gateway',
        'The shop did not return everything, nothing is proposed: Bad Gateway',
      ),
    },
  },
  {
    name: both('Un fichier d’une autre forme', 'A file of another form'),
    given: {
      given: file('numero;kg', '1;2'),
      orders: ORDERS,
      products: PRODUCTS,
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached' },
    asks: {
      tell: told(
        'Le fichier est vide, ou n’a pas les colonnes attendues : commande, poids.',
        'The file is empty, or lacks the columns expected: order, weight.',
      ),
    },
  },
]
