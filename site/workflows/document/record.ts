/** Records whose keys anybody may have written: `constructor` and `__proto__` are names like others. */

export const own = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined)

/** Without that key; the same record where it is not there. */
export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  keys: ReadonlySet<string>,
): Readonly<Record<string, Value>> => {
  const entries = Object.entries(record)
  const kept = entries.filter(([key]) => !keys.has(key))
  return kept.length === entries.length ? record : Object.fromEntries(kept)
}

/** Whether two JSON values say the same; the order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isSame((one as Keyed)[key], (other as Keyed)[key]),
    )
  )
}

type Keyed = Readonly<Record<string, unknown>>

/** How deep brackets may stand in brackets: beyond it a browser can no longer write JSON. */
export const DEEPEST = 500

export const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    const next: unknown[] = []
    for (const one of level)
      if (typeof one === 'object' && one !== null)
        for (const inner of Object.values(one))
          if (typeof inner === 'object' && inner !== null) next.push(inner)
    level = next
  }
  return false
}
