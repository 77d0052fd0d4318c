import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const { color } = vars

export const footer = style({
  position: 'relative',
  marginTop: fixed.space.section,
  padding: `${fixed.space[72]} max(${fixed.space.gutter}, 50% - 620px) ${fixed.space[40]}`,
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
globalStyle(`${footer} a`, { textDecoration: 'none' })
globalStyle(`${footer} a:hover`, { color: color.text })

/** She sleeps on the footer's edge, a little sunk into it. */
export const nap = style({
  position: 'absolute',
  insetInlineEnd: `max(${fixed.space.gutter}, 50% - 600px)`,
  bottom: 'calc(100% - 9px)',
  width: 112,
  '@media': { [media.wide]: { width: 140 } },
})

export const top = style({
  display: 'grid',
  // Never more than four, which is how many there are, nor narrower than their words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 20%)), 1fr))',
  gap: `${fixed.space[28]} ${fixed.space[20]}`,
  '@media': {
    [media.wider]: { gridTemplateColumns: '1.7fr repeat(4, 1fr)', gap: fixed.space[32] },
  },
})

export const about = style({
  display: 'grid',
  gap: fixed.space[18],
  alignContent: 'start',
  justifyItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.wider]: { gridColumn: 'auto' } },
})
globalStyle(`${about} p`, { maxWidth: '19.2em', color: color.muted })

export const column = style({ color: color.muted })
globalStyle(`${column} h2`, {
  marginBottom: fixed.space[8],
  color: color.text,
  fontSize: 'inherit',
  letterSpacing: 0,
})

// Height of a finger, whatever the number of lines. Said of the link itself, since lists wrap in their
// own way: no word is left alone on a line, nor broken at its hyphen (« Développeur / full-stack IA »).
globalStyle(`${footer} li > a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: fixed.space[6],
  textWrap: 'balance',
})

const wrap = style({ display: 'flex', flexWrap: 'wrap' })

export const controls = style([wrap, { gap: fixed.space[8] }])

/** A short word is a wide enough target, too; the first one still starts at the margin. */
export const inline = style([wrap, { marginInline: -11 }])
globalStyle(`${inline} a`, { paddingInline: 11 })

export const legal = style([
  wrap,
  {
    marginTop: fixed.space[56],
    paddingTop: fixed.space[18],
    borderTop: `1px solid ${color.line}`,
    color: color.faint,
    fontSize: fixed.type.xs.size,
  },
])
export const owner = style({
  marginInlineEnd: 'auto',
  paddingBlock: fixed.space[12],
  '@media': { [below(media.wide)]: { width: '100%' } },
})
