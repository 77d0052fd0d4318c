import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ingredient = (
  code: string,
  name: string,
  allergens: string | Bilingual<string>,
  stock_kg: number | string,
  price_kg: number,
  label = name,
) => ({ code, name, family: 'Émulsifiants', allergens, stock_kg, price_kg, label })
const STOCK: Given = [
  ingredient('FAR', 'Farine T55', 'gluten', 900, 0.6),
  ingredient(
    'LEC-T',
    'Lécithine de tournesol',
    both('Aucun', 'None'),
    0,
    9,
    'émulsifiant : lécithines',
  ),
  ingredient('LEC-S', 'Lécithine <soja>', 'Soja', 20, 6, 'émulsifiant : lécithines (soja)'),
  ingredient(
    'LEC-C',
    'Lécithine de colza',
    both('aucun', 'none'),
    '12,5',
    11,
    'Émulsifiant : lécithines',
  ),
  ingredient('MONO', 'Monoglycérides', 'Gluten', 1, 4),
]
const LINES: Given = [
  { recipe: 'Brioche', code: 'FAR', grams: 990 },
  { recipe: 'brioche', code: 'LEC-T', grams: '10,0' },
  { recipe: 'Pain', code: 'FAR', grams: 1000 },
]
type Option = readonly [code: string, ratio: number]
const found = (...options: readonly Option[]) =>
  JSON.stringify({
    output: {
      options: options.map(([code, ratio]) => ({
        code,
        ratio,
        why: 'essai du 12/03, tenue  bonne',
      })),
    },
  })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ recipe: ' Brioche ', missing: 'lec-t', batch: 500, who: 'GB' }],
  lines: LINES,
  stock: STOCK,
  medium: { says: [found(['LEC-S', 1], ['lec-c', 1.2], ['MONO', 1], ['FAR', 1], ['XX', 1])] },
  pick: [{ choice: 'LEC-C, Lécithine de colza' }],
  save: [{ day: '2026-11-23' }],
  tell: [{ ok: true }],
  done: [{}],
  left: [{}],
  lost: [{}],
  ...more,
})
const left = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  completionMessage: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { save: 'not reached' },
  asks: { left: [{ completionMessage }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Le soja est écarté', 'Soya is ruled out'),
    given: going({
      trials: [
        { code: 'LEC-T', tried: 'LEC-C', ratio: 1.2, result: 'tenue bonne', day: '2026-03-12' },
      ],
      family: STOCK,
      medium: {
        says: [
          '{"tool": "trials", "with": {"code": "LEC-T"}}',
          '{"tool": "family", "with": {"family": "Émulsifiants"}}',
          found(['LEC-S', 1], ['lec-c', 1.2], ['MONO', 1], ['FAR', 1]),
        ],
      },
    }),
    expects: {
      prepare: [{ code: 'LEC-T', need: 5, has: ['gluten'] }],
      check: [
        {
          kept: [{ code: 'LEC-C', kg: 6, cost: 21, relabel: false }],
          html: both(
            '<p>Il manque : 5 kg Lécithine de tournesol</p><p><strong>Lécithine de colza</strong> : 6 kg, +21\u00A0€ pour la fabrication. Même nom sur l’étiquette.<br>essai du 12/03, tenue bonne</p><p>Écartés :<br>Lécithine &lt;soja> : allergène nouveau, soja<br>Monoglycérides : stock insuffisant, 1 kg</p>',
            '<p>Missing: 5 kg Lécithine de tournesol</p><p><strong>Lécithine de colza</strong>: 6 kg, +€21 for the batch. Same name on the label.<br>essai du 12/03, tenue bonne</p><p>Ruled out:<br>Lécithine &lt;soja>: new allergen, soja<br>Monoglycérides: not enough in stock, 1 kg</p>',
          ),
        },
      ],
      chosen: [{ one: { code: 'LEC-C', kg: 6 } }],
    },
    asks: {
      save: [
        {
          columns: {
            value: {
              day: '2026-11-23',
              batch_kg: 500,
              missing: 'LEC-T',
              by: 'LEC-C',
              kg: 6,
              relabel: '',
            },
          },
        },
      ],
      tell: [
        {
          text: both(
            'Brioche, 500 kg : Lécithine de tournesol remplacé par Lécithine de colza, 6 kg (GB).',
            'Brioche, 500 kg: Lécithine de tournesol replaced by Lécithine de colza, 6 kg (GB).',
          ),
        },
      ],
      done: [
        {
          completionTitle: both('Lécithine de colza : 6 kg', 'Lécithine de colza: 6 kg'),
          completionMessage: both('La qualité est prévenue.', 'Quality has been told.'),
        },
      ],
    },
  },
  {
    name: both('Étiquette à refaire, Slack muet', 'Label to be redone, Slack silent'),
    given: going({
      form: [{ recipe: 'Brioche', missing: 'LEC-T', batch: 12.4, who: 'GB' }],
      medium: { says: [found(['MONO', 1])] },
      pick: [{ choice: 'MONO, Monoglycérides' }],
      tell: { fails: 'ratelimited' },
    }),
    expects: {
      prepare: [{ need: 0.124 }],
      check: [{ kept: [{ kg: 0.124, cost: -0.62, relabel: true }] }],
    },
    asks: {
      tell: [
        {
          text: both(
            'Brioche, 12,4 kg : Lécithine de tournesol remplacé par Monoglycérides, 0,124 kg (GB). Étiquette à refaire.',
            'Brioche, 12.4 kg: Lécithine de tournesol replaced by Monoglycérides, 0.124 kg (GB). Label to be redone.',
          ),
        },
      ],
      done: [
        {
          completionTitle: both('Monoglycérides : 0,124 kg', 'Monoglycérides: 0.124 kg'),
          completionMessage: both(
            'Étiquette à refaire avant l’expédition. Slack ne répond pas : appelez la qualité, poste 26.',
            'Label to be redone before shipping. Slack does not answer: ring quality on extension 26.',
          ),
        },
      ],
    },
  },
  left(
    both('Aucun remplaçant', 'No stand-in'),
    { medium: { says: [found(['LEC-S', 1], ['LEC-C', 2])] } },
    both(
      'Aucun remplaçant ne convient.<br>Lécithine &lt;soja> : allergène nouveau, soja<br>Lécithine de colza : dosage hors de la moitié à une fois et demie',
      'No stand-in will do.<br>Lécithine &lt;soja>: new allergen, soja<br>Lécithine de colza: dosage outside one half to one and a half',
    ),
  ),
  left(
    both('Une case d’allergène vide', 'A blank allergen cell'),
    {
      stock: [
        ingredient('FAR', 'Farine T55', '', 900, 0.6),
        ingredient('LEC-T', 'x', 'aucun', 0, 9),
      ],
    },
    both(
      'Allergènes non renseignés (écrivez « aucun » s’il n’y en a pas) : FAR',
      'Allergens not filled in (write “none” if there are none): FAR',
    ),
  ),
  left(
    both('Le chef renonce', 'The chef gives up'),
    { pick: [{ choice: both('Ne rien remplacer', 'Replace nothing') }] },
    both('Vous avez renoncé.', 'You gave up.'),
  ),
  left(
    both('Le modèle est en panne', 'The model is down'),
    { medium: { fails: 'overloaded' } },
    both('Le modèle ne répond pas.', 'The model does not answer.'),
  ),
  {
    name: both('La dérogation est refusée', 'The waiver is refused'),
    given: going({ save: { fails: 'Protected range' } }),
    expects: { chosen: [{ one: { kg: 6 } }], tell: 'not reached' },
    asks: { lost: [{ completionTitle: both('Dérogation non inscrite', 'Waiver not entered') }] },
  },
]
