/**
 * A history that keeps its last `cap` entries. Pushing is cheap: the list may grow to twice its
 * cap before it is cut, and the frozen list it began with is copied only when something is added.
 */
export interface Log<T> {
  push(entry: T): void
  /** The entries to keep; the very list it began with when nothing was added. */
  list(): readonly T[]
}

export const logOf = <T>(before: readonly T[], cap: number): Log<T> => {
  let entries: T[] | undefined
  return {
    push(entry) {
      entries ??= [...before]
      if (entries.push(entry) >= 2 * cap) entries = entries.slice(-cap)
    },
    list: () => entries?.slice(-cap) ?? before,
  }
}
