import { DateTime } from 'luxon'
import { sizeOf } from '../interpret/budget.ts'
import type { Machine } from '../interpret/scope.ts'
import { fieldOf, methodOf } from '../natives/families.ts'
import { ExpressionError } from '../problem.ts'
import { BOOLEAN_EXTENSIONS } from './booleans.ts'
import { DATE_EXTENSIONS } from './dates.ts'
import type { Extension, Extensions } from './extension.ts'
import { LIST_EXTENSIONS } from './lists.ts'
import { NUMBER_EXTENSIONS } from './numbers.ts'
import { OBJECT_EXTENSIONS } from './objects.ts'
import { STRING_EXTENSIONS } from './strings.ts'

const ANY_EXTENSIONS: Extensions<unknown> = {
  isEmpty: (self) => !self,
  isNotEmpty: (self) => Boolean(self),
}

const TABLES = [
  STRING_EXTENSIONS,
  NUMBER_EXTENSIONS,
  DATE_EXTENSIONS,
  LIST_EXTENSIONS,
  OBJECT_EXTENSIONS,
  BOOLEAN_EXTENSIONS,
  ANY_EXTENSIONS,
] as const

/** Names of methods that n8n adds. */
export const EXTENSIONS: ReadonlySet<string> = new Set(
  TABLES.flatMap((table) => Object.keys(table)),
)

export const isExtension = (name: string): boolean => EXTENSIONS.has(name)

/**
 * Calls a method of n8n's on a value. Where n8n has none of that name for such values, the
 * value's own is called; where it has neither, the expression fails, unlike a missing own method.
 */
export function extensionCall(
  target: unknown,
  name: string,
  given: readonly unknown[],
  { budget }: Machine,
  native: () => unknown,
): unknown {
  const found = findIn(tableFor(target, name), name)
  if (found !== undefined) {
    budget.spend(1 + sizeOf(target))
    return found(target, given, budget)
  }
  const isOwn = typeof fieldOf(target, name) === 'function' || methodOf(target, name) !== undefined
  if (isOwn) return native()
  const any = findIn(ANY_EXTENSIONS, name)
  if (any !== undefined) return any(target, given, budget)
  const isMissing = target === undefined || target === null
  throw new ExpressionError(isMissing ? 'missingValue' : 'wrongType', { name })
}

/** Names of the methods that n8n adds to such a value. */
export const extensionsFor = (target: unknown): readonly string[] =>
  Object.keys(tableFor(target, '') ?? {})

function findIn(
  table: Extensions<never> | undefined,
  name: string,
): Extension<unknown> | undefined {
  return table !== undefined && Object.hasOwn(table, name)
    ? (table[name] as Extension<unknown>)
    : undefined
}

function tableFor(target: unknown, name: string): Extensions<never> | undefined {
  if (Array.isArray(target)) return LIST_EXTENSIONS
  if (isMoment(target) && name !== 'toDate' && name !== 'toDateTime') return DATE_EXTENSIONS
  if (typeof target === 'string') return STRING_EXTENSIONS
  if (typeof target === 'number') return NUMBER_EXTENSIONS
  if (typeof target === 'boolean') return BOOLEAN_EXTENSIONS
  if (DateTime.isDateTime(target) || target instanceof Date) return DATE_EXTENSIONS
  return typeof target === 'object' && target !== null ? OBJECT_EXTENSIONS : undefined
}

/** Words that are a moment exactly as JavaScript writes one are taken for a date, as in n8n. */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value))
    return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString() === value
}
