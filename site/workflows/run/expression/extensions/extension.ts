import type { Budget } from '../interpret/budget.ts'
import { ExpressionError } from '../problem.ts'

/** A method that n8n adds to values of one kind. */
export type Extension<Self> = (self: Self, given: readonly unknown[], budget: Budget) => unknown

export type Extensions<Self> = Readonly<Record<string, Extension<Self>>>

/** The failure that n8n reports when an argument is not what the method takes. */
export function wrongArgument(name: string): ExpressionError {
  return new ExpressionError('argument', { name })
}

/** Conversions that n8n knows of these values too, to nothing. */
export const NO_CONVERSIONS: Extensions<unknown> = Object.fromEntries(
  ['toInt', 'toFloat', 'toBoolean', 'toDateTime'].map((name) => [name, () => undefined]),
)
