/** Best first, by a score each; those that score nothing are left out. */
export const ranked = <T>(items: readonly T[], scores: readonly number[]): readonly T[] =>
  items
    .map((item, at) => ({ item, score: scores[at]! }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)

/** Reciprocal rank fusion: places count, scores of different kinds are never added. */
export const fuse = <T>(lists: readonly (readonly T[])[], k = 60): readonly T[] => {
  const points = new Map<T, number>()
  for (const list of lists)
    for (const [at, item] of list.entries())
      points.set(item, (points.get(item) ?? 0) + 1 / (k + at + 1))
  return [...points].toSorted(([, a], [, b]) => b - a).map(([item]) => item)
}
