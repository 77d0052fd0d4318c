import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { useWords } from '../../i18n/use-words.ts'
import { visibility } from './use-visibility.ts'

/** In the footer, while she is hidden: the way back for who has no keyboard. */
export function ShowAgain(): ReactElement {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  // While this is made her corner still stands, and with it what may have the focus.
  const [held] = useState(hasFocus)
  useEffect(() => {
    // Her own button went with her: the keyboard goes on from what takes it back.
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
