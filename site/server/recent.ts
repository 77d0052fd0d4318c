interface Entry<T> {
  readonly value: Promise<T | undefined>
  size: number
}

/**
 * Remembers what `load` gave, by key, until everything remembered weighs more than `limit`: then
 * what was asked for longest ago goes. Loads a key once however many ask for it meanwhile.
 */
export const recent = <T>(
  limit: number,
  load: (key: string) => Promise<T | undefined>,
  sizeOf: (value: T) => number,
): ((key: string) => Promise<T | undefined>) => {
  // A Map keeps the order of insertion, so its first key is the one unused for longest.
  const kept = new Map<string, Entry<T>>()
  let held = 0

  const forget = (key: string, entry: Entry<T>): void => {
    if (kept.get(key) === entry && kept.delete(key)) held -= entry.size
  }

  const weigh = (key: string, entry: Entry<T>, value: T | undefined): void => {
    if (value === undefined) return forget(key, entry)
    if (kept.get(key) !== entry) return
    entry.size = sizeOf(value)
    held += entry.size
    for (const [oldest, old] of kept) {
      if (held <= limit) break
      forget(oldest, old)
    }
  }

  return (key) => {
    const known = kept.get(key)
    const entry = known ?? { value: load(key), size: 0 }
    kept.delete(key)
    kept.set(key, entry)
    if (!known) {
      entry.value.then(
        (value) => weigh(key, entry, value),
        () => forget(key, entry),
      )
    }
    return entry.value
  }
}
