import './scroll.css.ts'

/**
 * Attributes of a box that scrolls sideways by itself: reachable by keyboard, named, its edges
 * fading where there is more. Markdown that becomes HTML writes the same four.
 */
export const scrollRegion = (name: string) =>
  ({ 'data-scroll': '', role: 'region', tabIndex: 0, 'aria-label': name }) as const
