import type { ReactElement } from 'react'
import { Kbd } from '#ui/kbd'
import type { Question } from '../../../tools/frame/question.ts'
import * as css from './asking.css.ts'
import type { FrameWords } from './session.ts'

/** For who has a keyboard at hand. */
export function KeysHint({ question, say }: KeysHintProps): ReactElement | null {
  if (question.kind !== 'choice' && question.kind !== 'several') return null
  const { keys } = say
  return (
    <p className={css.keys}>
      {keys.before} <Kbd keys={['1']} /> {keys.to}{' '}
      <Kbd keys={[String(Math.min(9, question.options.length))]} /> {keys.choose}{' '}
      <Kbd keys={[keys.enter]} /> {keys.goOn} <Kbd keys={[keys.back]} /> {keys.goBack}
    </p>
  )
}

interface KeysHintProps {
  readonly question: Question
  readonly say: FrameWords
}
