/** How often a template runs in a month where clocks alone start it. */
import { NODES } from '../nodes/index.ts'
import type { Recipe, RecipeNode } from '../recipes/recipe.ts'

/** @returns nothing where people or events start it, as often as they come */
export const runsAMonth = ({ nodes }: Recipe): number | undefined => {
  const starts = Object.values(nodes).filter(
    ({ use }) => NODES[use].kind === 'trigger' && use !== 'errorTrigger',
  )
  if (starts.length === 0 || starts.some(({ use }) => use !== 'scheduleTrigger')) return undefined
  return Math.max(1, Math.round(starts.reduce((all, start) => all + runsOf(start), 0)))
}

const DAYS = 365 / 12

/** How many of a clock's units a month holds. */
const UNITS = { minutes: DAYS * 24 * 60, hours: DAYS * 24, days: DAYS, weeks: DAYS / 7, months: 1 }

/** What n8n's clock is set to: its first interval, as all recipes have one. */
interface Interval {
  readonly field: keyof typeof UNITS | 'cronExpression'
  readonly expression?: string
  readonly triggerAtDay?: readonly number[]
  /** `weeksInterval: 2`: every other week. */
  readonly [every: `${string}Interval`]: number
}

const runsOf = ({ with: given }: RecipeNode): number => {
  const { interval } = given!['rule'] as unknown as { readonly interval: readonly [Interval] }
  const [{ field, expression = '', triggerAtDay = [0], ...row }] = interval
  if (field === 'cronExpression') return runsOfCron(expression)
  const days = field === 'weeks' ? triggerAtDay.length : 1
  return (days * UNITS[field]) / (row[`${field}Interval`] ?? 1)
}

/** Five fields; a day is that of the month or of the week. */
const runsOfCron = (cron: string): number => {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ')
  const days = weekday === '*' ? (count(day, 31) * DAYS) / 31 : count(weekday, 7) * UNITS.weeks
  return (count(minute, 60) * count(hour, 24) * days * count(month, 12)) / 12
}

/** How many of all a field takes: `*`, `1,15`, `1-5`, `*` or a range with a step. */
const count = (field: string, all: number): number =>
  field.split(',').reduce((sum, part) => {
    const [range = '*', step = '1'] = part.split('/')
    const [from, to = from] = range.split('-').map(Number) as [number, number?]
    const width = range === '*' ? all : to - from + 1
    return sum + Math.ceil(width / Number(step))
  }, 0)
