import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: fixed.space[16],
})

export const ranges = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.pill,
})

export const range = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: fixed.space[14],
  borderRadius: fixed.radius.pill,
  color: color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.strong,
  textDecoration: 'none',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': { background: color.text, color: color.ground },
  },
})

/** Usual periods, and beside them what opens for another. */
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[10],
})

export const own = style({ display: 'grid', gap: fixed.space[16], justifyItems: 'start' })

/** What one would tell somebody who asks how it goes. */
export const said = style({
  maxWidth: '34em',
  color: color.muted,
  fontSize: fixed.type.t2.size,
  lineHeight: 1.4,
  textWrap: 'pretty',
})
export const strong = style({ color: color.text, fontWeight: font.weight.strong })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: fixed.space[48],
  '@media': { [media.wider]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const column = style({ minWidth: 0 })

export const panel = style({
  paddingBlock: `${fixed.space[20]} ${fixed.space[36]}`,
  borderBlockStart: `1px solid ${color.line}`,
})

export const panelHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: fixed.space[16],
  marginBlockEnd: fixed.space[12],
})

/** Says how to read the table above it. */
export const note = style({ marginBlockStart: fixed.space[12] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[16],
  paddingBlockStart: fixed.space[20],
  borderBlockStart: `1px solid ${color.line}`,
})

export const empty = style({
  display: 'grid',
  gap: fixed.space[16],
  justifyItems: 'start',
  maxWidth: '38em',
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
})
