import { NodeFailure, NotSimulated } from '../failure.ts'
import { asType } from '../values/typed.ts'
import { textOf } from '../values/text.ts'
import { COMPARISONS, isThere } from './compare.ts'
import type { Condition, Conditions } from './condition.ts'

/** Whether conditions hold, once their values are resolved. */
export function hold(all: Conditions, item: number, zone: string): boolean {
  const strict = (all.options?.typeValidation ?? 'strict') === 'strict'
  const rules: Rules = {
    strict,
    version: all.options?.version ?? 1,
    ignoreCase: all.options?.caseSensitive === false,
    item,
    zone,
  }
  const conditions = all.conditions ?? []
  const test = (condition: Condition, index: number) => holds(condition, index, rules)
  return (all.combinator ?? 'and') === 'or' ? conditions.some(test) : conditions.every(test)
}

interface Rules {
  readonly strict: boolean
  readonly version: number
  readonly ignoreCase: boolean
  readonly item: number
  readonly zone: string
}

function holds(condition: Condition, index: number, rules: Rules): boolean {
  const { operator } = condition
  const rightType = operator.rightType ?? operator.type
  const left = bring(condition.leftValue, operator.type, rules)
  const right = bring(condition.rightValue, rightType, rules)
  const rightWrong = right instanceof NodeFailure && operator.singleValue !== true
  if (
    left instanceof NodeFailure &&
    rightWrong &&
    typeof condition.leftValue === typeof condition.rightValue
  )
    throw new NodeFailure(
      `Comparison type expects ${a(operator.type)} but both fields are ${a(typeof condition.leftValue)}`,
    )
  if (left instanceof NodeFailure) throw wrong(condition.leftValue, operator.type, index, rules)
  if (rightWrong) throw wrong(condition.rightValue, rightType, index, rules)
  if (operator.operation === 'exists') return isThere(left)
  if (operator.operation === 'notExists') return !isThere(left)
  const compare = COMPARISONS[operator.type]?.[operator.operation]
  if (compare === undefined)
    throw new NotSimulated('value', `${operator.type}:${operator.operation}`)
  return compare(left, right instanceof NodeFailure ? undefined : right, rules.ignoreCase)
}

/** A side of a comparison as the type it asks for, or why it is not. */
function bring(value: unknown, type: string, rules: Rules): unknown {
  if (type === 'any' || value === null || value === undefined) return value
  if (type === 'boolean' && !rules.strict && rules.version < 2) return Boolean(value)
  if (type === 'number') {
    if (Number.isNaN(value)) return value
    if (isBlank(value) && rules.version >= 3) return null
  }
  try {
    return asType('filter', value, type, { strict: rules.strict, keepText: true, zone: rules.zone })
  } catch (error) {
    if (!(error instanceof NodeFailure)) throw error
    return type === 'boolean' && !rules.strict ? Boolean(value) : error
  }
}

const isBlank = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

function wrong(value: unknown, type: string, index: number, { strict, item }: Rules): NodeFailure {
  const is = typeof value
  const shown = textOf(value)
  const place = `[condition ${index}, item ${item}]`
  return strict
    ? new NodeFailure(`Wrong type: '${shown}' is ${a(is)} but was expecting ${a(type)} ${place}`)
    : new NodeFailure(
        `Conversion error: the ${is} '${shown}' can't be converted to ${a(type)} ${place}`,
      )
}

const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
