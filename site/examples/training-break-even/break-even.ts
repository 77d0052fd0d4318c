/** How many calls a month pay for training a model, in dollars. */

export interface Training {
  readonly examples: number
  /** To write or review one example. */
  readonly minutesEach: number
  readonly hourly: number
  /** Comparing the trained model with the prompt that it replaces. */
  readonly evaluation: number
  readonly compute: number
  /** Until the base model is retired, or the rules have changed. */
  readonly months: number
}

export const monthlyCost = (training: Training): number => {
  const { examples, minutesEach, hourly, evaluation, compute, months } = training
  return ((examples * minutesEach * hourly) / 60 + evaluation + compute) / months
}

/**
 * @param saved tokens that each call need not send any more
 * @param price of a million of them
 * @param surcharge what the trained model costs more, per call
 */
export const callsToPayBack = (
  training: Training,
  { saved, price, surcharge = 0 }: { saved: number; price: number; surcharge?: number },
): number => {
  const gain = (saved * price) / 1_000_000 - surcharge
  return gain > 0 ? Math.ceil(monthlyCost(training) / gain) : Infinity
}
