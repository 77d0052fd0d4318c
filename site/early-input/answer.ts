/** The application's side of early input: React is given all that was done before it came. */
import { useEffect, useRef, type RefObject } from 'react'
import { changedFields } from './fields.ts'
import { LATE_PART, READY_EVENT, TAKING_EVENT } from './keep.ts'

let repeat: readonly (() => void)[] = []

/** To be called right before hydration: React knows only what it drew itself. */
export const takeEarlyInput = (): void => {
  dispatchEvent(new Event(TAKING_EVENT))
  repeat = changedFields()
}

/** To be called once the page's handlers are in place. */
export const answerEarlyInput = (): void => {
  // Not within React's own work: what is still to be hydrated could not answer there.
  queueMicrotask(() => {
    // A click that came after a changed field must see that field's value.
    for (const again of repeat) again()
    repeat = []
    dispatchEvent(new Event(READY_EVENT))
  })
}

/** Marks a part whose script comes after the page's. */
export const latePart = { [LATE_PART]: '' }

/** Put on an element of such a part, says that the part is ready. */
export const useReadyPart = <E extends Element>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    const part = ref.current?.closest(`[${LATE_PART}]`)
    queueMicrotask(() => part?.dispatchEvent(new Event(READY_EVENT)))
  }, [])
  return ref
}
