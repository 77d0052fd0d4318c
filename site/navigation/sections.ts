/** Which section of a page is the active one: figures alone, no page. */

/** [9.0.42] When a section counts as seen, and the part of the window that counts. */
export const SECTION_OBSERVER = {
  threshold: [0.1, 0.3, 0.5, 0.7],
  rootMargin: '-160px 0px -30% 0px',
} as const

/** [2.3.80] [9.0.40] In px, from the window's top; the second where another section stands in. */
export const SCROLL_OFFSETS = { tab: 120, fallback: 160 } as const
/** [9.0.43] In ms: how soon after a scroll one looks, and when scrolling counts as over. */
export const SCROLL_TIMES = { debounce: 16, idle: 150 } as const
/** [2.3.92] [9.0.45] In ms: from the closing of the menu to the scroll that was chosen there. */
export const MENU_SCROLL_MS = 300

/** Edges in px, from the window's top. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** The same part of the window as {@link SECTION_OBSERVER} says; never less than a line of it. */
export const areaOf = (windowHeight: number): Span => ({
  top: 160,
  bottom: Math.max(161, windowHeight * 0.7),
})

/** How much of a section lies in the area, 0 to 1. */
export const ratioIn = (section: Span, area: Span): number => {
  const height = section.bottom - section.top
  const seen = Math.min(section.bottom, area.bottom) - Math.max(section.top, area.top)
  return height > 0 ? Math.max(0, seen) / height : 0
}

/** 1 where the middles meet, 0 where a section's middle lies at the area's edge or beyond. */
export const centrednessIn = (section: Span, area: Span): number => {
  const away = Math.abs(section.top + section.bottom - area.top - area.bottom)
  return Math.max(0, 1 - away / (area.bottom - area.top))
}

/** [4.3.6] */
export const scoreOf = (ratio: number, centredness: number): number =>
  0.7 * ratio + 0.3 * centredness

/** [4.3.7] */
export const canBeActive = (ratio: number, centredness: number): boolean =>
  scoreOf(ratio, centredness) > 0.2 || ratio > 0.5

/** [4.3.5] The best of the sections that can be active; where none can, the one before stays. */
export const activeSection = (
  sections: readonly (Span & { readonly id: string })[],
  area: Span,
  before: string | undefined,
): string | undefined => {
  let best: { id: string; score: number } | undefined
  for (const section of sections) {
    const [ratio, centredness] = [ratioIn(section, area), centrednessIn(section, area)]
    const score = scoreOf(ratio, centredness)
    if (canBeActive(ratio, centredness) && score > (best?.score ?? -1))
      best = { id: section.id, score }
  }
  return best?.id ?? before
}
