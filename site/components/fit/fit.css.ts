import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const columns = style({
  display: 'grid',
  gap: `${fixed.space[40]} clamp(${fixed.space[40]}, 5vw, ${fixed.space[72]})`,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})

const hue = fallbackVar(vars.universe.hue, vars.color.accent)
const side = style({ paddingBlockStart: 26, borderBlockStart: '2.5px solid' })
export const answer = styleVariants({
  yes: [side, { borderColor: hue }],
  no: [side, { borderColor: vars.color.lineStrong }],
})
export const title = style({ marginBlockEnd: fixed.space[14] })

export const point = style({
  display: 'flex',
  gap: fixed.space[14],
  paddingBlock: 11,
  color: vars.color.muted,
})
globalStyle(`${point} svg`, { marginBlockStart: fixed.space[4], color: vars.color.text })
globalStyle(`${answer.yes} svg`, { color: hue })
globalStyle(`${point} :is(b, strong)`, {
  color: vars.color.text,
  fontWeight: font.weight.strong,
})
