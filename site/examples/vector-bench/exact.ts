/** Compares the question with every vector: slow, and right by construction. */
import { dot, type Vector } from './vectors.ts'

export interface Hit {
  /** Its place in the list of vectors. */
  readonly at: number
  readonly score: number
}

export interface Found {
  readonly hits: readonly Hit[]
  /** How many vectors were compared: what a search costs, on any machine. */
  readonly compared: number
}

export type Keep = (at: number) => boolean

export const searchExactly = (
  vectors: readonly Vector[],
  query: Vector,
  most: number,
  keep: Keep = () => true,
): Found => {
  const hits = vectors.flatMap((vector, at) =>
    keep(at) ? [{ at, score: dot(vector, query) }] : [],
  )
  return { hits: hits.toSorted(byScore).slice(0, most), compared: hits.length }
}

/** Best first; where scores are equal, the one that was stored first. */
export const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.at - b.at
