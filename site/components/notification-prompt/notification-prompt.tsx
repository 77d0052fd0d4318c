import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Text } from '#ui/text'
import * as css from './notification-prompt.css.ts'

export interface NotificationPromptWords {
  /** Names the part of the page. */
  label: string
  text: string
  allow: string
  later: string
}

export interface NotificationPromptProps {
  words: NotificationPromptWords
  onAllow: () => void
  onLater: () => void
}

/** [9.0.35] Asks whether the browser may notify. It takes no focus and goes away by itself. */
export function NotificationPrompt(props: NotificationPromptProps): ReactElement {
  const { words, onAllow, onLater } = props
  return (
    <section className={css.prompt} aria-label={words.label}>
      <Text as="p">{words.text}</Text>
      <div className={css.actions}>
        <Button size="s" variant="solid" onClick={onAllow}>
          {words.allow}
        </Button>
        <Button size="s" variant="ghost" onClick={onLater}>
          {words.later}
        </Button>
      </div>
    </section>
  )
}
