import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const gap = 32
const FOURTH = '> :nth-child(4):last-child'

export const list = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${fixed.space[36]} ${gap}px`,
      // Four make two rows of two.
      selectors: { [`&:has(${FOURTH})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})

/** A stop on a dotted line, which runs down on a phone and across elsewhere, row after row. */
export const moment = style({
  position: 'relative',
  paddingInlineStart: 30,
  paddingBlockEnd: fixed.space[24],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlock: '8px -8px',
    borderInlineStart: `1.75px dotted ${color.lineStrong}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 8,
    width: 10,
    height: 10,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.sunken,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [media.wide]: {
      paddingInlineStart: 0,
      paddingBlock: `${fixed.space[20]} 0`,
      '::before': {
        insetInline: `0 -${gap}px`,
        insetBlock: '4px auto',
        borderInlineStart: 0,
        borderBlockStart: `1.75px dotted ${color.lineStrong}`,
      },
      '::after': { insetBlockStart: 0 },
      selectors: {
        '&:nth-child(3n)::before': { insetInlineEnd: 0 },
        [`:has(${FOURTH}) > &::before`]: { insetInlineEnd: -gap },
        [`:has(${FOURTH}) > &:nth-child(2n)::before`]: { insetInlineEnd: 0 },
        '&:last-child::before': { display: 'block', insetInlineEnd: 0 },
      },
    },
  },
})
