/** What one asks of the explorer, and how the address says it: `?q=…&type=…&universe=…&page=…`. */
import type { Family } from '../../routes/families.ts'
import type { LinkItem } from '../../routes/page-data.ts'

export type Universe = NonNullable<LinkItem['universe']>

export interface Asked {
  readonly question: string
  readonly type?: Family | undefined
  readonly universe?: Universe | undefined
  /** How many screenfuls of results are wanted. */
  readonly page?: number | undefined
}

/** What the address says it with. */
export const ASKED_BY = ['q', 'type', 'universe'] as const

export const NOTHING: Asked = { question: '' }

/** What one may choose among: anything else in an address is as good as nothing. */
export interface Choices {
  readonly types: readonly Family[]
  readonly universes: readonly Universe[]
}

/** No question is longer, whatever an address says or somebody pastes. */
export const LONGEST_QUESTION = 200
export const tidy = (question: string): string => question.slice(0, LONGEST_QUESTION).trim()

export const askedIn = (search: string, { types, universes }: Choices): Asked => {
  const query = new URLSearchParams(search)
  const among = <T extends string>(values: readonly T[], name: string): T | undefined =>
    values.find((value) => value === query.get(name))
  const asked = {
    question: tidy(query.get('q') ?? ''),
    type: among(types, 'type'),
    universe: among(universes, 'universe'),
  }
  const page = query.get('page') ?? ''
  return !isNothing(asked) && PAGE.test(page) ? { ...asked, page: Number(page) } : asked
}

/** From the second on: the first needs no saying. */
const PAGE = /^(?:[2-9]|[1-9]\d{1,2})$/u

/** The query of an address that asks this; what else it says stays. */
export const searchWith = (search: string, asked: Asked): string => {
  const { question, type, universe, page = 1 } = asked
  const query = new URLSearchParams(search)
  const wanted = { q: tidy(question), type, universe, page: page > 1 ? String(page) : undefined }
  for (const [name, value] of Object.entries(wanted))
    if (value) query.set(name, value)
    else query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

export const isNothing = ({ question, type, universe }: Asked): boolean =>
  tidy(question) === '' && type === undefined && universe === undefined

export const sameAsked = (one: Asked, other: Asked): boolean =>
  tidy(one.question) === tidy(other.question) &&
  one.type === other.type &&
  one.universe === other.universe &&
  (one.page ?? 1) === (other.page ?? 1)
