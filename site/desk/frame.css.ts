import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'
import { edge } from './edge.ts'

const { color } = vars

/** The sections stand beside the page where there is room, at a thumb's reach elsewhere. */
export const inside = style({
  '@media': {
    [media.wider]: { display: 'grid', gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
    [below(media.wider)]: { paddingBlockEnd: 'calc(4.25rem + env(safe-area-inset-bottom))' },
  },
})

/** Of the front door. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space[12],
  paddingInline: edge,
  paddingBlock: fixed.space[10],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const rail = style([
  bar,
  {
    '@media': {
      [media.wider]: {
        position: 'sticky',
        insetBlockStart: 0,
        gridArea: '1 / 1',
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: fixed.space[16],
        height: '100dvh',
        overflowY: 'auto',
        paddingInline: fixed.space[14],
        paddingBlock: `${fixed.space[16]} ${fixed.space[20]}`,
        borderBlockEnd: 'none',
        borderInlineEnd: `1px solid ${color.line}`,
        background: color.sunken,
      },
    },
  },
])

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[10],
  minHeight: 44,
  textDecoration: 'none',
})

export const railBrand = style([
  brand,
  { '@media': { [media.wider]: { paddingInline: fixed.space[12] } } },
])

/** A phone has no room to show it; the link is called so all the same. */
export const area = style({
  color: color.muted,
  fontSize: fixed.type.s.size,
  '@media': {
    [media.narrow]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})

export const nav = style({
  '@media': {
    [below(media.wider)]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 2,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${color.line}`,
      background: color.sunken,
    },
  },
})

export const sections = style({
  display: 'flex',
  justifyContent: 'center',
  gap: fixed.space[4],
  padding: fixed.space[6],
  '@media': { [media.wider]: { flexDirection: 'column', padding: 0 } },
})

export const section = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fixed.space[2],
  minWidth: '6.5rem',
  minHeight: 54,
  paddingInline: fixed.space[12],
  borderRadius: fixed.radius.m,
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.text,
      fontWeight: font.weight.strong,
    },
  },
  '@media': {
    [media.wider]: {
      flexDirection: 'row',
      justifyContent: 'start',
      gap: fixed.space[12],
      minHeight: 46,
      fontSize: fixed.type.s.size,
    },
  },
})

export const name = style({ '@media': { [media.wider]: { flexGrow: 1 } } })

/** Beside the drawing on a phone, at the end of the line elsewhere. */
export const count = style({
  color: color.text,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below(media.wider)]: {
      position: 'absolute',
      insetBlockStart: 8,
      insetInlineStart: '62%',
      lineHeight: 1,
    },
  },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[10],
  marginInlineStart: 'auto',
  fontSize: fixed.type.s.size,
})

/** Below all else, where the rail is one. */
export const railTools = style([
  tools,
  {
    '@media': {
      [media.wider]: {
        marginInlineStart: 0,
        marginBlockStart: 'auto',
        paddingInline: fixed.space[12],
      },
    },
  },
])

export const languages = style({ display: 'flex' })

/** A line of their own. */
export const railLanguages = style([
  languages,
  {
    '@media': {
      [media.wider]: { width: '100%', marginInlineStart: `calc(-1 * ${fixed.space[10]})` },
    },
  },
])

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: fixed.space[10],
  color: color.muted,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  ':hover': { color: color.text },
  selectors: { '&[aria-current]': { color: color.text, fontWeight: font.weight.strong } },
})

const content = style({ gridArea: '1 / 2', minWidth: 0, outline: 'none' })

/** As high as the window, where panes stand beside each other. */
export const full = style([
  content,
  {
    '@media': { [media.wider]: { display: 'flex', flexDirection: 'column', height: '100dvh' } },
  },
])

export const main = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: fixed.space[24],
    // Wider than what one reads: tables are at home here.
    paddingInline: `max(${edge}, 50% - 620px)`,
    paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.75rem) 5rem',
  },
])

/** Above the panes. */
export const said = style({ padding: `${fixed.space[12]} ${edge}` })
