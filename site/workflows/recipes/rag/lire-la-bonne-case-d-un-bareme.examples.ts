import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const chat = (fr: string, en: string): Given => [{ chatInput: both(fr, en) }]
/** Both languages' columns, of which each flow reads its own. */
const row = (
  row_number: number,
  places: string,
  over: number,
  upTo: number,
  price: number | string,
) => ({
  row_number,
  Departements: places,
  Departments: places,
  Plus_de: over,
  Over: over,
  Jusqu_a: upTo,
  Up_to: upTo,
  Prix_HT: price,
  Price_net: price,
  Delai: 'J+2',
  Transit: 'D+2',
})
const GRID: Given = [
  row(2, '1; 38 ;69 42', 0, 500, 96),
  row(3, '1; 38 ;69 42', 500, 1000, '142,50'),
  row(4, '1; 38 ;69 42', 1000, 1500, '1 180,00'),
  row(5, '2B', 0, 1000, ''),
  row(6, '13', 0, 800, 110),
  row(7, '13', 700, 1000, 150),
]
const copied = (weight: string | Bilingual<string>, place: string): Given => {
  const said = (one: string) => JSON.stringify({ output: { weight: one, place } })
  return {
    says: [typeof weight === 'string' ? said(weight) : both(said(weight.fr), said(weight.en))],
  }
}

export const examples: readonly Example[] = [
  {
    name: both('Un code postal et des tonnes', 'A postcode and tonnes'),
    given: {
      chat: chat('1,2 t pour Lyon 69003 ?', '1.2 t to Lyon 69003?'),
      grid: GRID,
      luna: copied(both('1,2 t', '1.2 t'), '69003'),
    },
    expects: {
      cell: [
        {
          state: 'found',
          zone: '69',
          weight: 1200,
          lines: [4],
          output: both(
            '69, 1200 kg : 1\u00A0180\u00A0€ HT, délai J+2.\nLu ligne 4 (1000 < kg ≤ 1500).',
            '69, 1200 kg: €1,180 before VAT, transit time D+2.\nRead on row 4 (1000 < kg ≤ 1500).',
          ),
        },
      ],
      outside: 'not reached',
    },
  },
  {
    name: both('Milliers avec un point, dans l’Ain', 'Thousands with a comma, to department 01'),
    given: {
      chat: chat('1.200 kg pour le 01', '1,200 kg to 01'),
      grid: GRID,
      luna: copied(both('1.200 kg', '1,200 kg'), '01'),
    },
    expects: { cell: [{ state: 'found', zone: '01', weight: 1200, lines: [4] }] },
  },
  {
    name: both('Trois palettes, un poids recopié', 'Three pallets, one weight copied'),
    given: {
      chat: chat('3 palettes de 300 kg pour le 69', '3 pallets of 300 kg to 69'),
      grid: GRID,
      luna: copied('300 kg', '69'),
    },
    expects: { cell: [{ state: 'missing', zone: '69', weight: null }] },
  },
  {
    name: both('À la borne, un prix avec centimes', 'Right on the limit, a price with cents'),
    given: {
      chat: chat('Palette de 1 000 kg dans le 42', 'A pallet of 1 000 kg to 42'),
      grid: GRID,
      luna: copied('1 000 kg', '42'),
    },
    expects: {
      cell: [
        {
          lines: [3],
          output: both(
            '42, 1000 kg : 142,50\u00A0€ HT, délai J+2.\nLu ligne 3 (500 < kg ≤ 1000).',
            '42, 1000 kg: €142.50 before VAT, transit time D+2.\nRead on row 3 (500 < kg ≤ 1000).',
          ),
        },
      ],
    },
  },
  {
    name: both('Un poids que personne n’a écrit', 'A weight that nobody wrote'),
    given: {
      chat: chat('Combien pour Ajaccio ?', 'How much to Ajaccio?'),
      grid: GRID,
      luna: copied('300 kg', ''),
    },
    expects: {
      cell: [
        {
          state: 'missing',
          weight: null,
          output: both(
            'Il manque un seul poids en kg ou en tonnes et un département ou un code postal.',
            'Missing: a single weight in kg or tonnes and a department or a postcode.',
          ),
        },
      ],
    },
  },
  {
    name: both('Deux poids dans une question', 'Two weights in one question'),
    given: {
      chat: chat('2 x 300 kg pour le 69', '2 x 300 kg to 69'),
      grid: GRID,
      luna: copied('2 x 300 kg', '69'),
    },
    expects: { cell: [{ state: 'missing', zone: '69', weight: null }] },
  },
  {
    name: both('Un poids recopié à moitié', 'A weight copied by half'),
    given: {
      chat: chat('1,2 t pour le 69', '1.2 t to 69'),
      grid: GRID,
      luna: copied('2 t', '69'),
    },
    expects: { cell: [{ state: 'missing', zone: '69', weight: null }] },
  },
  {
    name: both('Corse : la case est vide', 'Corsica: the cell is empty'),
    given: {
      chat: chat('80 kg à Bastia 20200', '80 kg to Bastia 20200'),
      grid: GRID,
      luna: copied('80 kg', '20200'),
      noted: [{ id: 1 }],
    },
    expects: {
      cell: [{ state: 'outside', zone: '2B', lines: [5] }],
      outside: [
        {
          output: both(
            '2B, 80 kg : rien dans le barème. La question est notée pour les expéditions.',
            '2B, 80 kg: nothing in the grid. The question is noted for the shipping desk.',
          ),
        },
      ],
    },
    asks: { noted: [{ columns: { value: { zone: '2B', weight: 80, state: 'outside' } } }] },
  },
  {
    name: both('Deux lignes se recouvrent, registre fermé', 'Two rows overlap, register shut'),
    given: {
      chat: chat('750 kg pour le 13', '750 kg to 13'),
      grid: GRID,
      luna: copied('750 kg', '13'),
      noted: { fails: 'no such table' },
    },
    expects: {
      cell: [{ state: 'double', lines: [6, 7] }],
      outside: [
        {
          output: both(
            'Deux lignes du barème se recouvrent ; aucun prix donné. Lignes 6 et 7.\n(Registre fermé : prévenez vous-même les expéditions.)',
            'Two rows of the grid overlap; no price given. Rows 6 and 7.\n(Register shut: tell the shipping desk yourself.)',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait', 'The model is silent'),
    given: {
      chat: chat('80 kg dans le 69', '80 kg to 69'),
      grid: GRID,
      luna: { fails: 'The server had an error' },
    },
    expects: { cell: [{ state: 'silent', zone: '' }], noted: 'not reached' },
  },
  {
    name: both('Le barème est inaccessible', 'The grid is out of reach'),
    given: { chat: chat('80 kg dans le 69', '80 kg to 69'), grid: { fails: '403' } },
    expects: { understood: 'not reached', shut: { count: 1 } },
  },
]
