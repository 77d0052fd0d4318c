import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const { color } = vars
const line = `1px solid ${color.line}`

export const letters = style({ fontWeight: 650, letterSpacing: '-.02em', lineHeight: 1 })

/** As high as what is left of the window; on phones as long as the outline is. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'calc(100dvh - 128px)',
  minHeight: 540,
  borderBlock: line,
  // Points of the page's background would look like marks of what is written here.
  background: color.ground,
  '@media': {
    // The path above has its own line.
    [media.wide]: { borderBlockStart: 'none' },
    [below(media.wide)]: { height: 'auto', minHeight: 0 },
  },
})
export const work = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr) 320px',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  selectors: { '&[data-inspecting=false]': { gridTemplateColumns: '232px minmax(0, 1fr)' } },
  '@media': {
    [below(media.nav)]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      selectors: { '&[data-inspecting=false]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [below(media.wide)]: { display: 'block' },
  },
})
export const side = style({
  overflowY: 'auto',
  // The tab at the edge of every page lies beside it, never over it.
  padding: `${fixed.space[16]} ${fixed.space[16]} ${fixed.space[96]} ${fixed.space[40]}`,
  borderInlineEnd: line,
  '@media': { [below(media.nav)]: { display: 'none' } },
})
export const middle = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto 256px',
  minWidth: 0,
  minHeight: 0,
  '@media': { [below(media.wide)]: { display: 'block' } },
})
/** Its own row, so that it covers nothing of what one looks at. */
export const steps = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[8],
  paddingBlock: fixed.space[8],
  paddingInline: fixed.space[24],
  borderBlockStart: line,
  background: color.accentSoft,
  '@media': {
    [below(media.wide)]: { gridRow: 'auto', padding: 0, border: 0, background: 'none' },
  },
})
export const stopped = style({
  flex: '1 1 220px',
  minWidth: 0,
  fontSize: fixed.type.note.size,
  overflowWrap: 'anywhere',
  // On a phone what was said last stands right above.
  '@media': { [below(media.wide)]: { display: 'none' } },
})
export const stage = style({
  position: 'relative',
  gridRow: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [below(media.wide)]: {
      // As much as leaves a margin to scroll the page by.
      selectors: { '&[data-view=canvas]': { height: 'max(360px, 64dvh)' } },
    },
  },
})
export const settings = style({
  overflowY: 'auto',
  padding: `${fixed.space[18]} ${fixed.space[24]} ${fixed.space[24]}`,
  borderInlineStart: line,
})

/** What stays in reach of a thumb. */
export const foot = style({
  display: 'none',
  '@media': {
    [below(media.wide)]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 3,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr auto',
      gap: fixed.space[10],
      paddingBlock: fixed.space[12],
      paddingInline: fixed.space.gutter,
      borderBlockStart: line,
      background: color.overlay,
    },
  },
})
export const said = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  fontSize: fixed.type.note.size,
  color: color.muted,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
  selectors: { '&[data-warning]': { color: color.warning } },
})
/** Below what was said: a way on. */
export const remedy = style({ gridColumn: '1 / -1' })
/** In place of a part that did not come. */
export const missing = style({ padding: fixed.space[24] })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[10] })
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  fontSize: fixed.type.note.size,
  color: color.muted,
  whiteSpace: 'nowrap',
  selectors: { '&[data-state=refused]': { color: color.warning, whiteSpace: 'normal' } },
})
export const keys = style({ margin: 0, display: 'grid', gap: fixed.space[8] })
globalStyle(`${keys} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: fixed.space[18],
})
globalStyle(`${keys} dd`, { margin: 0, textAlign: 'end' })
export const upgrade = style({ display: 'grid', gap: fixed.space[8], minWidth: 0 })
export const code = style({
  fontFamily: font.mono,
  fontSize: fixed.type.xs.size,
  overflowWrap: 'anywhere',
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[10], margin: 0 })
export const versions = style({
  display: 'grid',
  gap: fixed.space[18],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
