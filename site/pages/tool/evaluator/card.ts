import type { Card } from '../../../share-card/card.ts'
import type { Evaluation } from '../../../tools/evaluator/tool.ts'
import type { Told } from '../frame/tool-parts.ts'
import { nextText, type EvaluatorWords } from './told-in-words.ts'

/** The verdict, its dimensions and the first step: nothing about the project or its owner. */
export const card = ({ result, words }: Told<Evaluation, EvaluatorWords>): Card => {
  const { verdict, score, dimensions } = result
  return {
    title: words.verdicts[verdict].title,
    ...(score !== undefined && { figure: { value: String(score), unit: words.of } }),
    shares: dimensions.map(({ id, score: value }) => ({
      name: words.dimensions[id],
      share: (value ?? 0) / 100,
      value: value === undefined ? words.notScored : String(value),
    })),
    next: nextText(result, words),
  }
}
