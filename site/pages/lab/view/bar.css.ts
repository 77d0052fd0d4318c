import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const small = fixed.type.s.size

/** Fields in a row as long as they fit. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${fixed.space[16]} ${fixed.space[22]}`,
  paddingBlock: fixed.space[18],
  borderBlock: `1px solid ${color.line}`,
})
globalStyle(`${bar} input:not([type=checkbox], [type=radio])`, { minHeight: 44 })
globalStyle(`${bar} select`, { minHeight: 44 })

export const line = style({
  flex: '1 1 210px',
  '@media': { [media.wide]: { flex: '0 1 210px' } },
})
globalStyle(`${line} input`, { fontFamily: font.mono, fontSize: small })
export const tick = style({ minHeight: 44 })
export const examples = style({
  flex: '1 1 240px',
  '@media': { [media.wide]: { flex: '0 1 250px' } },
})
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })
export const undo = style({
  width: 44,
  height: 44,
  selectors: {
    '&[aria-disabled=true]': { color: color.faint, borderColor: color.line, cursor: 'not-allowed' },
  },
})

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[2]} ${fixed.space[18]}`,
  flex: '1 1 100%',
  minHeight: 28,
  fontSize: small,
  '@media': { [media.roomy]: { flex: '1 1 auto', justifyContent: 'end', minHeight: 44 } },
})
export const muted = style({ color: color.muted })
export const hash = style({ color: color.muted })
globalStyle(`${hash} code`, { color: color.text, fontFamily: font.mono })
const verdict = style({
  display: 'flex',
  gap: fixed.space[8],
  alignItems: 'center',
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
})
export const met = style([verdict, { color: color.success }])
export const unmet = style([verdict, { color: color.warning }])

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[8],
  paddingBlockEnd: fixed.space[18],
})
export const command = style({
  flex: '1 1 320px',
  minWidth: 0,
  padding: `11px ${fixed.space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.s,
  background: color.sunken,
  color: color.synBase,
  fontFamily: font.mono,
  fontSize: fixed.type.xs.size,
  whiteSpace: 'nowrap',
})
export const byHand = style({ flex: '1 1 100%' })
