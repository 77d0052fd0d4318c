import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const order = (id: number, ...lines: readonly (readonly [sku: string, quantity: number])[]) => ({
  id,
  number: String(id),
  line_items: lines.map(([sku, quantity]) => ({ sku, name: `Bougie ${sku}`, quantity })),
})
const ORDERS = [
  order(513, ['B-CED', 1], ['B-FIG', 2]),
  order(511, ['B-FIG', 1], ['B-MEN', 1]),
  order(512, ['B-ROS', 3], ['B-IRI', 1]),
  order(510, ['B-FIG', 9]),
  order(514, ['B-FIG', 1]),
]
const PLACES = [
  { SKU: 'B-FIG', Place: 'A-10-1' },
  { SKU: 'B-CED', Place: 'A-2-4' },
  { SKU: 'B-MEN', Place: 'B-3-1' },
  { SKU: 'B-ROS', Place: 'B-11-2' },
]

export const examples: readonly Example[] = [
  {
    name: both('Trois commandes, deux allées', 'Three orders, two aisles'),
    given: {
      start: [{ most: 3 }],
      orders: ORDERS,
      places: PLACES,
      had: [{ order: '510', wave: '20/11/2026 16:00' }],
      send: [{ accepted: true }],
      keep: [{ id: 1 }, { id: 2 }, { id: 3 }],
      done: [{}],
    },
    expects: {
      wave: [
        {
          lines: 5,
          units: 9,
          lost: 1,
          walk: [
            'A-2-4 B-CED 1 (3 × 1)',
            'A-10-1 B-FIG 3 (1 × 1, 3 × 2)',
            'B-11-2 B-ROS 3 (2 × 3)',
            'B-3-1 B-MEN 1 (1 × 1)',
            both('SANS EMPLACEMENT B-IRI 1 (2 × 1)', 'NO PLACE B-IRI 1 (2 × 1)'),
          ],
        },
      ],
      each: [{ order: '511', box: 1 }, { order: '512' }, { order: '513', box: 3 }],
      not: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both('Vague du 23/11/2026 08:30', 'Wave of 23/11/2026 08:30'),
          text: both('3 commandes, 5 arrêts, 9 unités.', '3 orders, 5 stops, 9 units.'),
        },
      ],
      keep: [{ columns: { value: { order: '511', wave: '23/11/2026 08:30' } } }, {}, {}],
    },
  },
  {
    name: both('La feuille se tait, un nom piégé', 'The sheet is silent, a name with a trap'),
    given: {
      start: [{ most: 1 }],
      orders: [
        { id: 9, number: '9', line_items: [{ sku: '', name: '<b>Bougie</b>', quantity: 2 }] },
      ],
      places: { fails: 'Quota exceeded' },
      had: [{}],
      send: [{ accepted: true }],
      keep: [{ id: 1 }],
      done: [{}],
    },
    expects: { wave: [{ lost: 1, units: 2 }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Bacs à prendre : 1, sans emplacement : 1. La liste est dans la boîte de l’entrepôt.',
            'Boxes to fetch: 1, without a place: 1. The list is in the warehouse’s mailbox.',
          ),
        },
      ],
    },
  },
  {
    name: both('Deux couleurs sous une référence', 'Two colours under one reference'),
    given: {
      start: [{ most: 1 }],
      orders: [
        {
          id: 20,
          number: '20',
          line_items: [
            { sku: 'B-FIG', name: 'Bougie - Noire', quantity: 1 },
            { sku: 'B-FIG', name: 'Bougie - Blanche', quantity: 2 },
          ],
        },
      ],
      places: PLACES,
      had: [{}],
      send: [{ accepted: true }],
      keep: [{ id: 1 }],
      done: [{}],
    },
    expects: {
      wave: [{ lines: 2, walk: ['A-10-1 B-FIG 1 (1 × 1)', 'A-10-1 B-FIG 2 (1 × 2)'] }],
    },
  },
  {
    name: both('Tout est déjà en vague', 'All in a wave already'),
    given: {
      start: [{ most: 20 }],
      orders: [ORDERS[0]!],
      places: PLACES,
      had: [{ order: '513' }],
      not: [{}],
    },
    expects: {
      wave: [
        {
          text: both(
            'Aucune commande à préparer : toutes sont déjà dans une vague.',
            'No order to pick: all are in a wave already.',
          ),
        },
      ],
      file: 'not reached',
    },
  },
  {
    name: both('Zéro commande demandée', 'Nought orders asked for'),
    given: { start: [{ most: 0 }], orders: ORDERS, places: PLACES, had: [{}], not: [{}] },
    expects: {
      wave: [
        {
          text: both('Choisissez de une à quarante commandes.', 'Choose from one to forty orders.'),
        },
      ],
    },
  },
  {
    name: both('Le courriel est refusé', 'The email is refused'),
    given: {
      start: [{ most: 2 }],
      orders: ORDERS,
      places: PLACES,
      had: [{}],
      send: { fails: 'Mailbox full' },
      not: [{}],
    },
    expects: { keep: 'not reached' },
    asks: {
      not: [
        {
          completionMessage: both(
            'La liste n’est pas partie, aucune commande n’est retenue : Mailbox full',
            'The list did not leave, no order is kept: Mailbox full',
          ),
        },
      ],
    },
  },
]
