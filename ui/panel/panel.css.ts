import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } })

/** Anything that opens over the page. It is a popover: the browser opens and closes it. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  // In the top layer it counts for nothing; tools that do not know of that layer go by it.
  zIndex: 20,
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.overlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      selectors: {
        '&:popover-open': { animation: `${rise} ${fixed.motion.base} ${fixed.motion.out}` },
      },
    },
  },
})

/** A short list that hangs under the button that opens it. */
export const drop = style([
  panel,
  {
    width: 'min(328px, 100vw - 32px)',
    padding: fixed.space[10],
    lineHeight: 1.3,
    // Where a browser cannot tie it to its button, it hangs under the header's first row.
    top: 68,
    insetInlineStart: 'max(1rem, 50vw - 530px)',
    '@supports': {
      '(position-area: bottom)': {
        inset: 'auto',
        marginBlock: fixed.space[8],
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block',
      },
    },
  },
])

/** A line of that list: icon, name above description, tick. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr 20px',
  alignItems: 'center',
  gap: `1px ${fixed.space[14]}`,
  width: '100%',
  minHeight: 44,
  padding: `${fixed.space[12]} ${fixed.space[14]}`,
  border: 0,
  borderRadius: fixed.radius.m,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.accentSoft },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': { background: fallbackVar(vars.universe.soft, vars.color.accentSoft) },
    '&[aria-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
})

globalStyle(`${option} > svg`, {
  gridRow: 'span 2',
  color: fallbackVar(vars.universe.hue, vars.color.accent),
})
globalStyle(`${option} > svg:last-child`, { gridArea: '1 / 3 / 3' })
globalStyle(`${option} > b`, { fontWeight: font.weight.strong })
globalStyle(`${option} > span`, {
  gridColumn: 2,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
})

/** A button's arrow points up while its list is open. */
export const opener = style({})
// Quieter than the words, on a ground of whatever colour.
globalStyle(`${opener} svg:last-child`, { opacity: 0.72 })
globalStyle(`${opener}:has(+ :popover-open) svg:last-child`, { rotate: '180deg' })
