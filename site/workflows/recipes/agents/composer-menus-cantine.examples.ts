import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
const COURSES = ['starter', 'main', 'side', 'dessert'] as const
const dish = (id: string, course: string, family: string, cost: number) => ({
  id,
  fields: { name: `Plat ${id}`, course, family, cost, active: true },
})
/** Five of each course; the second main is vegetarian, the first two sides are fried. */
const DISHES = [
  ...COURSES.flatMap((course) =>
    DAYS.map((_, at) =>
      dish(
        `${course}${at}`,
        course,
        course === 'main' && at === 1 ? 'vegetarian' : course === 'side' && at < 2 ? 'fried' : '',
        course === 'main' ? 1.5 : 0.5,
      ),
    ),
  ),
  dish('side5', 'side', '', 0.5),
  dish('main9', 'main', '', 1),
]
type Day = Readonly<Record<string, string>>
const day = (at: number, more: Day = {}): Day => ({
  day: DAYS[at]!,
  starter: `starter${at}`,
  main: `main${at}`,
  side: at === 0 ? 'side5' : `side${at}`,
  dessert: `dessert${at}`,
  ...more,
})
const said = (...week: readonly Day[]) => JSON.stringify({ output: { week } })
const GOOD = said(...[0, 1, 2, 3, 4].map((at) => day(at)))
const SAVED = Array.from({ length: 20 }, (_, at) => ({ id: `rec${at}` }))
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  thursday: [{}],
  dishes: DISHES,
  served: [
    { id: 'm1', fields: { day: '2026-11-12', course: 'main', dish: ['main9'] } },
    { id: 'm2', fields: { day: '2026-12-17', course: 'main', dish: ['main9'] } },
  ],
  sonnet: { says: [GOOD] },
  ask: [{ data: { approved: true } }],
  save: SAVED,
  done: [{}],
  hand: [{}],
  ...more,
})
export const examples: readonly Example[] = [
  {
    name: both('Deux fritures, puis une bonne semaine', 'Two fried dishes, then a good week'),
    given: going({
      larder: [{ id: 's1', fields: { product: 'carottes', kg: 12, use_by: '2026-12-01' } }],
      heard: [{ id: 'r1', fields: { dish_name: 'Plat main0', note: 'bien' } }],
      sonnet: {
        says: [
          '{"tool": "larder", "with": {"days": 10}}',
          '{"tool": "heard", "with": {"dish": "main0"}}',
          said(day(0, { side: 'side0' }), ...[1, 2, 3, 4].map((at) => day(at))),
          GOOD,
        ],
      },
    }),
    expects: {
      settings: [{ monday: '2026-11-30', most: 3 }],
      prepare: [{ state: 'some', days: DAYS }],
      brief: [
        { tries: 1, faults: '' },
        { tries: 2, faults: both('Fritures : 2/1', 'Fried dishes: 2/1') },
      ],
      check: [
        { state: 'again', tries: 1 },
        { state: 'good', tries: 2, cost: 3, faults: '' },
      ],
      tally: [{ saved: 20 }],
      hand: 'not reached',
    },
    asks: {
      done: [{ bodyContent: both('Plats inscrits : 20/20.', 'Dishes entered: 20/20.') }],
    },
  },
  {
    name: both('Trois essais fautifs', 'Three faulty attempts'),
    given: going({
      dishes: DISHES.map((one) => ({ ...one, fields: { ...one.fields, cost: 1 } })),
      sonnet: { says: [said(day(0, { main: 'main9' }), ...[1, 2, 3, 4].map((at) => day(at)))] },
    }),
    expects: {
      check: [
        { tries: 1 },
        { tries: 2 },
        {
          state: 'give',
          tries: 3,
          cost: 3.8,
          faults: both(
            'lundi 30/11, il manque ou il y a deux fois : plat (main)\nCoût moyen d’un repas au-dessus du budget : 3,80\u00A0€ / 3,20\u00A0€',
            'Monday 30/11, missing or there twice: main\nMean cost of a meal above budget: €3.80 / €3.20',
          ),
        },
      ],
      ask: 'not reached',
    },
  },
  {
    name: both('La cheffe refuse', 'The chef says no'),
    given: going({ ask: [{ data: { approved: false } }] }),
    expects: {
      check: [{ state: 'good', cost: 3 }],
      'agreed.no': { count: 1 },
      save: 'not reached',
    },
  },
  {
    name: both('Deux lignes refusées', 'Two rows refused'),
    given: going({
      save: [...SAVED.slice(0, 18), { error: 'Unprocessable' }, { error: 'Unprocessable' }],
    }),
    expects: { tally: [{ saved: 18 }] },
    asks: {
      done: [
        {
          bodyContent: both(
            'Plats inscrits : 18/20.\nÀ inscrire à la main :\n2026-12-04 Plat side4\n2026-12-04 Plat dessert4',
            'Dishes entered: 18/20.\nTo be entered by hand:\n2026-12-04 Plat side4\n2026-12-04 Plat dessert4',
          ),
        },
      ],
    },
  },
  {
    name: both('La semaine est déjà inscrite', 'The week is entered already'),
    given: going({
      served: [{ id: 'm1', fields: { day: '2026-12-01', course: 'main', dish: ['main0'] } }],
    }),
    expects: { prepare: [{ state: 'stop' }], compose: 'not reached' },
    asks: {
      hand: [
        {
          bodyContent: both(
            'La semaine prochaine a déjà des plats : rien n’est recomposé.',
            'Next week has dishes already: nothing is composed anew.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ sonnet: { fails: 'overloaded' } }),
    expects: { check: [{ state: 'give' }] },
    asks: {
      hand: [{ bodyContent: both('Le modèle ne répond pas.', 'The model does not answer.') }],
    },
  },
  {
    name: both('Airtable ne répond pas', 'Airtable does not answer'),
    given: going({ dishes: { fails: 'Bad gateway' }, served: { fails: 'Bad gateway' } }),
    expects: { prepare: [{ state: 'stop' }], brief: 'not reached' },
  },
]
