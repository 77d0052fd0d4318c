/** Keys of entries that are told apart by their words: two that say the same are still two. */
export const keysOf = (names: readonly string[]): readonly string[] => {
  const times = new Map<string, number>()
  return names.map((name) => {
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    // With a number each: « A 1 » may be a name, too.
    return `${name} ${before}`
  })
}
