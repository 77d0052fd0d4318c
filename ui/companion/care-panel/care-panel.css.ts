import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const { color } = vars
const wide = (rules: object) => ({ '@media': { [media.wide]: rules } })

/** Tiles two by two on a phone, ruled lines beyond. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: fixed.space[8],
  ...wide({ display: 'block' }),
})
globalStyle(`${list} > li + li`, wide({ borderBlockStart: `1px solid ${color.line}` }))

export const action = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `1px ${fixed.space[10]}`,
  width: '100%',
  height: '100%',
  minHeight: 72,
  padding: `${fixed.space[10]} ${fixed.space[12]}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.surface,
  color: 'inherit',
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${fixed.motion.fast}`,
  ':hover': { background: color.accentSoft },
  selectors: { '&[data-lack]': { background: 'none' } },
  ...wide({
    // As wide as what it may come to say, so that no line breaks anew.
    gridTemplateColumns: '42px minmax(0, 1fr) minmax(112px, auto)',
    columnGap: fixed.space[14],
    minHeight: 66,
    // The hover's ground reaches a little beyond the words.
    width: 'calc(100% + 20px)',
    marginInline: `calc(-1 * ${fixed.space[10]})`,
    padding: `9px ${fixed.space[10]}`,
    border: 0,
    background: 'none',
  }),
})
globalStyle(`${action}:hover`, wide({ background: color.accentSoft }))
globalStyle(`${action} > b`, { fontWeight: font.weight.strong })
globalStyle(`${action}[data-lack] > b`, { color: color.muted })

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: color.accentSoft,
  color: color.accent,
  selectors: {
    '[data-lack] > &': {
      background: 'none',
      boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
      color: color.muted,
    },
  },
  ...wide({ width: 42, height: 42 }),
})

/** Fills in the time that the action takes, once. */
export const ring = style({
  position: 'absolute',
  inset: -3,
  width: 'calc(100% + 6px)',
  // A drawing is elsewhere never wider than its box: here it would leave the icon's centre.
  maxWidth: 'none',
  height: 'calc(100% + 6px)',
  rotate: '-90deg',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: 1,
})
export const effect = style({
  display: 'none',
  color: color.muted,
  fontSize: fixed.type.note.size,
  ...wide({ display: 'block', gridColumn: 2, gridRow: 2 }),
})

export const gain = style({
  display: 'grid',
  gridColumn: 2,
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...wide({
    gridArea: '1 / 3 / 3',
    justifyItems: 'end',
    color: color.text,
    fontSize: fixed.type.note.size,
    fontWeight: font.weight.strong,
  }),
})
globalStyle(`${gain} > small`, {
  display: 'none',
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.text,
  ...wide({ display: 'block' }),
})

export const lack = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[4],
  color: color.warning,
})

export const help = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${fixed.space[10]} ${fixed.space[12]}`,
  // Room for a refusal with one way out of it: that it was refused moves nothing that is read.
  minHeight: 216,
  marginBlockStart: fixed.space[20],
  padding: `${fixed.space[16]} ${fixed.space[18]} ${fixed.space[18]} ${fixed.space[14]}`,
  borderRadius: fixed.radius.pebble,
  background: color.surface,
  lineHeight: 1.45,
  selectors: { '&[data-refused]': { background: color.warningSoft } },
  ...wide({ minHeight: 180 }),
})
globalStyle(`${help} > svg`, { color: color.accent })
globalStyle(`${help}[data-refused] > svg, ${help} output`, { color: color.warning })
globalStyle(`${help} > :not(svg)`, { gridColumn: 2 })
globalStyle(`${help} b`, { fontWeight: font.weight.strong })
globalStyle(`${help} > :is(p, output)`, { fontSize: fixed.type.s.size })
globalStyle(`${help} > p`, { color: color.muted })
