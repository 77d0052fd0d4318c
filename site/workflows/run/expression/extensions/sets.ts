import type { Budget } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { define } from '../interpret/members.ts'
import { wrongArgument } from './extension.ts'

type List = readonly unknown[]

/** The values of a list once each, by what they hold or by some of their fields. */
export function unique(self: List, names: readonly unknown[], budget: Budget): List {
  const seen = new Set<unknown>()
  const things: object[] = []
  return self.filter((value) => {
    const part = names.length === 0 ? value : partOf(value, names)
    if (seen.has(part)) return false
    seen.add(part)
    if (typeof part !== 'object' || part === null) return true
    budget.spend(things.length / 50)
    if (things.some((one) => isSame(one, part, budget))) return false
    things.push(part)
    return true
  })
}

export function union(self: List, [other]: readonly unknown[], budget: Budget): List {
  return unique([...self, ...listOf(other, 'union')], [], budget)
}

export function difference(self: List, [other]: readonly unknown[], budget: Budget): List {
  const others = listOf(other, 'difference')
  return unique(
    self.filter((one) => !others.some((two) => isSame(one, two, budget))),
    [],
    budget,
  )
}

export function intersection(self: List, [other]: readonly unknown[], budget: Budget): List {
  const others = listOf(other, 'intersection')
  return unique(
    self.filter((one) => others.some((two) => isSame(one, two, budget))),
    [],
    budget,
  )
}

function listOf(value: unknown, name: string): List {
  if (!Array.isArray(value)) throw wrongArgument(name)
  return value
}

function partOf(value: unknown, names: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const part = {}
  for (const name of names) {
    define(part, text(name), (value as Record<string, unknown>)[text(name)])
  }
  return part
}

/** Whether two values hold the same, all the way down. */
function isSame(one: unknown, two: unknown, budget: Budget): boolean {
  if (Object.is(one, two) || one === two) return true
  budget.spend()
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null)
    return false
  if (Array.isArray(one) !== Array.isArray(two)) return false
  if (one instanceof Date || two instanceof Date) return Number(one) === Number(two)
  const [first, second] = [Object.entries(one), two as Record<string, unknown>]
  if (first.length !== Object.keys(two).length) return false
  return budget.within(() =>
    first.every(([name, value]) => Object.hasOwn(two, name) && isSame(value, second[name], budget)),
  )
}
