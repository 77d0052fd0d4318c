import { useEffect, useRef, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { useWords } from '../../i18n/use-words.ts'
import { visibility } from './visible.ts'

/** In the footer, while she is hidden: the way back for who has no keyboard. */
export function Recall(): ReactElement {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Her own button went with her: the keyboard goes on from what takes it back.
    if (visibility().get().lastInteraction !== null && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Button ref={button} size="s" onClick={() => visibility().toggle()}>
      {t('companion.recall')}
    </Button>
  )
}
