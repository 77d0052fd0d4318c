/** Who comes first when each note counts as much as its criterion weighs. Whole numbers alone. */

export interface Ranked {
  /** Which product, by its place in the list. */
  readonly product: number
  /** From 1; who is level shares it. */
  readonly place: number
  /** One a criterion: its note times its weight. */
  readonly pieces: readonly number[]
  /** Their sum. */
  readonly points: number
}

export interface Ranking {
  /** The best first; of two that are level, the first in the list. */
  readonly order: readonly Ranked[]
  /** The points of a product with nothing but best notes; 0 where nothing weighs. */
  readonly whole: number
}

/**
 * @param notes by product, then by criterion, from 0 to `best`
 * @param weights by criterion
 */
export const rank = (
  notes: readonly (readonly number[])[],
  weights: readonly number[],
  best: number,
): Ranking => {
  const summed = notes.map((own, product) => {
    const pieces = weights.map((weight, criterion) => weight * (own[criterion] ?? 0))
    return { product, pieces, points: sum(pieces) }
  })
  const order = summed.toSorted((a, b) => b.points - a.points || a.product - b.product)
  return {
    order: order.map((one) => ({
      ...one,
      place: 1 + order.filter(({ points }) => points > one.points).length,
    })),
    whole: best * sum(weights),
  }
}

/** Points out of a hundred, to the nearest. */
export const outOfHundred = (points: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * points) / whole)

export type Lead =
  /** Nothing weighs. */
  | { readonly kind: 'none' }
  /** Several have the same points. */
  | { readonly kind: 'level'; readonly first: readonly number[] }
  /** `close`: a small change of one note would turn it. */
  | {
      readonly kind: 'close' | 'ahead'
      readonly first: number
      /** All that share the second place. */
      readonly next: readonly number[]
      readonly by: number
    }

/**
 * Below so many points out of a hundred nobody leads: half a note more or less on what weighs most
 * would decide.
 */
export const CLOSE = 4

/** Who leads, and by how much: what is said beside the bars. */
export const leadOf = ({ order, whole }: Ranking): Lead => {
  const [first, second] = order
  if (whole === 0 || first === undefined || second === undefined) return { kind: 'none' }
  const at = (where: number) =>
    order.filter(({ place }) => place === where).map(({ product }) => product)
  if (second.place === 1) return { kind: 'level', first: at(1) }
  // Of the numbers that one reads: 91 and 78 are 13 apart.
  const by = outOfHundred(first.points, whole) - outOfHundred(second.points, whole)
  const kind = by < CLOSE ? 'close' : 'ahead'
  return { kind, first: first.product, next: at(2), by }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
