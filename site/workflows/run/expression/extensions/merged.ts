import { define } from '../interpret/members.ts'
import { wrongArgument } from './extension.ts'

type List = readonly unknown[]

/** The objects of a list as one; of each field, what comes first stays. */
export function merged(self: List, [other]: readonly unknown[]): object {
  if (other === undefined) {
    return self.filter((one) => isThing(one) && !Array.isArray(one)).reduce<object>(both, {})
  }
  if (!Array.isArray(other)) throw wrongArgument('merge')
  return pairs(self, other, (one, two) => {
    if (one === undefined || typeof one !== 'object' || typeof two !== 'object') return {}
    return both(one ?? {}, two ?? {})
  })
}

/** Two lists of objects as one object, place by place. */
export function mergedInto(self: List, [other]: readonly unknown[]): object {
  if (!Array.isArray(other)) throw wrongArgument('mergeIntoObject')
  return pairs(self, other, (one, two) => both(isThing(one) ? one : {}, isThing(two) ? two : {}))
}

function pairs(self: List, other: List, pair: (one: unknown, two: unknown) => object): object {
  const result = {}
  for (let at = 0; at < Math.max(self.length, other.length); at += 1) {
    for (const [name, value] of Object.entries(pair(self[at], other[at])))
      define(result, name, value)
  }
  return result
}

function both(one: object, two: unknown): object {
  const result = { ...one }
  for (const [name, value] of Object.entries(two as object)) {
    if (!Object.hasOwn(result, name)) define(result, name, value)
  }
  return result
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
