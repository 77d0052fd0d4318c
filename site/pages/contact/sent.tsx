import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { FactRows } from '#ui/fact-rows'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Panel } from './panel.tsx'
import type { Phase } from './state.ts'
import { WORDS } from './words.ts'

interface SentProps {
  readonly phase: Extract<Phase, { is: 'sent' }>
  readonly onAnother: () => void
}

/** The message has arrived. */
export function Sent({ phase, onAnother }: SentProps): ReactElement {
  const { sent: words } = useWordsOf(WORDS)
  const { name, email } = phase.to
  return (
    <Panel
      kind="success"
      title={words.title(name.trim())}
      text={words.text(email.trim())}
      quiet={phase.quiet}
    >
      <FactRows facts={[{ term: words.reference, value: phase.reference, code: true }]} />
      <Button onClick={onAnother}>{words.another}</Button>
    </Panel>
  )
}
