import { useEffect, useState, type ReactElement } from 'react'
import { PROMPT, type Prompt, type PromptInput } from '#engine'
import { NotificationPrompt } from '../../components/notification-prompt/index.ts'
import { ToastStack } from '#ui/toast'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import { askPermission, keepPrompt, readPrompt } from '../../ports/life/notifications.ts'
import { now, schedule } from '../../ports/life/host.ts'
import { toasts } from '../toasts.css.ts'

interface NotifyPromptProps {
  readonly words: CompanionWords
  /** How often the visitor has had to do with her, in all. */
  readonly interactions: number
  /** [9.0.34] Whether a visitor may be asked before that: the button then waits to be pressed. */
  readonly button?: boolean
}

/** [4.4] Asks whether to notify: after 999,999 interactions, so in practice never. */
export function NotifyPrompt(props: NotifyPromptProps): ReactElement {
  const { words, interactions, button = PROMPT.permissionButton } = props
  const [prompt, setPrompt] = useState(readPrompt)
  const [said, setSaid] = useState(false)
  const step = (input: PromptInput) => {
    const { next, says } = PROMPT.step(prompt, now(), input)
    keepPrompt(prompt, next)
    setPrompt(next)
    if (says) setSaid(true)
  }
  const [considered, consider] = useState(-1)
  if (considered !== interactions) {
    consider(interactions)
    setPrompt(PROMPT.step(prompt, now(), { type: 'consider', interactions }).next)
  }
  const due = PROMPT.due(prompt)
  useEffect(() => {
    if (due === undefined) return undefined
    return schedule(due - now(), () =>
      // Only lets time pass: with 0 interactions it cannot ask again.
      setPrompt((before) => PROMPT.step(before, now(), { type: 'consider', interactions: 0 }).next),
    )
  }, [due])
  return (
    <>
      {(due !== undefined || (button && isOpen(prompt))) && (
        <NotificationPrompt
          words={words.prompt}
          onAllow={() =>
            void askPermission().then((granted) => step({ type: granted ? 'grant' : 'deny' }))
          }
          onLater={() => step({ type: 'later' })}
        />
      )}
      <ToastStack
        className={toasts}
        label={words.prompt.label}
        dismissLabel={words.notifications.dismiss}
        messages={said ? [{ id: 'enabled', tone: 'success', message: words.prompt.enabled }] : []}
        onDismiss={() => setSaid(false)}
      />
    </>
  )
}

/** Nothing has been answered yet. */
const isOpen = ({ permission, postponedUntil }: Prompt): boolean =>
  permission === 'default' && postponedUntil === null
