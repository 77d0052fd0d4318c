import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const { color } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[10],
  paddingInline: fixed.space[24],
  paddingBlock: fixed.space[6],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [below(media.nav)]: { flexWrap: 'wrap' },
    [below(media.wide)]: { paddingInline: fixed.space.gutter },
  },
})
export const name = style({
  minWidth: 0,
  width: '16em',
  flexShrink: 1,
  height: 40,
  paddingInline: fixed.space[8],
  border: '1px solid transparent',
  borderRadius: fixed.radius.s,
  background: 'none',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  ':hover': { borderColor: color.line },
  '@media': { [below(media.wide)]: { flex: '1 1 50%', width: 0 } },
})
export const gap = style({ flex: 1, '@media': { [below(media.wide)]: { display: 'none' } } })
/** On phones what runs it is at the foot. */
export const wideOnly = style({
  display: 'contents',
  '@media': { [below(media.wide)]: { display: 'none' } },
})
export const views = style({ flexWrap: 'nowrap', padding: fixed.space[2] })
globalStyle(`${views} button`, { minHeight: 36 })
export const example = style({
  minHeight: 44,
  maxWidth: 220,
  fontSize: fixed.type.s.size,
  '@media': { [below(media.wide)]: { flex: '1 1 100%', maxWidth: 'none' } },
})
globalStyle(`${bar} > *`, { flexShrink: 0 })
globalStyle(`${bar} > ${name}`, { flexShrink: 1 })
