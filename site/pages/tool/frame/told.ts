/** What a tool's own parts are told: of one's own answers, or of those that somebody sent. */
import type { Answers } from '../../../tools/frame/question.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'
import type { Session } from './session.ts'
import type { Told, ToolParts } from './tool-parts.ts'

export const toldOf = <R, W extends ToolWords>(
  parts: ToolParts<R, W>,
  words: W,
  session: Session,
): Told<R, W> => {
  const { answers, save, replace, forget, lead, page } = session
  // What is told as the result is not one of those before it.
  const first = save.settled === true ? 1 : 0
  return {
    result: parts.tool.evaluate(answers),
    answers,
    words,
    language: page.language,
    earlier: save.results
      .slice(first)
      .map((each) => ({ ...each, result: parts.tool.evaluate(each.answers) })),
    own: { replace, forget: (place) => forget(place + first), lead },
  }
}

export const toldOfSent = <R, W extends ToolWords>(
  { tool }: ToolParts<R, W>,
  words: W,
  answers: Answers,
  language: Session['page']['language'],
): Told<R, W> => ({ result: tool.evaluate(answers), answers, words, language, earlier: [] })
