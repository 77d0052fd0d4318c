/** What the accessibility tests look at: the tests take it from here, and the statement tells it. */

/** Rules of axe: WCAG 2.2, levels A and AA, with all that came before. @internal */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/**
 * Those of them that look at colours. A theme changes nothing else: where both themes are looked at
 * in one go, the second is asked these.
 * @internal
 */
export const AXE_COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** @internal */
export const AXE_THEMES = ['dark', 'light'] as const

/** Widths of the window, in pixels. */
export const AXE_WIDTHS = [390, 820, 1440] as const

/** A window 1,280 px wide, magnified so many times, is as wide as these. */
export const MAGNIFIED = [
  { times: 2, width: 640, height: 512 },
  { times: 4, width: 320, height: 640 },
] as const

/** By which programs, as `package.json` has them. */
export const TOOLS = { axe: '4.14.1', chromium: '147' } as const
