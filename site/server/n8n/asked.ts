/** What an n8n asks of the list, and what it gets: a page of those that answer it. */
import { foundBy } from '../../workflows/library/filter.ts'
import { wordsOf } from '../../workflows/library/words-of.ts'
import type { Card, Listed, Listing } from './listing.ts'

export interface Page {
  readonly totalWorkflows: number
  readonly workflows: readonly Card[]
}

/** @returns nothing for a page or a number of cards that is none */
export const askedOf = (listing: Listing, query: URLSearchParams): Page | undefined => {
  const page = countIn(query.get('page'), 1)
  const limit = countIn(query.get('limit') ?? query.get('rows'), USUAL)
  if (page === undefined || page === 0 || limit === undefined) return undefined
  const size = Math.min(limit, MOST)
  const found = foundIn(listing, query)
  return {
    totalWorkflows: found.length,
    workflows: found.slice((page - 1) * size, page * size).map(({ card }) => cardOf(listing, card)),
  }
}

/** A card with its nodes spelt out. */
export const cardOf = ({ nodes }: Listing, card: Listed['card']): Card => ({
  ...card,
  nodes: card.nodes.flatMap((at) => nodes[at] ?? []),
})

/** As many as n8n asks for, and as many as anybody gets at once. */
const USUAL = 20
const MOST = 100

/** Nobody types more: whatever is longer is found nowhere. */
const LONGEST = 200

const foundIn = (listing: Listing, query: URLSearchParams): readonly Listed[] => {
  const question = query.get('search') ?? ''
  if (question.length > LONGEST) return []
  const words = wordsOf(question)
  const categories = new Set(listIn(query, 'category'))
  const nodes = new Set([...listIn(query, 'nodes'), ...listIn(query, 'apps')])
  return listing.templates.filter(
    ({ words: own, card }) =>
      (categories.size === 0 || card.categories.some(({ name }) => categories.has(name))) &&
      (nodes.size === 0 || card.nodes.some((at) => nodes.has(listing.nodes[at]?.name ?? ''))) &&
      foundBy(words, own),
  )
}

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '').split(',').filter((one) => one !== '')

const countIn = (text: string | null, usual: number): number | undefined => {
  if (text === null || text === '') return usual
  return /^\d{1,6}$/u.test(text) ? Number(text) : undefined
}
