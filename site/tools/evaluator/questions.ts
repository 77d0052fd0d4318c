/** What the evaluator asks of a project: choices, and amounts that start where a guess would. */
import type { Amount, Question, Unit } from '../frame/question.ts'
import { PER_DAY } from './assumptions.ts'
import { MODEL_IDS, type Rates } from './models.ts'

const choice = (part: string, id: string, options: readonly string[]): Question => ({
  id,
  part,
  kind: 'choice',
  options: [...options, 'unsure'],
})

/** What each amount is counted in. */
const COUNTED = {
  volume: 'count',
  minutes: 'minutes',
  share: 'percent',
  hourly: 'euros',
  days: 'days',
  rate: 'euros',
  upkeep: 'hours',
  hosting: 'euros',
  // In dollars, for which questions have no unit.
  'price-read': 'count',
  'price-written': 'count',
  read: 'tokens',
  written: 'tokens',
} as const satisfies Readonly<Record<string, Unit>>
export const UNITS: Readonly<Partial<Record<string, Unit>>> = COUNTED

type Range = Pick<Amount, 'least' | 'most' | 'step' | 'start'>

const amount = (part: string, id: keyof typeof COUNTED, range: Range): Question => ({
  id,
  part,
  kind: 'amount',
  unit: COUNTED[id],
  ...range,
})

const ownPrice = (id: 'price-read' | 'price-written', start: number): Question => ({
  ...amount('cost', id, { least: 0, most: 500, step: 0.01, start }),
  when: ({ model }) => model === 'own',
})

/** @param rates the hour of work that stands there first */
export const questionsWith = ({ hourly }: Rates): readonly Question[] => [
  choice('feasibility', 'job', [
    'sort',
    'extract',
    'draft',
    'search',
    'converse',
    'predict',
    'act',
  ]),
  choice('feasibility', 'truth', ['anyone', 'expert', 'later', 'nobody']),
  choice('feasibility', 'tolerance', ['reviewed', 'few', 'rare', 'none']),
  choice('feasibility', 'tried', ['works', 'mixed', 'fails']),
  choice('data', 'access', ['ready', 'export', 'scattered', 'missing']),
  choice('data', 'examples', ['many', 'some', 'few', 'none']),
  choice('data', 'rights', ['checked', 'likely', 'no']),
  // Nothing stands there first: a guess of ours would look like an answer.
  { ...amount('value', 'volume', { least: 0, most: 100_000, step: 10 }), optional: true },
  { ...amount('value', 'minutes', { least: 0, most: 240, step: 1 }), optional: true },
  amount('value', 'share', { least: 0, most: 100, step: 5, start: 30 }),
  {
    ...amount('value', 'hourly', {
      least: 10,
      most: 300,
      step: 0.1,
      start: hourly,
    }),
    optional: true,
  },
  choice('value', 'owner', ['named', 'shared', 'nobody']),
  choice('risk', 'harm', ['little', 'redo', 'money', 'people']),
  choice('risk', 'review', ['each', 'sample', 'after', 'never']),
  choice('risk', 'area', ['none', 'listed', 'banned']),
  choice('risk', 'personal', ['none', 'ordinary', 'sensitive']),
  amount('cost', 'days', { least: 0.5, most: 200, step: 0.5, start: 14 }),
  {
    ...amount('cost', 'rate', { least: 0, most: 3000, step: 10, start: PER_DAY }),
    optional: true,
  },
  amount('cost', 'upkeep', { least: 0, most: 200, step: 1, start: 4 }),
  amount('cost', 'hosting', { least: 0, most: 5000, step: 5, start: 30 }),
  { id: 'model', part: 'cost', kind: 'choice', options: [...MODEL_IDS, 'own', 'unsure'] },
  ownPrice('price-read', 2),
  ownPrice('price-written', 10),
  {
    ...amount('cost', 'read', { least: 0, most: 500_000, step: 100 }),
    optional: true,
  },
  {
    ...amount('cost', 'written', { least: 0, most: 100_000, step: 50 }),
    optional: true,
  },
]
