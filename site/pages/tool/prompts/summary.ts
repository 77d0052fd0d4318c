/** A prompt in words that travel: its variables stay open, whatever they were filled with here. */
import { numberIn } from '../../../i18n/number.ts'
import type { Card } from '../../../share-card/card.ts'
import { assemble } from '../../../tools/prompts/assemble.ts'
import { fence } from '../../../tools/prompts/marks.ts'
import { RULE_IDS } from '../../../tools/prompts/rules.ts'
import { estimateTokens } from '../../../tools/prompts/tokens.ts'
import type { ToldPrompt } from './prompt-words.ts'

export const summary = ({ result, words }: ToldPrompt): string => {
  const { result: say, rules } = words
  const messages = assemble(result.brief, words.prompt)
  const review = result.findings.map(({ rule }) => `- ${rules[rule].says}`)
  return [
    ...(messages.length === 0 ? [say.empty] : []),
    ...messages.flatMap(({ role, text }) => [
      `## ${messages.length > 1 ? say.messages[role] : say.only}`,
      fence(text),
    ]),
    ...(review.length > 0 ? [`## ${say.review}`, review.join('\n')] : []),
  ].join('\n\n')
}

export const card = ({ result, words, language }: ToldPrompt): Card => {
  const { result: say } = words
  const text = assemble(result.brief, words.prompt)
    .map((message) => message.text)
    .join('\n\n')
  const { about } = estimateTokens(text, language)
  return {
    title: `${say.cardTitle}, ${say.tokensShort(numberIn(language, about))}`,
    figure: {
      value: String(RULE_IDS.length - result.findings.length),
      unit: say.cardUnit(String(RULE_IDS.length)),
    },
    next: say.cardNext,
  }
}
