import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const DISCLOSURE_VARIANTS = ['inline', 'row'] as const

const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
})
// Safari draws its own triangle otherwise.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })

export const look = styleVariants({
  inline: [
    summary,
    {
      gap: fixed.space[8],
      width: 'fit-content',
      color: vars.color.accent,
      fontWeight: font.weight.strong,
      ':hover': { color: vars.color.accentHover },
    },
  ],
  row: [summary, { gap: fixed.space[16], paddingBlock: fixed.space[18] }],
} satisfies Record<(typeof DISCLOSURE_VARIANTS)[number], object>)

/** At the far end of a row, the words before it pushed to the start. */
globalStyle(`${look.row} > :first-child`, { marginInlineEnd: 'auto' })
globalStyle(`${summary} > svg:last-child`, {
  color: vars.color.muted,
  transition: `rotate ${fixed.motion.base} ${fixed.motion.out}`,
})
globalStyle(`[open] > ${summary} > svg:last-child`, { rotate: '180deg' })

export const content = style({
  maxWidth: '43.6em',
  paddingBlock: `${fixed.space[10]} ${fixed.space[24]}`,
})
globalStyle(`${content} > * + *`, { marginBlockStart: '.8em' })

// It unfolds where the browser can measure what is inside; elsewhere it is simply there.
export const details = style({
  '@media': {
    [media.motion]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          height: 0,
          overflow: 'clip',
          transition: `height ${fixed.motion.base} ${fixed.motion.out}, content-visibility ${fixed.motion.base} allow-discrete`,
        },
        '&[open]::details-content': { height: 'auto' },
      },
    },
  },
})
