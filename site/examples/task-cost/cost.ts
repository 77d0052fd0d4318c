/** What a finished task costs, in dollars: its calls, and the time of whoever mends the rest. */

/** Per million tokens. */
export interface Price {
  readonly input: number
  readonly cached: number
  readonly output: number
}

/** Tokens of one call: those that are the same every time, those that change, the answer. */
export interface Call {
  readonly fixed: number
  readonly fresh: number
  readonly output: number
}

/** @param hits share of calls that find the fixed tokens in the supplier's cache */
export const costOfCall = ({ fixed, fresh, output }: Call, price: Price, hits = 0): number => {
  const prefix = fixed * (hits * price.cached + (1 - hits) * price.input)
  return (prefix + fresh * price.input + output * price.output) / 1_000_000
}

/** A model on this task: what a call costs, and the share of answers that need no mending. */
export interface Route {
  readonly call: number
  readonly right: number
}

/** @param mend what one wrong answer costs, mostly somebody's minutes */
export const costOfTask = ({ call, right }: Route, mend: number): number =>
  call + (1 - right) * mend

/** From which price of a mistake on the better model is the cheaper one. */
export const breakEven = (small: Route, large: Route): number =>
  (large.call - small.call) / (large.right - small.right)

/** What looks at the small model's answers: shares of wrong ones caught, of right ones sent on. */
export interface Check {
  readonly caught: number
  readonly alarms: number
  /** Of the caught ones, those that the large model gets right. */
  readonly rescued: number
}

/** The small model first; what the check stops goes to the large one. */
export const costOfCascade = (small: Route, large: Route, check: Check, mend: number): number => {
  const wrong = 1 - small.right
  const sentOn = wrong * check.caught + small.right * check.alarms
  const stillWrong = wrong * (1 - check.caught * check.rescued)
  return small.call + sentOn * large.call + stillWrong * mend
}
