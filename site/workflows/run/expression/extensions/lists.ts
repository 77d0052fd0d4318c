import { type Budget, LIMITS } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { define } from '../interpret/members.ts'
import { json } from '../natives/json.ts'
import { type Extensions, NO_CONVERSIONS, wrongArgument } from './extension.ts'
import { merged, mergedInto } from './merged.ts'
import { compact, isEmptyField } from './objects.ts'
import { difference, intersection, union, unique } from './sets.ts'
import { refusal } from './unsupported.ts'

type List = readonly unknown[]

export const LIST_EXTENSIONS: Extensions<List> = {
  first: (self) => self[0],
  last: (self) => self.at(-1),
  isEmpty: (self) => self.length === 0,
  isNotEmpty: (self) => self.length > 0,
  reverse: (self) => self.toReversed(),
  append: (self, given) => [...self, ...given],
  sum: (self) => sum(self, 'sum'),
  average: (self) => average(self),
  min: (self) => Math.min(...numbers(self, 'min')),
  max: (self) => Math.max(...numbers(self, 'max')),
  pluck: (self, names) => (names.length === 0 ? self : plucked(self, names)),
  compact: (self, _, budget) =>
    self
      .filter((one) => !isEmptyField(one))
      .map((one) => (typeof one === 'object' && one !== null ? compact(one, budget) : one)),
  chunk: (self, [size], budget) => chunks(self, size, budget),
  smartJoin: (self, [name, value]) => smartJoined(self, name, value),
  renameKeys: (self, pairs) => renamed(self, pairs),
  unique,
  removeDuplicates: unique,
  union,
  difference,
  intersection,
  merge: merged,
  mergeIntoObject: mergedInto,
  randomItem: refusal('randomItem()'),
  toJsonString: (self, _, budget) => json(self, budget),
  ...NO_CONVERSIONS,
}

export function average(list: List): number {
  return list.length === 0 ? 0 : sum(list, 'average') / list.length
}

const sum = (list: List, name: string): number =>
  numbers(list, name).reduce((total, one) => total + one, 0)

function numbers(list: List, name: string): readonly number[] {
  if (list.some((one) => typeof one !== 'number')) throw wrongArgument(name)
  return list as readonly number[]
}

/** One field of each object, or a list of several; objects that have none are left out. */
function plucked(list: List, names: List): List {
  return list.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return []
    const found = Object.entries(one).flatMap(([key, value]) =>
      names.filter((name) => name === key).map(() => value as unknown),
    )
    if (found.length === 0) return []
    return [found.length === 1 ? found[0] : found]
  })
}

function chunks(list: List, size: unknown, budget: Budget): List {
  if (typeof size !== 'number' || !(size > 0)) throw wrongArgument('chunk')
  budget.length(list.length / size, LIMITS.list)
  const parts: List[] = []
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size))
  return parts
}

function smartJoined(list: List, name: unknown, value: unknown): object {
  if (typeof name !== 'string' || typeof value !== 'string' || name === '' || value === '') {
    throw wrongArgument('smartJoin')
  }
  const joined = {}
  for (const one of list) {
    if (typeof one !== 'object' || one === null) continue
    if (!Object.hasOwn(one, name) || !Object.hasOwn(one, value)) continue
    const fields = one as Record<string, unknown>
    define(joined, text(fields[name]), fields[value])
  }
  return joined
}

function renamed(list: List, pairs: List): List {
  if (pairs.length === 0 || pairs.length % 2 !== 0) throw wrongArgument('renameKeys')
  return list.map((one) => {
    if (typeof one !== 'object' || one === null) return one
    const copy: Record<string, unknown> = { ...one }
    for (let at = 0; at < pairs.length; at += 2) {
      const from = text(pairs[at])
      if (!Object.hasOwn(copy, from)) continue
      define(copy, text(pairs[at + 1]), copy[from])
      delete copy[from]
    }
    return copy
  })
}
