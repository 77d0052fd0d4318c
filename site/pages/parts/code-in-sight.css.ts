/** The typeface of code is heavy for a few lines: it comes when they are in sight, or one scrolls. */
import { globalStyle, keyframes } from '@vanilla-extract/css'
import { font } from '#ui/theme/contract.css'

const early = (what: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`html:not([data-scrolled]) ${what}`, {
    '@supports': { '(animation-timeline: view())': rule },
  })

const ours = keyframes({ to: { fontFamily: `"Opale Mono", ${font.mono}` } })

// The block measures sight: what is inside scrolls sideways by itself.
early('figure:has(pre)', { viewTimeline: '--code' })
early('figure pre', {
  fontFamily: font.mono,
  animation: `${ours} step-start forwards`,
  animationTimeline: '--code',
})
