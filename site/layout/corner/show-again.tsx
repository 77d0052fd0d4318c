import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { useWords } from '../../i18n/use-words.ts'
import { visibility } from './use-visibility.ts'

/** In the footer, while she is hidden: shows her again, for visitors without a keyboard. */
export function ShowAgain(): ReactElement {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  // At the first render her corner is still there, and may have the focus.
  const [held] = useState(hasFocus)
  useEffect(() => {
    // The button that hid her is gone: the focus goes to the one that shows her again.
    if (held && visibility().get().lastInteraction !== null && !hasFocus())
      button.current?.focus({ preventScroll: true })
  }, [held])
  return (
    <Button ref={button} size="s" onClick={() => visibility().toggle()}>
      {t('companion.recall')}
    </Button>
  )
}

const hasFocus = (): boolean => document.activeElement !== document.body
