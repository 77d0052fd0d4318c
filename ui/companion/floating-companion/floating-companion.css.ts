import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '../../panel/index.ts'
import { fixed, vars } from '../../theme/contract.css.ts'
import { below, media } from '../../theme/media.ts'

/**
 * Where her picture only looks round the edge of the window, she does so too, and comes when she is
 * wanted. Here, and not with her picture: no document carries it.
 */
export const peeks = style({
  '@media': {
    [below(media.roomy)]: {
      selectors: {
        '&&': { insetInlineEnd: 16 },
        // She comes to the very edge: a mouse that called her is still on her.
        '&&:not(:has([aria-expanded=true]))': { insetInlineEnd: 0 },
        '&:not(:hover, :focus-within, :has([aria-expanded=true]))': {
          translate: `calc(100% + 2px - ${fixed.space.gutter})`,
        },
      },
    },
    [`${media.motion} and ${below(media.roomy)}`]: { transition: `translate ${fixed.motion.base}` },
  },
})

/** The tight corner points at her. */
export const bubble = style([
  panel,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 'calc(100% + 14px)',
    width: 'min(372px, 100vw - 32px)',
    padding: `${fixed.space[8]} ${fixed.space[18]}`,
    borderRadius: '24px 24px 6px',
    lineHeight: 1.45,
    selectors: {
      '[data-aside] > &': { bottom: 'auto', top: 0, insetInlineEnd: 'calc(100% + 14px)' },
    },
  },
])

export const head = style({ display: 'flex', alignItems: 'center', gap: fixed.space[10] })
globalStyle(`${head} > :last-child`, { marginInline: `auto calc(-1 * ${fixed.space[10]})` })

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[14],
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${fixed.space[8]}`,
  marginBlockStart: fixed.space[12],
  paddingBlockStart: fixed.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const hide = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: fixed.type.note.size,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  // Between the line above and the bubble's edge.
  ':focus-visible': { outlineOffset: 1 },
})

/** Where there is no keyboard, nobody needs its keys. */
export const recall = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
})
