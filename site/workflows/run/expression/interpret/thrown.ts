import { ExpressionError } from '../problem.ts'

/** What an expression throws, which need not be an error. */
class Thrown extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('thrown')
    this.value = value
  }
}

export function thrown(value: unknown): Error {
  return value instanceof Error ? value : new Thrown(value)
}

export function caughtIn(error: unknown): unknown {
  return error instanceof Thrown ? error.value : error
}

/** Nobody catches the end of the allowance. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof ExpressionError && ['tooManySteps', 'tooDeep', 'tooLarge'].includes(error.key)
  )
}
