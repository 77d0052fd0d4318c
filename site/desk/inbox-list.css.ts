import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const form = style({ display: 'grid', gap: fixed.space[20] })

export const list = style({ borderBlockStart: `1px solid ${color.line}` })

/** A card: who, when, what. The opal thread marks the one that is read. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tick who time" "tick what what"',
  columnGap: fixed.space[4],
  rowGap: fixed.space[4],
  paddingBlock: fixed.space[12],
  paddingInline: `${fixed.space[6]} ${fixed.space[24]}`,
  scrollMarginBlock: '30vh',
  borderBlockEnd: `1px solid ${color.line}`,
  ':hover': { background: color.surface },
  selectors: {
    '&[data-chosen]': { background: color.surface },
    '&[data-chosen]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      background: vars.opal.down,
    },
  },
})

/** Above the link that covers the line. */
export const tick = style({
  gridArea: 'tick',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  alignSelf: 'start',
  cursor: 'pointer',
})

export const who = style({
  gridArea: 'who',
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const name = style({
  color: color.text,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
    '[data-unread] &': { fontWeight: font.weight.strong },
    '[data-unread] &::before': {
      content: '',
      display: 'inline-block',
      width: 9,
      height: 9,
      marginInlineEnd: 9,
      borderRadius: '50%',
      background: color.accent,
    },
  },
})

export const what = style({ gridArea: 'what', display: 'grid', gap: fixed.space[4], minWidth: 0 })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[6] })

export const excerpt = style({
  overflow: 'hidden',
  color: color.muted,
  fontSize: fixed.type.s.size,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const time = style({
  gridArea: 'time',
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const actions = style({ margin: 0, padding: 0, border: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: fixed.space[8],
  color: color.muted,
  fontSize: fixed.type.s.size,
})
