import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (text: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'text/csv', name: 'stock.csv', text } } }],
})
const product = (id: number, sku: string, stock_quantity: number | null) => ({
  id,
  sku,
  name: `Vase ${id}`,
  manage_stock: stock_quantity !== null,
  stock_quantity,
})
const SHOP = [
  product(1, 'VAS-1', 8),
  product(2, 'VAS-2', 5),
  product(3, 'VAS-3', 4),
  product(4, 'VAS-4', 0),
  product(5, 'VAS-5', 7),
  product(6, 'VAS-6', null),
  { ...product(7, 'VAS-7', 30), type: 'variable' },
]
const ORDERS = [
  {
    id: 90,
    line_items: [
      { sku: 'VAS-1', quantity: 2 },
      { sku: 'VAS-2', quantity: 1 },
    ],
  },
  { id: 91, line_items: [{ sku: 'VAS-2', quantity: 2 }] },
]
const COUNT =
  'sku;quantity\nVAS-1;5\nVAS-1;3\nVAS-2;6\nVAS-3;6\nVAS-4;0\nVAS-5;7\nVAS-6;9\nOLD-1;2\n'
const yes = [{ data: { 'Baisser ces stocks': 'Oui', 'Lower these stocks': 'Yes' } }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux vases cassés, une vente pendant la question',
      'Two vases broken, a sale meanwhile',
    ),
    given: {
      night: [{}],
      file: file(COUNT),
      shop: SHOP,
      orders: ORDERS,
      ask: yes,
      again: [product(1, 'VAS-1', 7), product(3, 'VAS-3', 4)],
      write: [{ id: 1, stock_quantity: 5 }, { error: 'Invalid ID.' }],
      done: [{ accepted: true }],
    },
    expects: {
      compare: [
        {
          kind: 'ask',
          over: [
            { sku: 'VAS-1', gap: -2 },
            { sku: 'VAS-2', gap: -2 },
          ],
        },
      ],
      fix: [
        { sku: 'VAS-1', id: 1, stock: 5 },
        { sku: 'VAS-2', id: 0, stock: 0 },
      ],
      tell: 'not reached',
    },
    asks: {
      file: [{ fileKey: 'stock-2026-11-23.csv' }],
      ask: [
        {
          message: both(
            'VENDUS EN TROP\n- VAS-1, Vase 1 : en vente 8, vendus non partis 2, comptés 8 → 6\n- VAS-2, Vase 2 : en vente 5, vendus non partis 3, comptés 6 → 3\n\nCOMPTÉS EN PLUS (retours non triés, réception récente, virements attendus)\n- VAS-3, Vase 3 : en vente 4, vendus non partis 0, comptés 6\n\nD’UN SEUL CÔTÉ\n- VAS-6, inconnue de la boutique ou sans stock suivi\n- OLD-1, inconnue de la boutique ou sans stock suivi',
            'OVERSOLD\n- VAS-1, Vase 1: on sale 8, sold and not sent 2, counted 8 → 6\n- VAS-2, Vase 2: on sale 5, sold and not sent 3, counted 6 → 3\n\nCOUNTED ABOVE (returns not sorted, goods just in, transfers awaited)\n- VAS-3, Vase 3: on sale 4, sold and not sent 0, counted 6\n\nON ONE SIDE ONLY\n- VAS-6, unknown to the shop or its stock not kept\n- OLD-1, unknown to the shop or its stock not kept',
          ),
        },
      ],
      done: [{ text: both('VAS-1 : 5\nVAS-2 : REFUSÉ', 'VAS-1: 5\nVAS-2: REFUSED') }],
    },
  },
  {
    name: both('Vendu au-delà du stock pendant la question', 'Sold below nought meanwhile'),
    given: {
      night: [{}],
      file: file('sku;quantity\nVAS-1;1\n'),
      shop: [product(1, 'VAS-1', 3)],
      orders: [{}],
      ask: yes,
      again: [product(1, 'VAS-1', -1)],
      write: [{ id: 1, stock_quantity: -1 }],
      done: [{ accepted: true }],
    },
    expects: { compare: [{ over: [{ gap: -2 }] }], fix: [{ id: 1, stock: -1 }] },
    asks: { done: [{ text: both('VAS-1 : -1', 'VAS-1: -1') }] },
  },
  {
    name: both('Les deux sont d’accord', 'Both agree'),
    given: {
      night: [{}],
      file: file('sku;quantity\nVAS-1;10\n'),
      shop: [product(1, 'VAS-1', 8)],
      orders: ORDERS,
      tell: [{ accepted: true }],
    },
    expects: { compare: [{ kind: 'told', over: [] }], ask: 'not reached' },
    asks: { tell: [{ text: both('Les deux stocks sont d’accord.', 'Both stocks agree.') }] },
  },
  {
    name: both('Un fichier tronqué', 'A file cut short'),
    given: {
      night: [{}],
      file: file('sku;quantity\nVAS-1;10\nVAS-2;6\n'),
      shop: SHOP,
      orders: ORDERS,
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Le fichier paraît tronqué, rien n’est comparé. Références de la boutique qui s’y trouvent : 2 sur 5',
            'The file looks cut short, nothing was compared. References of the shop found in it: 2 of 5',
          ),
        },
      ],
    },
  },
  {
    name: both('Personne ne répond', 'Nobody answers'),
    given: {
      night: [{}],
      file: file(COUNT),
      shop: SHOP,
      orders: ORDERS,
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { 'way.ask': { count: 1 }, again: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Refus, ou pas de réponse sous dix heures : aucun stock ne change.',
            'Refused, or no answer within ten hours: no stock changes.',
          ),
        },
      ],
    },
  },
  {
    name: both('Boutique muette après l’accord', 'Shop silent after the yes'),
    given: {
      night: [{}],
      file: file(COUNT),
      shop: SHOP,
      orders: ORDERS,
      ask: yes,
      again: { fails: 'Bad gateway' },
      tell: [{ accepted: true }],
    },
    expects: { write: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Fichier ou boutique hors d’atteinte, aucun stock ne change : Bad gateway',
            'File or shop out of reach, no stock changes: Bad gateway',
          ),
        },
      ],
    },
  },
  {
    name: both('Pas de fichier ce matin', 'No file this morning'),
    given: { night: [{}], file: { fails: 'NoSuchKey' }, tell: [{ accepted: true }] },
    expects: { rows: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Fichier ou boutique hors d’atteinte, aucun stock ne change : NoSuchKey',
            'File or shop out of reach, no stock changes: NoSuchKey',
          ),
        },
      ],
    },
  },
]
