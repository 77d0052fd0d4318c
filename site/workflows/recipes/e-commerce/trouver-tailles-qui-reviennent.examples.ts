import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (product: number, name: string, sku: string, quantity: number, taille?: string) => ({
  product_id: product,
  name: `${name} - ${taille}`,
  parent_name: name,
  sku,
  quantity,
  meta_data: taille ? [{ key: 'pa_taille', value: taille, display_value: taille }] : [],
})
const order = (
  number: number,
  status: string,
  ...line_items: readonly ReturnType<typeof line>[]
) => ({
  id: number,
  number: String(number),
  status,
  line_items,
})
const back = (Order: number | string, SKU: string, Reason: string) => ({ Order, SKU, Reason })
const ORDERS = [
  order(1, 'completed', line(7, 'Veste', 'V-38', 12, '38'), line(8, 'Robe', 'R-40', 30, '40')),
  order(2, 'refunded', line(7, 'Veste', 'V-40', 8, '40')),
  order(3, 'cancelled', line(7, 'Veste', 'V-38', 50, '38')),
  order(4, 'completed', line(9, 'Écharpe', 'E', 20), line(10, 'Gant', 'G-S', 10, 's')),
]
const RETURNS = [
  ...[1, 2, 3, 4].map(() => back('#1', 'v-38', 'Trop petit')),
  ...[1, 2].map(() => back(2, 'V-40', 'Serré aux épaules')),
  back(2, 'V-40', 'Trop grand'),
  back(1, 'R-40', 'Trop long'),
  ...[1, 2, 3, 4, 5].map(() => back(4, 'E', 'Couleur')),
  ...[1, 2, 3, 4, 5, 6].map(() => back(4, 'G-S', 'Trop grand')),
  back(999, 'V-38', 'Trop petit'),
]
const KNOWN = [{ id: 1, mark: '10|large', day: '2026-09-06' }]

export const examples: readonly Example[] = [
  {
    name: both('Une veste qui serre', 'A jacket that is tight'),
    given: {
      monthly: [{}],
      orders: ORDERS,
      returns: RETURNS,
      known: KNOWN,
      task: [{ id: 't1' }],
      mark: [{ id: 2 }],
    },
    expects: {
      sizes: [
        {
          mark: '7|small',
          count: 6,
          title: both('Veste taille petit, 6 sur 20 (30 %)', 'Veste runs small, 6 of 20 (30%)'),
          text: both(
            '38 : 4 sur 12, 40 : 2 sur 8\nRenvois dans l’autre sens : 1\nhttps://votre-boutique.example/wp-admin/post.php?post=7&action=edit',
            '38: 4 of 12, 40: 2 of 8\nReturns the other way: 1\nhttps://votre-boutique.example/wp-admin/post.php?post=7&action=edit',
          ),
        },
      ],
      tell: 'not reached',
    },
    asks: {
      orders: [{ options: { after: '2026-07-26T00:00:00', before: '2026-10-24T00:00:00' } }],
      mark: [{ columns: { value: { mark: '7|small', day: '2026-11-23' } } }],
    },
  },
  {
    name: both('Todoist refuse', 'Todoist refuses'),
    given: {
      monthly: [{}],
      orders: ORDERS,
      returns: RETURNS,
      known: [{}],
      task: { fails: 'Forbidden' },
      tell: [{ accepted: true }],
    },
    expects: { 'kind.task': { count: 2 }, mark: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Veste taille petit, 6 sur 20 (30 %) – Forbidden\nGant taille grand, 6 sur 10 (60 %) – Forbidden',
            'Veste runs small, 6 of 20 (30%) – Forbidden\nGant runs large, 6 of 10 (60%) – Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: both('Une feuille sans motifs', 'A sheet without reasons'),
    given: {
      monthly: [{}],
      orders: ORDERS,
      returns: [{ row_number: 2, Order: 1, SKU: 'V-38', Motif: 'Trop petit' }],
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { task: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'La feuille des retours est vide, ou n’a pas les colonnes Order, SKU et Reason.',
            'The sheet of returns is empty, or lacks the columns Order, SKU and Reason.',
          ),
        },
      ],
    },
  },
  {
    name: both('Des numéros d’une autre forme', 'Numbers of another form'),
    given: {
      monthly: [{}],
      orders: ORDERS,
      returns: [back('CMD-1', 'V-38', 'Trop petit'), back('CMD-2', 'V-40', 'Trop petit')],
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { task: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Aucune ligne de la feuille ne répond à une commande de la période. Si des pièces sont revenues, comparez l’écriture des numéros et des références. Lignes lues : 2.',
            'No row of the sheet matches an order of the period. If pieces did come back, compare how numbers and references are written. Rows read: 2.',
          ),
        },
      ],
    },
  },
  {
    name: both('Boutique en panne', 'The shop is down'),
    given: {
      monthly: [{}],
      orders: { fails: 'Bad Gateway' },
      returns: RETURNS,
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { task: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'La boutique n’a pas rendu ses commandes, rien n’est compté : Bad Gateway',
            'The shop did not return its orders, nothing was counted: Bad Gateway',
          ),
        },
      ],
    },
  },
]
