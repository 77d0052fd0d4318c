import type { ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Facts } from '#ui/facts'
import { Inline } from '#ui/stack'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { LinkItem } from '../../routes/page-data.ts'
import { Panel } from './panel.tsx'
import type { Phase } from './state.ts'
import { WORDS } from './outcome-words.ts'

interface SentProps {
  readonly phase: Extract<Phase, { is: 'sent' }>
  /** Where one reads on: how it goes from here. */
  readonly next: LinkItem | undefined
  readonly onAnother: () => void
}

/** The message has arrived. */
export function Sent({ phase, next, onAnother }: SentProps): ReactElement {
  const { sent: words } = useWordsOf(WORDS)
  const { name, email } = phase.to
  return (
    <Panel
      tone="success"
      title={words.title(name.trim())}
      text={words.text(email.trim())}
      quiet={phase.quiet}
    >
      <Facts facts={[{ term: words.reference, value: phase.reference, code: true }]} />
      <Inline>
        {next && <ButtonLink href={next.href}>{next.name}</ButtonLink>}
        <Button variant="ghost" onClick={onAnother}>
          {words.another}
        </Button>
      </Inline>
    </Panel>
  )
}
