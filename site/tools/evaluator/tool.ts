/** Whether an idea is worth a trial: five dimensions, the sum, a verdict and what would change it. */
import { heeded } from '../frame/asked.ts'
import { fitting } from '../frame/fitting.ts'
import type { Tool } from '../frame/tool.ts'
import type { Rates } from './models.ts'
import { questionsWith } from './questions.ts'
import { flipsOf, type Flip } from './sensitivity.ts'
import { judge, type Judged } from './verdict.ts'

export interface Evaluation extends Judged {
  readonly flips: readonly Flip[]
  /** Questions answered by « I do not know »: the first things to check. */
  readonly unsure: readonly string[]
}

/** @param rates as they are on the day of the build */
export const evaluatorWith = (rates: Rates): Tool<Evaluation> => {
  const questions = questionsWith(rates)
  return {
    id: 'evaluateur-projet-ia',
    version: 1,
    questions,
    evaluate: (given) => {
      const answers = heeded(questions, fitting(questions, given).answers)
      return {
        ...judge(answers, rates),
        flips: flipsOf(questions, answers, rates),
        unsure: questions.map(({ id }) => id).filter((id) => answers[id] === 'unsure'),
      }
    },
  }
}
