/** How much of the exact answer an index finds, and what it costs. */
import { searchExactly, type Found, type Keep } from './exact.ts'
import type { Vector } from './vectors.ts'

export type Search = (query: Vector, most: number) => Found

export interface Measured {
  /** Share of the true neighbours that were found, over all questions. */
  readonly recall: number
  /** The same for the question that fared worst: an average hides it. */
  readonly worst: number
  /** Vectors compared for one question, on average. */
  readonly compared: number
  /** Questions that got fewer results than they asked for. */
  readonly starved: number
}

export const measure = (
  vectors: readonly Vector[],
  queries: readonly Vector[],
  most: number,
  search: Search,
  keep?: Keep,
): Measured => {
  const each = queries.map((query) => {
    const truth = searchExactly(vectors, query, most, keep).hits
    const { hits, compared } = search(query, most)
    // What scores as well as the last true neighbour is as good: ties have no order.
    const least = truth.at(-1)?.score ?? 0
    const right = hits.filter(({ score }) => score >= least - 1e-6).length
    const recall = truth.length === 0 ? 1 : right / truth.length
    return { recall, compared, starved: hits.length < truth.length }
  })
  const mean = (of: (one: (typeof each)[number]) => number) =>
    each.reduce((sum, one) => sum + of(one), 0) / each.length
  return {
    recall: mean(({ recall }) => recall),
    worst: Math.min(...each.map(({ recall }) => recall)),
    compared: mean(({ compared }) => compared),
    starved: each.filter(({ starved }) => starved).length,
  }
}
