/** The shape of a template as a small drawing shows it: columns of signs, from left to right. */
import { linksIn } from '../builder/build.ts'
import { once } from '../builder/once.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { shapeFrom, type Shape } from './columns.ts'
import { factsIn, stepsIn } from './services.ts'
import { signOf } from './sign.ts'

export const shapeOf = once((recipe): Shape => {
  const facts = factsIn(recipe)
  const columns: string[][] = []
  for (const [key, rank] of ranksIn(recipe)) {
    const sign = signOf(facts.get(key)!)
    const cells = (columns[rank] ??= [])
    if (cells.length < MOST_ROWS) cells.push('icon' in sign ? sign.icon : `=${sign.letters}`)
  }
  return shapeFrom(shortened(columns.filter((cells) => cells.length > 0)))
})

/** How far each step is from a start, by the longest way that does not come back. */
const ranksIn = (recipe: Recipe): ReadonlyMap<string, number> => {
  const steps = stepsIn(recipe)
  const links = linksIn(recipe).filter(({ kind }) => kind === 'main')
  const ranks = new Map<string, number>()
  const visit = (key: string, rank: number, way: readonly string[]): void => {
    if (way.includes(key) || (ranks.get(key) ?? -1) >= rank) return
    ranks.set(key, rank)
    for (const { from, to } of links) if (from === key) visit(to, rank + 1, [...way, key])
  }
  for (const key of steps) if (!links.some(({ to }) => to === key)) visit(key, 0, [])
  return ranks
}

const MOST_ROWS = 3
const MOST_COLUMNS = 6

/** Where there are too many, what only computes goes first; the ends stay. */
const shortened = (columns: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  if (columns.length <= MOST_COLUMNS) return columns
  const order = columns
    .map((cells, at) => ({ at, worth: worthOf(cells, at === 0 || at === columns.length - 1) }))
    .toSorted((one, other) => other.worth - one.worth || one.at - other.at)
  const kept = new Set(order.slice(0, MOST_COLUMNS).map(({ at }) => at))
  return columns.filter((_, at) => kept.has(at))
}

const worthOf = (cells: readonly string[], end: boolean): number => {
  if (end) return 9
  const telling = cells.filter((cell) => cell.startsWith('=') || cell === 'ia' || cell === 'flow')
  return cells.length + telling.length
}
