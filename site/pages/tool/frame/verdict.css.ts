import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'
import { fixed, font, vars } from '#ui/theme/contract.css'

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fixed.space[32]} ${fixed.space[64]}`,
  alignItems: 'end',
  paddingInline: `max(${fixed.space.gutter}, calc(50% - 620px))`,
  paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem)',
  '@media': { [media.wider]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)' } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'break-word',
  gap: fixed.space[18],
  maxWidth: 900,
})

export const figure = style({
  display: 'grid',
  gap: fixed.space[8],
  '@media': {
    [media.wider]: {
      paddingInlineStart: fixed.space[40],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const value = style({
  display: 'block',
  fontSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'inline', fontSize: '2.75rem' } },
})
