/** The evaluation as Markdown that reads as plain text too. */
import { numberIn } from '../../../i18n/number.ts'
import { CASES } from '../../../tools/evaluator/economics.ts'
import type { Evaluation } from '../../../tools/evaluator/tool.ts'
import type { Told } from '../frame/tool-parts.ts'
import { WORDS } from '../result/words.ts'
import { euros, flipText, nextText, reasonsOf, type EvaluatorWords } from './told-in-words.ts'

export const summary = ({ result, words, language }: Told<Evaluation, EvaluatorWords>): string => {
  const { of } = WORDS[language]
  const { verdict, score, dimensions, economics, flips } = result
  return [
    `${of(words.verdicts[verdict].name, words.verdicts[verdict].title)} ${score === undefined ? '' : `${score} ${words.of}.`}`.trim(),
    words.leads[verdict],
    '',
    `## ${words.reasonsTitle}`,
    '',
    ...reasonsOf(result, words, language).map(({ text }) => `- ${text}`),
    '',
    of(words.nextTitle, nextText(result, words)),
    '',
    `## ${words.dimensionsTitle}`,
    '',
    ...dimensions.map(
      ({ id, score: value }) =>
        `- ${of(words.dimensions[id], value === undefined ? words.notScored : String(value))}`,
    ),
    '',
    `## ${words.sumTitle}`,
    '',
    ...(economics
      ? CASES.map((each) => {
          const { monthly, year, months } = economics.cases[each]
          const paid =
            months === undefined ? words.never : words.monthsOf(numberIn(language, months))
          return `- ${of(words.cases[each], [of(words.lines.monthly, euros(monthly, language)), of(words.lines.year, euros(year, language)), of(words.lines.months, paid)].join(', '))}`
        })
      : [words.noSum]),
    '',
    `## ${words.flipsTitle}`,
    '',
    ...(flips.length === 0 ? [words.noFlips] : []),
    ...flips.map(
      (flip) => `- ${of(words.verdicts[flip.verdict].name, flipText(flip, words, language))}`,
    ),
    '',
  ].join('\n')
}
