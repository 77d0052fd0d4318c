import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '#ui/panel'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const popup = style([
  panel,
  {
    width: 'min(360px, 100vw - 32px)',
    padding: fixed.space[6],
  },
])
export const option = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 36,
  padding: `${fixed.space[4]} ${fixed.space[10]}`,
  borderRadius: fixed.radius.s,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-active]': { background: color.accentSoft },
    '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
})
globalStyle(`${option} > code`, { fontFamily: font.mono, fontSize: fixed.type.xs.size })
globalStyle(`${option} > small`, {
  fontSize: fixed.type.xs.size,
  color: color.muted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const more = style({
  margin: 0,
  padding: `${fixed.space[4]} ${fixed.space[10]}`,
  fontSize: fixed.type.xs.size,
  color: color.muted,
})
/** Said, not shown. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
