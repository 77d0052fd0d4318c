import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const columns = style({
  display: 'grid',
  gap: '40px clamp(40px, 5vw, 72px)',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})

const hue = fallbackVar(vars.universe.hue, vars.color.accent)
const side = style({ paddingBlockStart: 26, borderBlockStart: '2.5px solid' })
export const answer = styleVariants({
  yes: [side, { borderColor: hue }],
  no: [side, { borderColor: vars.color.lineStrong }],
})
export const title = style({ marginBlockEnd: 14 })

export const point = style({ display: 'flex', gap: 14, paddingBlock: 11, color: vars.color.muted })
globalStyle(`${point} svg`, { marginBlockStart: 4, color: vars.color.text })
globalStyle(`${answer.yes} svg`, { color: hue })
globalStyle(`${point} :is(b, strong)`, {
  color: vars.color.text,
  fontWeight: font.weight.strong,
})
