import { useId, type ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import type { Question } from '../../../tools/frame/question.ts'
import { answerIn } from './answer-words.ts'
import { wordsOf } from './control-props.ts'
import type { Session } from './session.ts'
import * as css from './so-far.css.ts'

interface SoFarProps {
  readonly session: Session
  readonly questions: readonly Question[]
  /** Left out where what it stands in is called so. */
  readonly title?: string
}

/** Answers, each of which may be changed. */
export function SoFar({ session, questions, title }: SoFarProps): ReactElement {
  const { say, answers, go } = session
  const id = useId()
  return (
    <section aria-labelledby={title && id}>
      {title && (
        <Heading id={id} level={2} size="t1">
          {title}
        </Heading>
      )}
      <dl className={css.rows}>
        {questions.map((question) => {
          const { short } = wordsOf(session, question)
          const answer = answers[question.id]
          return (
            <div key={question.id} className={css.row}>
              <dt>
                <Text as="span" size="s" tone="muted">
                  {short}
                </Text>
              </dt>
              <dd className={css.answer}>
                <span className={css.words}>
                  {answer === undefined ? say.notAnswered : answerIn(session, question, answer)}
                </span>
                <IconButton
                  label={say.edit(short)}
                  onClick={() => go({ at: 'question', id: question.id })}
                >
                  <Icon name="pen" />
                </IconButton>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
