import { ExpressionError } from '../problem.ts'

/** How much an expression may do before it is stopped. */
export const LIMITS = {
  steps: 500_000,
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

let running: Budget | undefined

/** The allowance of the evaluation that is under way, for functions that stand outside of it. */
export function allowance(): Budget {
  return running ?? new Budget()
}

export function spending<Result>(budget: Budget, run: () => Result): Result {
  const before = running
  running = budget
  try {
    return run()
  } finally {
    running = before
  }
}

/** What it costs to go through a value once. JavaScript itself is quick at it. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length / 200
  if (typeof value !== 'object' || value === null) return 0
  return (Array.isArray(value) ? value.length : Object.keys(value).length) / 50
}
