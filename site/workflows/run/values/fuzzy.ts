import { same } from './copy.ts'
import { isRecord } from './path.ts'
import { parse } from './typed.ts'

/** Whether two values are the same field to a node that looks kindly on types. */
export const sameness = (
  isFuzzy: boolean,
  version = 1,
): ((one: unknown, other: unknown) => boolean) => {
  if (!isFuzzy) return same
  return version < 2 ? alike : (one, other) => isNought(one, other) || alike(one, other)
}

/** Nothing, 0 and "0", to nodes that look more kindly still. */
const isNought = (one: unknown, other: unknown): boolean =>
  (one === null && NOUGHTS.includes(other)) || (other === null && NOUGHTS.includes(one))

const NOUGHTS: readonly unknown[] = [null, 0, '0']

function alike(one: unknown, other: unknown): boolean {
  if (one !== null && other !== null && typeof one === typeof other) return same(one, other)
  if (isBlank(one) && (isBlank(other) || other === undefined)) return true
  if (one === undefined && isBlank(other)) return true
  return across(one, other) || across(other, one)
}

/** One way across types: a figure and its text, a truth and its figure, an object and its JSON. */
function across(one: unknown, other: unknown): boolean {
  if (typeof one === 'number') return typeof other === 'string' && String(one) === other
  if (typeof one === 'boolean') {
    if (typeof other === 'number') return Number(one) === other
    return typeof other === 'string' && [String(one), one ? '1' : '0'].includes(other.toLowerCase())
  }
  return isRecord(one) && typeof other === 'string' && same(one, parse(other))
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
