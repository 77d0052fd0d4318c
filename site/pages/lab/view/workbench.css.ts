import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const lab = style({ fontSize: small })

// What takes the focus comes clear of the header, and on phones of the foot.
globalStyle(`${lab} :is(a, button, input, select, textarea, summary, [tabindex])`, {
  scrollMarginBlock: '150px 92px',
})

export const said = style({ display: 'block', minHeight: 26, color: color.muted, fontSize: small })

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[24],
  marginBlockStart: fixed.space[18],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      borderBlockStart: `1px solid ${color.line}`,
      paddingBlockStart: fixed.space[16],
    },
    [media.nav]: { gridTemplateColumns: '310px minmax(0, 1fr) 290px', gap: fixed.space[28] },
  },
})
export const list = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      borderInlineEnd: `1px solid ${color.line}`,
      paddingInlineEnd: fixed.space[20],
    },
  },
})
/** Below the command on narrower screens, where the list has the whole height beside both. */
export const side = style({
  '@media': {
    [media.wide]: { gridColumn: '1 / -1' },
    [media.nav]: {
      gridColumn: 'auto',
      borderInlineStart: `1px solid ${color.line}`,
      paddingInlineStart: fixed.space[24],
    },
  },
})

export const more = style({
  marginBlockStart: fixed.space[32],
  borderBlock: `1px solid ${color.line}`,
})
export const lead = style({ color: color.muted, marginBlockEnd: fixed.space[12] })
export const script = style({ paddingBlockEnd: fixed.space[22] })
globalStyle(`${script} textarea`, { fontFamily: font.mono, fontSize: small, maxHeight: 480 })
export const sample = style({
  marginBlockEnd: fixed.space[16],
  color: color.synBase,
  fontFamily: font.mono,
  fontSize: tiny,
  lineHeight: 1.6,
  overflowX: 'auto',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[14],
})
export const completions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[6],
  alignItems: 'center',
  marginBlockStart: fixed.space[8],
  color: color.muted,
  fontSize: tiny,
})
globalStyle(`${completions} button`, {
  minHeight: 34,
  padding: '0 11px',
  border: `1.25px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  background: 'none',
  color: color.text,
  fontFamily: font.mono,
  fontSize: tiny,
  cursor: 'pointer',
})

export const keys = style({
  display: 'grid',
  gap: `${fixed.space[10]} ${fixed.space[32]}`,
  paddingBlockEnd: fixed.space[22],
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
})
globalStyle(`${keys} > div`, { display: 'flex', gap: fixed.space[14], alignItems: 'center' })

export const fault = style({
  display: 'flex',
  gap: fixed.space[14],
  alignItems: 'start',
  marginBlockEnd: fixed.space[18],
  padding: `${fixed.space[16]} ${fixed.space[20]}`,
  borderRadius: fixed.radius.pebble,
  background: color.dangerSoft,
  overflowWrap: 'anywhere',
})
globalStyle(`${fault} > svg`, { color: color.danger })
globalStyle(`${fault} > div`, { flex: 1 })

/** Stays at the foot of the window as long as the lab is in sight. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 6,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginInline: `calc(-1 * ${fixed.space.gutter})`,
  padding: `${fixed.space[10]} ${fixed.space.gutter}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.overlay,
  '@media': { [media.wide]: { display: 'none' } },
})
export const steps = style({ display: 'flex', alignItems: 'center', gap: fixed.space[4] })
globalStyle(`${steps} b`, {
  minWidth: 64,
  textAlign: 'center',
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
