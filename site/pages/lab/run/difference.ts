/** What changed between two pets, path by path. */

export interface Change {
  /** `stats.energy`, `inventory.items[3]`. */
  readonly path: string
  /** `undefined` where there was, or is, nothing. */
  readonly before: unknown
  readonly after: unknown
}

/** In the order of the fields; unchanged parts that both share cost nothing. */
export const changesBetween = (before: unknown, after: unknown, path = ''): readonly Change[] => {
  const changes: Change[] = []
  walk(before, after, path, changes)
  return changes
}

/** What a number gained or lost. */
export const deltaOf = ({ before, after }: Change): number | undefined =>
  typeof before === 'number' && typeof after === 'number' ? after - before : undefined

const walk = (before: unknown, after: unknown, path: string, changes: Change[]): void => {
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) walkList(before, after, path, changes)
  else if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    for (const key of keys)
      walk(own(before, key), own(after, key), path === '' ? key : `${path}.${key}`, changes)
  } else changes.push({ path, before, after })
}

/**
 * Histories are rings: full, they lose their oldest entry for each new one. Compared place by
 * place all of it would have changed.
 */
const walkList = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  changes: Change[],
): void => {
  const gone = shiftOf(before, after)
  if (gone === undefined) {
    for (let i = 0; i < Math.max(before.length, after.length); i++)
      walk(before[i], after[i], `${path}[${i}]`, changes)
    return
  }
  for (let i = 0; i < gone; i++)
    changes.push({ path: `${path}[${i}]`, before: before[i], after: undefined })
  for (let i = before.length - gone; i < after.length; i++)
    changes.push({ path: `${path}[${i}]`, before: undefined, after: after[i] })
}

/** How many entries left at the front, where all others stayed in place behind each other. */
const shiftOf = (before: readonly unknown[], after: readonly unknown[]): number | undefined => {
  for (let gone = 0; gone <= before.length; gone++) {
    const rest = before.length - gone
    if (rest > after.length) continue
    // Nothing in common is no shift.
    if (rest === 0 && before.length > 0 && after.length > 0) return undefined
    if (before.slice(gone).every((entry, i) => same(entry, after[i]))) return gone
  }
  return undefined
}

const same = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true
  if (!isNested(one) || !isNested(two) || Array.isArray(one) !== Array.isArray(two)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(two).length &&
    keys.every((key) => Object.hasOwn(two, key) && same(own(one, key), own(two, key)))
  )
}

const isNested = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isObject = (value: unknown): value is Fields => isNested(value) && !Array.isArray(value)
/** A pet may hold a field called `toString`: only its own count. */
const own = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined
type Fields = Readonly<Record<string, unknown>>
