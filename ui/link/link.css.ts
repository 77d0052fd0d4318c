import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { amongWords, amongWordsHover } from './among-words.ts'

const inline = style({ ...amongWords, ':hover': amongWordsHover })

export const look = styleVariants({
  inline: [inline],
  quiet: [inline, { color: 'inherit' }],
  more: [
    inline,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: fixed.space[8],
      minHeight: 44,
      fontWeight: font.weight.strong,
      textDecorationLine: 'none',
    },
  ],
})

/** Kept on the line of the last word, as high as its letters. */
export const external = style({ whiteSpace: 'nowrap' })
globalStyle(`${external} > svg`, {
  display: 'inline',
  width: '.85em',
  height: '.85em',
  verticalAlign: '-.05em',
})

export const arrow = style({
  display: 'flex',
  transition: `transform ${fixed.motion.base} ${fixed.motion.out}`,
  selectors: {
    ':hover > &': { '@media': { [media.motion]: { transform: 'translateX(4px)' } } },
  },
})
