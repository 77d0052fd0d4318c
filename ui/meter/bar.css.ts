import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const bar = style({ position: 'relative' })

/** The gaps of its mask are drawn in pixels, so they do not stretch with the line. */
export const line = style({ display: 'block', width: '100%', height: 4, overflow: 'visible' })

export const track = style({ fill: vars.color.line })

const slow = {
  '@media': { [media.motion]: { transition: `all ${fixed.motion.slow} ${fixed.motion.out}` } },
}
export const share = style(slow)
export const plain = style([share, { fill: vars.color.accent }])

export const gap = style({ width: 4, height: 4, translate: '-2px' })

export const dot = style([
  slow,
  { fill: vars.color.text, stroke: vars.color.ground, strokeWidth: 4 },
])
