/** What one asks of the library, and how the address says it: `?q=…&category=…&integration=…&level=…&sort=…`. */
import { LEVELS, type Level } from '../../workflows/recipes/recipe.ts'
import { NOTHING, ORDERS, type Asked } from '../../workflows/library/filter.ts'

/** What the address says it with. */
export const LIBRARY_ASKED_BY = ['q', 'category', 'integration', 'level', 'sort'] as const

/** No question is longer, whatever an address says or somebody pastes. */
const LONGEST_QUESTION = 200

export const askedIn = (search: string): Asked => {
  const query = new URLSearchParams(search)
  return {
    question: (query.get('q') ?? '').slice(0, LONGEST_QUESTION),
    categories: query.getAll('category').filter(isSlug),
    services: query.getAll('integration').filter(isSlug),
    levels: query.getAll('level').filter(isLevel),
    order: ORDERS.find((order) => order === query.get('sort')) ?? NOTHING.order,
  }
}

/** The query of an address that asks this; what else it says stays. */
export const searchWith = (search: string, asked: Asked): string => {
  const query = new URLSearchParams(search)
  for (const name of LIBRARY_ASKED_BY) query.delete(name)
  if (asked.question.trim() !== '') query.set('q', asked.question.trim())
  for (const category of asked.categories) query.append('category', category)
  for (const service of asked.services) query.append('integration', service)
  for (const level of asked.levels) query.append('level', level)
  if (asked.order !== NOTHING.order) query.set('sort', asked.order)
  return query.size === 0 ? '' : `?${query}`
}

/** How many boxes are ticked. */
export const tickedIn = ({ categories, services, levels }: Asked): number =>
  categories.length + services.length + levels.length

export const isNothing = (asked: Asked): boolean =>
  asked.question.trim() === '' && tickedIn(asked) === 0 && asked.order === NOTHING.order

const isSlug = (text: string): boolean => /^[a-z\d-]{1,40}$/u.test(text)
const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text)
