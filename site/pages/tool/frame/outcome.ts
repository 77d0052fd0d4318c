/** A result as files, links and messages carry it. */
import { dateIn } from '../../../i18n/date.ts'
import { askedAfter } from '../../../tools/frame/asked.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import type { Card } from '../../../share-card/card.ts'
import { answerIn } from './answer-words.ts'
import { wordsOf } from './control-props.ts'
import type { Opening } from './session.ts'

export interface Outcome {
  readonly answers: Answers
  /** The answer in three words. */
  readonly now?: string | undefined
  /** The tool's own words on it, as Markdown. */
  readonly summary: () => string
  readonly card: () => Card
  readonly result: () => unknown
}

/** What joins a message: the tool's words, then the answers they come from. */
export const textOf = (opening: Opening, { summary, answers }: Outcome): string =>
  `${summary().trim()}\n\n## ${opening.say.summary.answers}\n\n${answerLines(opening, answers)}`

/** The same as a document of its own. */
export const markdownOf = (
  opening: Opening,
  outcome: Outcome,
  day: string,
  address: string,
): string => {
  const made = opening.say.summary.made(dateIn(opening.page.language, day), address)
  return `# ${titleOf(opening)}\n\n${textOf(opening, outcome)}\n\n${made}\n`
}

/** Everything, to be opened here again or to be read by another program. */
export const jsonOf = ({ tool }: Opening, outcome: Outcome, day: string): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      tool: tool.id,
      version: tool.version,
      day,
      answers: outcome.answers,
      result: outcome.result(),
    },
    undefined,
    2,
  )}\n`

export const FORMAT = 'opale-tool/1'

/** What the result is, in a list or above a message. */
export const titleOf = ({ page }: Opening): string => page.tool?.name ?? page.heading

const answerLines = (opening: Opening, answers: Answers): string =>
  askedAfter(opening.tool.questions, answers)
    .flatMap((question) => {
      const answer = answers[question.id]
      if (answer === undefined) return []
      return [`- ${wordsOf(opening, question).short}: ${answerIn(opening, question, answer)}`]
    })
    .join('\n')
