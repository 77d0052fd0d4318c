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
  section.focus(STAY)
  if (!lent) return
  section.blur()
  section.removeAttribute('tabindex')
}

/**
 * A new page has the focus at its title, which screen readers then say, or at the section that was
 * asked for. Whoever came back goes on at the link that led away.
 * @param left on the way back, the path that was left
 */
export const beginPage = (hash: string, left?: string): void => {
  // The tour's bar goes along from page to page, and whoever is in it goes on there.
  if (document.activeElement?.closest('aside[tabindex]')) return
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  // By its path: the address may also say the language.
  const link = [...links].find(
    (one) => one.host === location.host && one.pathname === left && inSight(one),
  )
  if (link) link.focus(STAY)
  else if (sectionOf(hash)) moveFocus(hash)
  else {
    const title = document.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus(STAY)
  }
}

const inSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const STAY = { preventScroll: true } as const
