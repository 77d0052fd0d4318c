import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { muted, ruled, title as size, type Level } from '../section/index.ts'
import * as css from './faq-list.css.ts'

export interface Question {
  question: string
  answer: ReactNode
  /** Target of an anchor. */
  id?: string | undefined
  open?: boolean | undefined
}

export interface FaqListProps {
  questions: readonly Question[]
  level?: Level
}

/** Questions that open in place, without JavaScript. */
export function FaqList({ questions, level = 3 }: FaqListProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <div className={ruled}>
      {questions.map(({ question, answer, id, open }) => (
        <details key={question} id={id} open={open}>
          <summary className={css.summary}>
            <Title className={size.t1}>{question}</Title>
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
