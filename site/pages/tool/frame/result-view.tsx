import { useEffect, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Icon } from '#ui/icon'
import { beginPage } from '../../../layout/move-focus.ts'
import { HandOver } from './hand-over.tsx'
import { Notices } from './notices.tsx'
import type { Outcome } from './outcome.ts'
import { unprinted } from './paper.css.ts'
import { Paper } from './paper.tsx'
import * as css from './result.css.ts'
import type { Session } from './session.ts'
import { SoFar } from './so-far.tsx'
import { Takeaway } from './takeaway.tsx'

interface ResultViewProps {
  readonly session: Session
  readonly outcome: Outcome
  /** The tool's own telling of it. */
  readonly children: ReactElement
}

/** One's own result: told, then to take along, to correct, to talk about. */
export function ResultView({ session, outcome, children }: ResultViewProps): ReactElement {
  const { say, asked, go, anew } = session
  useEffect(() => {
    scrollTo(0, 0)
    beginPage('')
  }, [])
  const first = asked[0]
  const change = () => first && go({ at: 'question', id: first.id })
  return (
    <>
      <Paper opening={session} answers={outcome.answers}>
        {children}
      </Paper>
      <div className={css.band}>
        <Notices session={session} />
        <Takeaway opening={session} outcome={outcome}>
          <Button variant="ghost" onClick={change}>
            <Icon name="pen" />
            {say.change}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              anew()
              change()
            }}
          >
            {say.anew}
          </Button>
        </Takeaway>
        <HandOver opening={session} outcome={outcome} />
        <div className={unprinted}>
          <Disclosure variant="row" title={say.answers}>
            <SoFar session={session} questions={asked} />
          </Disclosure>
        </div>
      </div>
    </>
  )
}
