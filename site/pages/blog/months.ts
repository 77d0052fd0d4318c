import type { BlogEntry } from '../../routes/blog.ts'

export interface Month {
  /** As in `2026-11`. */
  readonly id: string
  readonly entries: readonly BlogEntry[]
}

/** What came out in each month, in the order that it comes in. */
export const monthsOf = (entries: readonly BlogEntry[]): readonly Month[] => {
  const months = new Map<string, BlogEntry[]>()
  for (const entry of entries) {
    const id = entry.published.slice(0, 7)
    months.set(id, [...(months.get(id) ?? []), entry])
  }
  return [...months].map(([id, own]) => ({ id, entries: own }))
}
