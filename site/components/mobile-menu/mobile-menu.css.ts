import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'
import { panel } from '#ui/panel'

const { color, universe, opal } = vars

export const sheet = style([
  panel,
  {
    // [2.3.90]
    maxHeight: '80vh',
    width: '100%',
    maxWidth: 640,
    marginInline: 'auto',
    inset: 'auto 0 0',
    padding: 0,
    overflow: 'hidden',
    borderWidth: '1px 0 0',
    borderRadius: `${fixed.radius.l} ${fixed.radius.l} 0 0`,
    selectors: {
      '&:popover-open': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { background: 'rgb(8 3 22 / .62)' },
    },
    '@media': { [media.nav]: { display: 'none !important' } },
  },
])
globalStyle(`html:has(${sheet}:popover-open)`, {
  '@media': { [below(media.nav)]: { overflow: 'hidden' } },
})

const edge = style({ flex: 'none', paddingInline: fixed.space[20] })

/** What one drags the sheet down by. */
export const handle = style([edge, { touchAction: 'none' }])

export const grab = style({
  width: 44,
  height: 5,
  margin: `${fixed.space[12]} auto ${fixed.space[6]}`,
  borderRadius: 9,
  background: color.lineStrong,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The cross, not its round target, lines up with the tiles below.
  marginInlineEnd: `calc(-1 * ${fixed.space[12]})`,
})
globalStyle(`${head} h2`, { fontSize: fixed.type.prose.size })
globalStyle(`${head} button`, { color: color.text })

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${fixed.space[4]} ${fixed.space[20]} 0`,
  // The last line is the foot's.
  marginBottom: -1,
})

export const notice = style({
  marginBottom: fixed.space[10],
  color: color.accent,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.strong,
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: fixed.space[10],
  marginBottom: fixed.space[12],
})

export const tile = style({
  display: 'flex',
  // The narrowest phones have no room for an icon beside « Développement ».
  flexDirection: 'column',
  justifyContent: 'center',
  gap: `${fixed.space[2]} ${fixed.space[8]}`,
  height: '100%',
  minHeight: 68,
  padding: `${fixed.space[10]} ${fixed.space[12]}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  textDecoration: 'none',
  fontSize: fixed.type.control.size,
  fontWeight: font.weight.strong,
  lineHeight: 1.2,
  '@media': {
    '(min-width: 24rem)': {
      flexDirection: 'row',
      justifyContent: 'start',
      alignItems: 'center',
    },
  },
  selectors: {
    '&[aria-current]': { borderColor: universe.hue, background: universe.soft },
  },
})
globalStyle(`${tile} svg`, { color: universe.hue })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: font.weight.strong,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -3 },
})
export const away = style([summary, { textDecoration: 'none' }])
globalStyle(`[open] > ${summary} svg`, { rotate: '180deg' })

// Without scripts a way within the page leaves the sheet open over it; the page's tabs do not.
globalStyle(`${body} > :has([href^="#"])`, {
  '@media': { [media.scriptless]: { display: 'none' } },
})

/** Written as the footer writes the same links: said twice, they cost a page next to nothing. */
export const links = style({ margin: `${fixed.space[8]} 0 ${fixed.space[10]} ${fixed.space[2]}` })
globalStyle(`${links} a`, {
  display: 'block',
  padding: `${fixed.space[10]} ${fixed.space[16]}`,
  borderInlineStart: `1.5px solid ${color.line}`,
  color: color.muted,
  textDecoration: 'none',
})
globalStyle(`${links} a:hover`, { color: color.text })
globalStyle(`${links} a:focus-visible`, { outlineOffset: -3 })
globalStyle(`${links} a[aria-current]`, {
  borderInlineStartWidth: 2.5,
  borderImage: `${opal.down} 1`,
  color: color.text,
  fontWeight: font.weight.strong,
})

export const foot = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: fixed.space[8],
    paddingBlock: `${fixed.space[12]} max(${fixed.space[8]}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.line}`,
  },
])
export const contact = style({ flex: '1 1 auto' })
