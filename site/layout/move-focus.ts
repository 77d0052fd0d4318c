import { sectionOf } from '../boot/hash-scroll.ts'

/**
 * Lets Tab go on from the section that a hash names, as the browser does on the way to an anchor.
 * What can hold the focus gets it; elsewhere only the place from which Tab goes on is moved.
 */
export const moveFocus = (hash: string): void => {
  const section = sectionOf(hash)
  if (section === null) return
  const lent = section.tabIndex < 0 && !section.hasAttribute('tabindex')
  if (lent) section.tabIndex = -1
  section.focus({ preventScroll: true })
  if (!lent) return
  section.blur()
  section.removeAttribute('tabindex')
}
