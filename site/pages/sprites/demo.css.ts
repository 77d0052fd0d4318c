import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { font } from '#ui/theme/contract.css'
import { scripted } from '../parts/scripted.css.ts'

export const sheets = style([scripted, { marginBlockEnd: 32 }])

/** Room for the largest size, so that nothing below moves while one chooses. */
export const result = style({ display: 'grid', gap: 20, justifyItems: 'center' })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 'min(300px, 60vw)',
})

export const said = style({ display: 'grid', gap: 6, minHeight: 64 })

/** The typeface of code is heavy for three lines: it comes when they are in sight, or one scrolls. */
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
