import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[20],
  paddingBlock: fixed.space[20],
  cursor: 'pointer',
})

// Safari draws its own triangle otherwise.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })

export const plus = style({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.out}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(45deg)' } },
})

export const answer = style({ maxWidth: '43.6em', paddingBlockEnd: fixed.space[24] })
globalStyle(`${answer} > * + *`, { marginBlockStart: '.8em' })
globalStyle(`${answer} a`, { color: vars.color.accent, fontWeight: font.weight.medium })
