import { useEffect } from 'react'
import { isLetter } from '../is-letter.ts'
import { visibility } from './use-visibility.ts'

/** [4.2.79] Alt+O shows or hides her, wherever the keyboard puts the letter. */
export const useShortcut = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping()) return
      event.preventDefault()
      visibility().toggle()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** With Alt, a Mac writes ø or œ, also where the O is not at its usual place. */
const isShortcut = (event: KeyboardEvent): boolean => {
  const { altKey, ctrlKey, metaKey, repeat, key } = event
  if (!altKey || ctrlKey || metaKey || repeat) return false
  return isLetter(event, 'o') || /^[øœ]$/iu.test(key)
}

/** In a text field, Alt+O may be meant as a letter. */
const isTyping = (): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable ||
      activeElement.matches('input:not([type=checkbox],[type=radio]),textarea,select'))
  )
}
