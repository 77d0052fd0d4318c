import { ExpressionError } from '../problem.ts'

/** How much an expression may do before it is stopped. */
export const LIMITS = {
  steps: 100_000,
  /** Functions that call each other, and values within values. */
  depth: 100,
  text: 1_000_000,
  list: 100_000,
} as const

/** What is left of an evaluation's allowance. */
export class Budget {
  #steps: number = LIMITS.steps
  #depth = 0

  spend(steps = 1): void {
    this.#steps -= steps
    if (!(this.#steps >= 0)) throw new ExpressionError('tooManySteps', { most: LIMITS.steps })
  }

  /** Runs one level further down. */
  within<Result>(run: () => Result): Result {
    this.#depth += 1
    if (this.#depth > LIMITS.depth) throw new ExpressionError('tooDeep', { most: LIMITS.depth })
    try {
      return run()
    } finally {
      this.#depth -= 1
    }
  }

  /** Lets text and lists through that are not too long. */
  fit<Value>(value: Value): Value {
    if (typeof value === 'string') this.length(value.length, LIMITS.text)
    else if (Array.isArray(value)) this.length(value.length, LIMITS.list)
    return value
  }

  length(length: number, most: number = LIMITS.text): void {
    if (length > most) throw new ExpressionError('tooLarge', { most })
  }
}
