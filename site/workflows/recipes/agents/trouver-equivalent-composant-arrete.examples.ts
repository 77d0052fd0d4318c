import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const part = (
  mpn: string,
  volts: string | null,
  more: Readonly<Record<string, string | null>> = {},
) => ({
  mpn,
  maker: 'Kerval',
  kind: 'capacitor',
  package: '0603',
  value: '1 µF',
  dielectric: 'X7R',
  tolerance: '10',
  volts,
  temp_min: '-55',
  temp_max: '125',
  grade: '',
  state: 'active',
  stock: '4000',
  ...more,
})
const OLD = part('KV0603-105', '25', { state: 'stopped' })
const proposed = (...parts: readonly string[]) =>
  JSON.stringify({
    output: {
      candidates: parts.map((mpn) => ({ mpn, why: '0603, X7R' })),
    },
  })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ mpn: ' kv0603-105', engineer: 'M. Aubert' }],
  part: [OLD],
  sonnet: { says: [proposed('KV0603-106B', 'LM06-1U-25')] },
  ...more,
})
const TWO: Given = [
  { ...part('KV0603-106B', '16'), refused_on: '2026-03-12', refused_why: 'marge' },
  { ...part('LM06-1U-25', '50', { temp_max: null }), refused_on: null, refused_why: null },
]
const down = (
  name: Bilingual<string>,
  node: string,
  given: Readonly<Record<string, Given>>,
): Example => ({
  name,
  given: going({ ...given, [node]: { fails: 'connection refused' }, down: [{}] }),
  expects: { done: 'not reached' },
  asks: { down: [{ completionTitle: both('Rien n’est gardé', 'Nothing is kept') }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Deux candidats, un déjà refusé', 'Two candidates, one refused before'),
    given: going({
      near: [part('LM06-1U-25', '50')],
      past: [{ old_mpn: 'KV0603-105', new_mpn: 'KV0603-106B', verdict: 'refused' }],
      sonnet: {
        says: [
          '{"tool": "past", "with": {"part": "KV0603"}}',
          '{"tool": "near", "with": {"kind": "capacitor", "word": "0603"}}',
          proposed('KV0603-106B', 'LM06-1U-25'),
        ],
      },
      values: TWO,
      choose: [
        { choice: 'LM06-1U-25', reason: both('Fiche lue : 125 °C', 'Datasheet read: 125 °C') },
      ],
      keep: [{ new_mpn: 'LM06-1U-25' }],
      done: [{}],
    }),
    expects: {
      settings: [{ mpn: 'KV0603-105' }],
      compare: [
        {
          count: 2,
          judged: [
            { mpn: 'LM06-1U-25', faults: [], open: [both('temp. max', 'max. temp.')] },
            {
              mpn: 'KV0603-106B',
              faults: [
                both('tension (V) 16 au lieu de 25', 'voltage (V) 16 instead of 25'),
                both('déjà refusé le 2026-03-12 : marge', 'refused already on 2026-03-12: marge'),
              ],
            },
          ],
        },
      ],
      nothing: 'not reached',
    },
    asks: {
      values: [{ options: { queryReplacement: ['KV0603-105', 'KV0603-106B|LM06-1U-25'] } }],
      keep: [
        {
          options: {
            queryReplacement: [
              'KV0603-105',
              'LM06-1U-25',
              'chosen',
              both('Fiche lue : 125 °C', 'Datasheet read: 125 °C'),
              'M. Aubert',
            ],
          },
        },
      ],
    },
  },
  {
    name: both('L’ingénieur n’en veut aucun', 'The engineer wants none of them'),
    given: going({
      values: TWO,
      choose: [{ choice: both('Aucun', 'None'), reason: both('Essai demandé', 'Trial wanted') }],
      keep: [{ new_mpn: 'LM06-1U-25' }, { new_mpn: 'KV0603-106B' }],
      done: [{}],
    }),
    expects: { compare: [{ options: ['LM06-1U-25', 'KV0603-106B', both('Aucun', 'None')] }] },
    asks: {
      keep: [
        {
          options: {
            queryReplacement: [
              'KV0603-105',
              'LM06-1U-25|KV0603-106B',
              'refused',
              both('Essai demandé', 'Trial wanted'),
              'M. Aubert',
            ],
          },
        },
      ],
    },
  },
  {
    name: both('Une référence inventée', 'An invented part number'),
    given: going({ sonnet: { says: [proposed('XX-1')] }, values: [], nothing: [{}] }),
    expects: { compare: [{ count: 0 }], choose: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: both(
            'KV0603-105 : aucun composant actif proche dans la base.',
            'KV0603-105: no active part close to it in the database.',
          ),
        },
      ],
    },
  },
  {
    name: both('Référence inconnue', 'Unknown part number'),
    given: going({ form: [{ mpn: 'zz9', engineer: 'M. Aubert' }], part: [], nothing: [{}] }),
    expects: { find: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: both(
            'ZZ9 : référence absente de la base.',
            'ZZ9: part number not in the database.',
          ),
        },
      ],
    },
  },
  down(both('La base ne répond pas', 'The database does not answer'), 'part', {}),
  down(both('Le modèle est en panne', 'The model is down'), 'sonnet', {}),
  down(both('Les valeurs ne se lisent plus', 'Values cannot be read any more'), 'values', {}),
  down(both('La décision ne s’écrit pas', 'The decision cannot be written'), 'keep', {
    values: TWO,
    choose: [{ choice: 'LM06-1U-25', reason: 'ok' }],
  }),
]
