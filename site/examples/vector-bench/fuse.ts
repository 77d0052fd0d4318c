/** Two ranked lists become one: by places, or by scores brought to the same scale. */
import { byScore, type Hit } from './exact.ts'

/** Reciprocal rank fusion: places only. A small `k` trusts the first places more. */
export const fuseByRank = (lists: readonly (readonly Hit[])[], most: number, k = 60) =>
  summed(
    lists.map((hits) => hits.map(({ at }, place) => ({ at, score: 1 / (k + place + 1) }))),
    most,
  )

/** Scores from 0 to 1 within each list. `alpha` is the weight of the first list. */
export const fuseByScore = (
  first: readonly Hit[],
  second: readonly Hit[],
  most: number,
  alpha = 0.5,
) => summed([scaled(first, alpha), scaled(second, 1 - alpha)], most)

const scaled = (hits: readonly Hit[], weight: number): readonly Hit[] => {
  const scores = hits.map(({ score }) => score)
  const low = Math.min(...scores)
  const span = Math.max(...scores) - low
  // A list of one has no scale: its hit is the best there is.
  return hits.map(({ at, score }) => ({
    at,
    score: span === 0 ? weight : (weight * (score - low)) / span,
  }))
}

const summed = (lists: readonly (readonly Hit[])[], most: number): readonly Hit[] => {
  const sums = new Map<number, number>()
  for (const { at, score } of lists.flat()) sums.set(at, (sums.get(at) ?? 0) + score)
  return [...sums]
    .map(([at, score]) => ({ at, score }))
    .toSorted(byScore)
    .slice(0, most)
}
