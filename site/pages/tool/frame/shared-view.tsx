import { useEffect, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Heading } from '#ui/heading'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import { beginPage } from '../../../layout/move-focus.ts'
import type { Sent } from './link.ts'
import type { Outcome } from './outcome.ts'
import { unprinted } from './paper.css.ts'
import { Paper } from './paper.tsx'
import * as css from './result.css.ts'
import type { Session } from './session.ts'
import { Takeaway } from './takeaway.tsx'

interface SharedViewProps {
  readonly session: Session
  /** What the link held; nothing where it cannot be read. */
  readonly sent: Sent | undefined
  readonly outcome: Outcome | undefined
  readonly children: ReactNode
}

/** What somebody else sent: to be read, and to start from if one likes. */
export function SharedView({ session, sent, outcome, children }: SharedViewProps): ReactElement {
  const { say, go, replace, settle, steps, page } = session
  useEffect(() => beginPage(''), [])
  const mine = () => go({ at: 'start' })
  if (sent === undefined || outcome === undefined)
    return (
      <div className={css.band}>
        <Heading level={1} size="t4">
          {say.shared.broken}
        </Heading>
        <Callout tone="warning" title={say.shared.broken}>
          <Text>{say.shared.brokenText}</Text>
        </Callout>
        <Inline>
          <Button variant="solid" onClick={mine}>
            {say.shared.mine}
          </Button>
        </Inline>
      </div>
    )
  return (
    <>
      <div className={`${css.band} ${unprinted}`}>
        {!steps && (
          <Heading level={1} size="t4">
            {page.heading}
          </Heading>
        )}
        <Callout tone="info" title={say.shared.title}>
          <Text>{say.shared.text}</Text>
          {sent.other && <Text>{say.shared.other}</Text>}
          {sent.refused > 0 && <Text>{say.shared.partly(sent.refused)}</Text>}
        </Callout>
        <Inline>
          <Button variant="solid" onClick={mine}>
            {say.shared.mine}
          </Button>
          <Button
            onClick={() => {
              replace(sent.answers)
              if (steps) settle()
              go(steps ? { at: 'result' } : { at: 'start' })
            }}
          >
            {say.shared.from}
          </Button>
        </Inline>
      </div>
      <Paper opening={session} answers={outcome.answers}>
        {children}
      </Paper>
      <div className={css.band}>
        <Takeaway opening={session} outcome={outcome} />
      </div>
    </>
  )
}
