/** How long a question waits for a person; without an answer in time the flow goes on. */
import type { Params } from '../recipes/recipe.ts'

/** @param amount a number, or an expression that gives one */
export const answeredWithin = (
  resumeAmount: number | string,
  resumeUnit: 'minutes' | 'hours' | 'days',
): Params => ({
  limitWaitTime: { values: { limitType: 'afterTimeInterval', resumeAmount, resumeUnit } },
  appendAttribution: false,
})
