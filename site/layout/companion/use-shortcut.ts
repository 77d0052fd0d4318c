import { useEffect } from 'react'
import { visibility } from './visible.ts'

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

/** With Alt, a Mac writes ø or œ; the key that has an O elsewhere counts where it has no Latin letter. */
const isShortcut = ({ altKey, ctrlKey, metaKey, repeat, key, code }: KeyboardEvent): boolean =>
  altKey &&
  !ctrlKey &&
  !metaKey &&
  !repeat &&
  (/^[oøœ]$/iu.test(key) || (code === 'KeyO' && !/^[a-z]$/iu.test(key)))

/** Who writes may want the letter that Alt makes of it. */
const isTyping = (): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable ||
      activeElement.matches('input:not([type=checkbox],[type=radio]),textarea,select'))
  )
}
