/** How often a template runs in a month where a clock alone starts it. */
import { NODES } from '../nodes/index.ts'
import type { Param, Recipe, RecipeNode } from '../recipes/recipe.ts'

/** @returns nothing where people or events start it, as often as they come */
export const runsAMonth = ({ nodes }: Recipe): number | undefined => {
  const starts = Object.values(nodes).filter(
    ({ use }) => NODES[use].kind === 'trigger' && use !== 'errorTrigger',
  )
  const clocks = starts.map(cronOf)
  if (!clocks.every((cron) => cron !== undefined)) return undefined
  const sum = clocks.reduce((all, cron) => all + monthly(cron), 0)
  return sum === 0 ? undefined : Math.max(1, Math.round(sum))
}

const cronOf = ({ use, with: given }: RecipeNode): string | undefined => {
  if (use !== 'scheduleTrigger') return undefined
  const rows = inside(inside(given, 'rule'), 'interval')
  const cron = Array.isArray(rows) ? inside(rows[0] as Param, 'expression') : undefined
  return typeof cron === 'string' ? cron : undefined
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Five fields; a day is that of the month or of the week. */
const monthly = (cron: string): number => {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ')
  const days = weekday === '*' ? (count(day, 31) * 365) / 12 / 31 : (count(weekday, 7) * 52) / 12
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
