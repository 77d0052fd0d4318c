import type { Budget } from '../interpret/budget.ts'
import { joined, number, text } from '../interpret/coerce.ts'
import { isCallable } from '../interpret/callable.ts'
import { asText, type Methods, needCallable, own } from './method.ts'

type List = unknown[]

export const ARRAY_METHODS: Methods<List> = {
  ...own<List>(
    Array.prototype,
    'at concat entries every fill filter find findIndex findLast findLastIndex forEach includes ' +
      'indexOf keys lastIndexOf map pop push reduce reduceRight reverse shift slice some splice ' +
      'unshift valueOf values with toReversed toSpliced copyWithin',
  ),
  flat: (self, [depth], budget) =>
    flattened(self, depth === undefined ? 1 : Number(depth) || 0, budget),
  flatMap: (self, [each], budget) => {
    const call = needCallable(each)
    return flattened(
      self.map((one, at) => call(one, at, self)),
      1,
      budget,
    )
  },
  join: (self, [separator], budget) =>
    budget.within(() =>
      joined(self, separator === undefined ? ',' : text(separator, budget), budget),
    ),
  sort: (self, [order], budget) => self.sort(comparison(order, budget)),
  toSorted: (self, [order], budget) => [...self].sort(comparison(order, budget)),
  toString: asText,
  toLocaleString: asText,
}

function flattened(list: List, depth: number, budget: Budget): List {
  const flat: List = []
  const add = (one: unknown, left: number): void => {
    budget.spend()
    if (Array.isArray(one) && left >= 0) {
      budget.within(() => {
        for (const inner of one) add(inner, left - 1)
      })
    } else budget.length(flat.push(one))
  }
  add(list, depth)
  return budget.fit(flat)
}

function comparison(order: unknown, budget: Budget): (a: unknown, b: unknown) => number {
  if (isCallable(order)) return (a, b) => number(order(a, b), budget)
  if (order !== undefined) throw new TypeError('not a function')
  return (a, b) => {
    budget.spend()
    const [first, second] = [text(a, budget), text(b, budget)]
    return first < second ? -1 : Number(first > second)
  }
}
