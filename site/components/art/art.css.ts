import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

/** What a drawing names its colours by. */
export const inks = vars.color

const frame = {
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.sunken,
} as const

export const picture = style({
  ...frame,
  display: 'block',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, calc(50% - 12px)), 1fr))',
  gap: `${fixed.space[40]} ${fixed.space[24]}`,
  marginBlockEnd: fixed.space[32],
})

export const work = style({
  position: 'relative',
  display: 'grid',
  gap: fixed.space[6],
  alignContent: 'start',
})
// Where the picture is shown or hidden is the theme's to say.
globalStyle(`${work} > img`, {
  ...frame,
  marginBlockEnd: fixed.space[8],
  transition: `border-color ${fixed.motion.base}`,
})
globalStyle(`${work}:hover > img`, { borderColor: vars.color.lineStrong })
