/** What can go wrong with an expression. The words for each are the page's. */
export type ProblemKey =
  | 'syntax'
  | 'empty'
  | 'unsupported'
  | 'forbidden'
  | 'function'
  | 'bareDollar'
  | 'tooLong'
  | 'tooManySteps'
  | 'tooDeep'
  | 'tooLarge'
  | 'slowPattern'
  | 'argument'
  | 'missingValue'
  | 'wrongType'
  | 'invalidDate'
  | 'impossible'

/** Words and figures that a message needs, by name. */
export type ProblemValues = Readonly<Record<string, string | number>>

export interface Problem {
  readonly key: ProblemKey
  readonly values: ProblemValues
  /** Where in the source, in characters from its beginning. */
  readonly from: number
  readonly to: number
}

/** An expression that fails in n8n too, or that we refuse to run. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
  readonly key: ProblemKey
  readonly values: ProblemValues

  constructor(key: ProblemKey, values: ProblemValues = {}) {
    super(`${key} ${JSON.stringify(values)}`)
    this.key = key
    this.values = values
  }
}
