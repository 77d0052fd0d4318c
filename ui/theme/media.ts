/** [9.0.37] Below 768 px a screen is a phone, below 1024 a tablet; 1280 is the desktop reference. */
export const BREAKPOINTS = { mobile: 768, tablet: 1024, desktop: 1280 } as const

// Those that scripts ask for too, each by itself: none brings all the others along.
/** Two columns fit. */
export const WIDE = '(min-width: 820px)'
/** Side columns fit. */
export const WIDER = '(min-width: 1080px)'
export const MOTION = '(prefers-reduced-motion: no-preference)'
export const STILL = '(prefers-reduced-motion: reduce)'

/** Media queries by what they say, phone first. The widths are those of the layout's own grid. */
export const media = {
  wide: WIDE,
  wider: WIDER,
  /** The whole navigation fits on one line. */
  nav: '(min-width: 1280px)',
  roomy: '(min-width: 1400px)',
  /** Two columns do not. */
  narrow: 'not all and (min-width: 820px)',
  /** Medium and larger screens, as the specification counts them. */
  medium: `(min-width: ${BREAKPOINTS.mobile}px)`,
  motion: MOTION,
  still: STILL,
  scripted: '(scripting: enabled)',
  /**
   * Paper, for a page that is made to be printed: its document carries these rules from the start.
   * Those of a plain `print` come with the first sign of intent.
   */
  paper: 'only print',
  /** No JavaScript: what answers to nothing then is better not there. */
  scriptless: '(scripting: none)',
} as const

/** Screens, and sheets of paper, that do not reach a width of {@link media}. */
export const below = (width: string): string => width.replace('min-width:', 'width <')
