/** A maturity in words that travel: as Markdown, and on the card. */
import { numberIn } from '../../../i18n/number.ts'
import type { Card } from '../../../share-card/card.ts'
import type { ToldMaturity } from './quiz-words.ts'

export const summary = ({ result, words, language }: ToldMaturity): string => {
  const { stage, score, rated } = result
  const [lowest] = result.lowest
  const { name, text } = words.stages[stage]
  const rows = rated.map(
    ({ dimension, value, level }) =>
      `- ${words.parts[dimension]}: ${words.level(numberIn(language, value))}. ${words.next[dimension][level]}`,
  )
  return [
    words.summary.stage(name, score),
    text,
    ...(lowest ? [`${words.summary.first}: ${words.next[lowest.dimension][lowest.level]}`] : []),
    `## ${words.stepsTitle}`,
    rows.join('\n'),
  ].join('\n\n')
}

export const card = ({ result, words, language }: ToldMaturity): Card => {
  const { stage, score, rated } = result
  const [lowest] = result.lowest
  return {
    title: words.stages[stage].title,
    figure: { value: String(score), unit: words.outOf },
    shares: rated.map(({ dimension, value }) => ({
      name: words.parts[dimension],
      share: value / 5,
      value: words.level(numberIn(language, value)),
    })),
    ...(lowest && { next: words.next[lowest.dimension][lowest.level] }),
  }
}
