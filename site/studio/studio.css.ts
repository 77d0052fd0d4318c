import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const { color } = vars
const line = `1px solid ${color.line}`

export const letters = style({ fontWeight: 650, letterSpacing: '-.02em', lineHeight: 1 })

/** As high as what is left of the window; on phones as long as the outline is. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'calc(100dvh - 186px)',
  minHeight: 540,
  borderBlock: line,
  '@media': { [below(media.wide)]: { height: 'auto', minHeight: 0 } },
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
  gridTemplateRows: 'minmax(0, 1fr) 256px',
  minWidth: 0,
  minHeight: 0,
  '@media': { [below(media.wide)]: { display: 'block' } },
})
export const stage = style({ position: 'relative', minWidth: 0, minHeight: 0 })
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
      gridTemplateColumns: '1fr 1fr',
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
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[10], margin: 0 })
export const versions = style({
  display: 'grid',
  gap: fixed.space[18],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
