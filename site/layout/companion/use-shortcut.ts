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

/** With Alt, a Mac writes ø where the O is. */
const isShortcut = ({ altKey, ctrlKey, metaKey, repeat, key, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !repeat && (/^[oø]$/iu.test(key) || code === 'KeyO')

/** Who writes may want the letter that Alt makes of it. */
const isTyping = (): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input,textarea,select'))
  )
}
