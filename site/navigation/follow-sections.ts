import { activeSection, areaOf, SCROLL_TIMES, SECTION_OBSERVER } from './sections.ts'

export interface Follower {
  /** Scrolls to a section, which is the active one until the scrolling is over. */
  readonly goTo: (id: string, offset: number) => void
  readonly stop: () => void
}

/**
 * [2.3.82] Tells which section is the active one, at first and whenever it changes.
 * @param ids of the sections that the page has
 */
export const followSections = (
  ids: readonly string[],
  onSection: (id: string, before: string | undefined) => void,
): Follower => {
  const near = new Set<Element>()
  let active: string | undefined
  /** Where a choice has scrolled to. */
  let chosen: number | undefined
  let debounce: ReturnType<typeof setTimeout> | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  const become = (id: string | undefined) => {
    const before = active
    active = id
    if (id !== undefined && id !== before) onSection(id, before)
  }
  const judge = () => {
    if (chosen !== undefined) return
    const places = [...near].map((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return { id: section.id, top, bottom }
    })
    become(activeSection(places, areaOf(innerHeight), active))
  }
  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      const moved = chosen !== undefined && chosen !== scrollY
      chosen = undefined
      // Someone went on by hand meanwhile.
      if (moved) judge()
    }, SCROLL_TIMES.idle)
  }
  const onScroll = () => {
    clearTimeout(debounce)
    debounce = setTimeout(judge, SCROLL_TIMES.debounce)
    rest()
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        near[isIntersecting ? 'add' : 'delete'](target)
      judge()
    },
    { ...SECTION_OBSERVER, threshold: [...SECTION_OBSERVER.threshold] },
  )
  for (const id of ids) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return {
    goTo: (id, offset) => {
      const section = document.getElementById(id)
      if (!section) return
      const top = section.getBoundingClientRect().top + scrollY - offset
      scrollTo({ top, behavior: 'instant' })
      chosen = scrollY
      become(id)
      rest()
    },
    stop: () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
      clearTimeout(debounce)
      clearTimeout(idle)
    },
  }
}
