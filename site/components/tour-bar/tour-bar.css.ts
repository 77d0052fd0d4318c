import { globalStyle, style } from '@vanilla-extract/css'
import { place } from '#companion/floating-still'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
/** Too low for a sentence and a page at once: only its controls stay in sight. */
const LOW = '(max-height: 520px)'
const LOW_ROW = `${LOW} and (min-width: 600px)`

/**
 * It has a place of its own at the end of the page and sticks to the window's foot until then, so
 * that it lies over nothing for good.
 */
export const bar = style({
  position: 'sticky',
  zIndex: 15,
  insetBlockEnd: 'max(10px, env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 44px',
  gridTemplateAreas: '"head words leave" "ways ways ways"',
  alignItems: 'center',
  gap: `${fixed.space[10]} ${fixed.space[12]}`,
  width: 'min(58rem, 100% - 20px)',
  marginInline: 'auto',
  marginBlock: fixed.space[10],
  padding: `${fixed.space[12]} ${fixed.space[12]} ${fixed.space[12]} ${fixed.space[14]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.pebble,
  background: color.overlay,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.wide]: {
      insetBlockEnd: 16,
      gridTemplateColumns: '60px minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"head words ways leave"',
      columnGap: fixed.space[18],
      padding: `${fixed.space[14]} ${fixed.space[14]} ${fixed.space[14]} ${fixed.space[20]}`,
    },
    [LOW_ROW]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"head words ways leave"',
      paddingBlock: fixed.space[6],
    },
    print: { display: 'none' },
  },
})

/**
 * Where the browser scrolls a control into sight, it keeps it clear of the bar; not the bar's own,
 * which are in sight: the page would move at each of them.
 */
globalStyle(`:root:has(${bar}:not(:focus-within))`, {
  scrollPaddingBlockEnd: 210,
  '@media': { [media.wide]: { scrollPaddingBlockEnd: 130 }, [LOW]: { scrollPaddingBlockEnd: 140 } },
})
/** She is in the bar: not in her corner as well. */
globalStyle(`:root:has(${bar}) ${place}`, { display: 'none' })

export const head = style({ gridArea: 'head', display: 'grid' })
globalStyle(`${head} img, ${head} svg`, { width: '100%', height: 'auto' })

export const words = style({ gridArea: 'words', lineHeight: 1.4 })

export const position = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[4]} ${fixed.space[12]}`,
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.medium,
})

export const way = style({ display: 'inline-flex', gap: fixed.space[4] })
globalStyle(`${way} > i`, {
  width: 14,
  height: 3,
  borderRadius: 2,
  background: color.line,
})
globalStyle(`${way} > [data-done]`, { background: color.accent })

export const said = style({
  display: 'block',
  fontSize: fixed.type.s.size,
  '@media': {
    [media.wide]: { fontSize: fixed.type.control.size },
    [LOW]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const ways = style({
  gridArea: 'ways',
  display: 'flex',
  gap: fixed.space[8],
})
globalStyle(`${ways} > *`, {
  flex: '1 1 0',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { flex: 'none' } },
})

export const leave = style({
  gridArea: 'leave',
  alignSelf: 'start',
  '@media': { [media.wide]: { alignSelf: 'center' } },
})
