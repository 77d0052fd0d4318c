import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { controlId } from './control-id.ts'

export type Side = 'ask' | 'answer'

/** Which side of a form a phone shows, where a tool has them take turns. */
export interface Sides {
  readonly side: Side
  readonly show: (side: Side) => void
  /** To the control of a question, whatever hides it. */
  readonly lead: (question: string) => void
}

export const useSides = (): Sides => {
  const [side, show] = useState<Side>('ask')
  const lead = useCallback((question: string) => {
    // What is not laid out takes no focus.
    flushSync(() => show('ask'))
    const control = document.querySelector<HTMLElement>(`#${controlId(question)}`)
    const folded = control?.closest('details')
    if (folded) folded.open = true
    control?.focus()
  }, [])
  return { side, show, lead }
}
