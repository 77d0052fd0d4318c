import type { ReactElement } from 'react'
import { useWordsOf } from '../../../i18n/use-words.ts'
import { askedAfter } from '../../../tools/frame/asked.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import { WORDS } from '../result/words.ts'
import { answerIn } from './answer-words.ts'
import { wordsOf } from './control-props.ts'
import { printed } from './paper.css.ts'
import type { Opening } from './session.ts'

interface GivenProps {
  readonly opening: Opening
  readonly answers: Answers
}

/** What a form was filled in with: on paper, where its fields are not. */
export function Given({ opening, answers }: GivenProps): ReactElement {
  const { say, tool } = opening
  const { of } = useWordsOf(WORDS)
  const given = askedAfter(tool.questions, answers).flatMap((question) => {
    const answer = answers[question.id]
    if (answer === undefined) return []
    return [of(wordsOf(opening, question).short, answerIn(opening, question, answer))]
  })
  return (
    <p className={printed}>
      <b>{say.answers}</b> {given.join(' · ')}
    </p>
  )
}
