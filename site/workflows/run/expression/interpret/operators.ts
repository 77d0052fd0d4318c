import type { BinaryOperator, UnaryOperator } from 'acorn'
import { kindOf } from '../natives/kinds.ts'
import type { Budget } from './budget.ts'
import { number, primitive, text } from './coerce.ts'
import { has } from './members.ts'

export function binary(
  operator: BinaryOperator,
  left: unknown,
  right: unknown,
  budget: Budget,
): unknown {
  if (operator === '===') return left === right
  if (operator === '!==') return left !== right
  if (operator === '==') return isEqual(left, right, budget)
  if (operator === '!=') return !isEqual(left, right, budget)
  if (operator === 'in') return has(right, text(left, budget))
  if (operator === 'instanceof') return kindOf(right).includes(left)
  if (operator === '+') return budget.fit(added(left, right, budget))
  if (operator in COMPARED) {
    return COMPARED[operator as keyof typeof COMPARED](
      primitive(left, budget, 'number') as number,
      primitive(right, budget, 'number') as number,
    )
  }
  return RECKONED[operator as keyof typeof RECKONED](number(left, budget), number(right, budget))
}

export function unary(
  operator: Exclude<UnaryOperator, 'delete'>,
  value: unknown,
  budget: Budget,
): unknown {
  switch (operator) {
    case '!':
      return !value
    case '-':
      return -number(value, budget)
    case '+':
      return number(value, budget)
    case '~':
      return ~number(value, budget)
    case 'typeof':
      return typeof value
    case 'void':
      return undefined
  }
}

const COMPARED = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
}

const RECKONED = {
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
  '**': (a: number, b: number) => a ** b,
  '&': (a: number, b: number) => a & b,
  '|': (a: number, b: number) => a | b,
  '^': (a: number, b: number) => a ^ b,
  '<<': (a: number, b: number) => a << b,
  '>>': (a: number, b: number) => a >> b,
  '>>>': (a: number, b: number) => a >>> b,
}

function added(left: unknown, right: unknown, budget: Budget): unknown {
  const [a, b] = [primitive(left, budget), primitive(right, budget)]
  return typeof a === 'string' || typeof b === 'string'
    ? `${String(a)}${String(b)}`
    : Number(a) + Number(b)
}

function isEqual(left: unknown, right: unknown, budget: Budget): boolean {
  if (isThing(left) === isThing(right)) return looselyEqual(left, right)
  if (left === null || left === undefined || right === null || right === undefined) return false
  return looselyEqual(primitive(left, budget), primitive(right, budget))
}

const isThing = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

// oxlint-disable-next-line eqeqeq -- expressions may compare loosely, and n8n's users do
const looselyEqual = (left: unknown, right: unknown): boolean => left == right
