import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const priced = (ref: string, label: string, price: string | number, row_number = 2) => ({
  row_number,
  ref,
  label,
  price,
})
const known = (ref: string, label: string, price: string) => ({
  id: 1,
  ref,
  row: JSON.stringify({ ref, label, price }),
})
const LAST = [
  known('A1', 'Joint', '4.2'),
  known('A2', 'Vanne', '38'),
  known('A3', 'Coude', '3'),
  ...Array.from({ length: 9 }, (_, at) => known(`B${at}`, 'Tube', '10')),
]
const TUBES = Array.from({ length: 9 }, (_, at) => priced(`B${at}`, 'Tube', 10, at + 20))

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une virgule perdue, un libellé, une ligne retirée, un double',
      en: 'A comma lost, a label, a row removed, a double',
    },
    given: {
      night: [{}],
      sheet: [
        priced('A1', 'Joint ', 42),
        priced('A2', 'Vanne 1/2', 38),
        priced('A2', 'Vanne', 40),
        priced('A4', 'Té', 5),
        ...TUBES,
      ],
      before: LAST,
      journal: [{ key: 'k' }],
      drop: [{ ref: 'A3' }],
      keep: [{ ref: 'A1' }],
      tell: [{ accepted: true }],
    },
    expects: {
      diff: [{ state: 'changed', rows: 12, doubles: ['A2'] }],
      lines: { count: 4 },
      'gone.yes': [{ ref: 'A3' }],
      'gone.no': { count: 3 },
      held: 'not reached',
    },
    asks: {
      journal: [
        { columns: { value: { key: '2026-11-23|A1|price|4.2', before: '4.2', after: '42' } } },
        { columns: { value: { column: 'label', before: 'Vanne', after: 'Vanne 1/2' } } },
        { columns: { value: { ref: 'A4', column: both('(ligne ajoutée)', '(row added)') } } },
        { columns: { value: { ref: 'A3', column: both('(ligne retirée)', '(row removed)') } } },
      ],
      tell: [
        {
          subject: both(
            'Tarif : 1 prix à vérifier, 1 référence(s) en double',
            'Prices: 1 to check, 1 reference(s) twice',
          ),
          text: both(
            'A1 : 4.2 → 42\nA2 : plusieurs lignes, seule la première est suivie',
            'A1: 4.2 → 42\nA2: several rows, only the first is followed',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La première nuit', en: 'The first night' },
    given: {
      night: [{}],
      sheet: [priced('A1', 'Joint', 4.2), priced('A2', 'Vanne', 38)],
      before: [{}],
      keep: [{ ref: 'A1' }, { ref: 'A2' }],
    },
    expects: { diff: [{ state: 'first', changes: [] }], 'gone.no': { count: 2 } },
    asks: { keep: [{ columns: { value: { ref: 'A1' } } }, {}] },
  },
  {
    name: { fr: 'Trié, rien de changé', en: 'Sorted, nothing changed' },
    given: {
      night: [{}],
      sheet: [
        ...TUBES,
        priced('A3', 'Coude', 3),
        priced('A2', 'Vanne', 38),
        priced('A1', 'Joint', 4.2),
      ],
      before: LAST,
    },
    expects: { diff: [{ state: 'quiet', moves: [] }], lines: 'not reached' },
  },
  {
    name: { fr: 'Une feuille à moitié effacée', en: 'A sheet half erased' },
    given: {
      night: [{}],
      sheet: [priced('A1', 'Joint', 4.2), priced('A2', 'Vanne', 38), priced('A3', 'Coude', 3)],
      before: LAST,
      held: [{ accepted: true }],
    },
    expects: { diff: [{ state: 'held' }], journal: 'not reached', keep: 'not reached' },
    asks: {
      held: [{ text: both('9 lignes ont disparu sur 12.', '9 rows have vanished of 12.') }],
    },
  },
  {
    name: { fr: 'Google ne répond pas', en: 'Google does not answer' },
    given: {
      night: [{}],
      sheet: { fails: 'The service is currently unavailable' },
      before: LAST,
      held: [{ accepted: true }],
    },
    expects: { diff: [{ state: 'held', rows: 0 }], journal: 'not reached' },
    asks: {
      held: [
        {
          text: both(
            'La feuille ne se lit pas : The service is currently unavailable',
            'The sheet cannot be read: The service is currently unavailable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le journal refuse les lignes', en: 'The journal refuses the rows' },
    given: {
      night: [{}],
      sheet: [
        priced('A1', 'Joint', 42),
        priced('A2', 'Vanne', 38),
        priced('A3', 'Coude neuf', 3),
        ...TUBES,
      ],
      before: LAST,
      journal: { fails: 'Protected range' },
      tell: [{ accepted: true }],
      held: [{ accepted: true }],
    },
    expects: { diff: [{ state: 'changed' }], lines: { count: 2 }, moves: 'not reached' },
    asks: {
      held: [{ text: 'Protected range' }],
      tell: [{ text: both('A1 : 4.2 → 42', 'A1: 4.2 → 42') }],
    },
  },
]
