import type { ReactElement, ReactNode } from 'react'
import { dateIn } from '../../../i18n/date.ts'
import { today } from '../../../ports/today.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import { Given } from './given.tsx'
import { titleOf } from './outcome.ts'
import * as css from './paper.css.ts'
import type { Opening } from './session.ts'

interface PaperProps {
  readonly opening: Opening
  readonly answers: Answers
  readonly children: ReactNode
}

/** What goes on a sheet of paper: a result, under what it is, of which day and where from. */
export function Paper({ opening, answers, children }: PaperProps): ReactElement {
  const { say, page, steps, tool } = opening
  const written = tool.questions.some(({ kind }) => kind === 'text')
  const address = page.tool?.address ?? location.host
  return (
    <div className={css.paper}>
      <p className={css.printed} data-shared="">
        <b>{titleOf(opening)}</b>
        <span>{say.summary.made(dateIn(page.language, today()), address)}</span>
      </p>
      <div className={css.columns}>
        {/* Those of steps are many; what is made of texts holds all that was filled in. */}
        {!steps && !written && <Given {...{ opening, answers }} />}
        {children}
        <p className={css.printed} data-shared="">
          {say.onPage}
        </p>
      </div>
    </div>
  )
}
