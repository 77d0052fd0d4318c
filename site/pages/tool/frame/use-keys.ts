import { useEffect, useRef, type RefObject } from 'react'

/**
 * Digits choose, Backspace goes back, Enter goes on: only while the focus is in the question, so
 * that who dictates or types elsewhere is left alone.
 * @param first id of the first choice
 */
export const useKeys = (first: string, back: () => void): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const way = useRef(back)
  useEffect(() => {
    way.current = back
  })
  useEffect(() => {
    const box = form.current
    const answer = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const does = doneBy(event, first, () => way.current(), box)
      if (does === undefined) return
      event.preventDefault()
      does()
    }
    box?.addEventListener('keydown', answer)
    return () => box?.removeEventListener('keydown', answer)
  }, [first])
  return form
}

const doneBy = (
  { key, target }: KeyboardEvent,
  first: string,
  back: () => void,
  form: HTMLFormElement | null,
): (() => void) | undefined => {
  if (key === 'Backspace') return back
  if (key === 'Enter' && isPlain(target)) return () => form?.requestSubmit()
  if (!/^[1-9]$/u.test(key)) return undefined
  const choice = document.getElementById(key === '1' ? first : `${first}-${key}`)
  if (!choice?.matches('[type=radio], [type=checkbox]')) return undefined
  return () => {
    choice.focus()
    choice.click()
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, input:not([type=radio], [type=checkbox], [type=range])')

/** Neither a button, whose own key Enter is, nor a field, which sends the form by itself. */
const isPlain = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.matches('button, a, input:not([type=checkbox]), summary')
