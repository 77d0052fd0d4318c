import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { type Attributes, join, keysOf } from '../render/index.ts'
import { muted, ruled, title as size, type Level } from '../section/index.ts'
import { unbroken } from '../text/index.ts'
import * as css from './faq-list.css.ts'

export interface Question {
  question: string
  answer: ReactNode
  /** Target of an anchor. */
  id?: string | undefined
  open?: boolean | undefined
}

export interface FaqListProps extends Attributes<'div', 'children'> {
  questions: readonly Question[]
  level?: Level
}

/** Questions that open in place, without JavaScript. Its root is the list. */
export function FaqList(props: FaqListProps): ReactElement {
  const { questions, level = 3, className, ...rest } = props
  const keys = keysOf(questions.map(({ question }) => question))
  const Title = `h${level}` as const
  return (
    <div className={join(ruled, className)} {...rest}>
      {questions.map(({ question, answer, id, open }, index) => (
        <details key={keys[index]} id={id} open={open}>
          <summary className={css.summary}>
            <Title className={size.t1}>{unbroken(question)}</Title>
            <span className={css.plus}>
              <Icon name="plusi" />
            </span>
          </summary>
          <div className={`${css.answer} ${muted}`}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
