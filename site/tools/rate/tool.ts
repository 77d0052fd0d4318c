/** The freelance rate calculator: from a wanted income, a day rate or a salary to the other two. */
import type { Tool } from '../frame/tool.ts'
import { inputsIn } from './inputs.ts'
import { questionsFor } from './questions.ts'
import type { Rates } from './rates.ts'
import { resultOf, type RateResult } from './result.ts'

/** @param rates come with the page: the facts they were read from stay at build */
export const rateTool = (rates: Rates): Tool<RateResult> => {
  const questions = questionsFor(rates.year)
  return {
    id: 'calculateur-tarifs-freelance',
    version: 1,
    questions,
    evaluate: (answers) => resultOf(inputsIn(questions, answers), rates),
  }
}
