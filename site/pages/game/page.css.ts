import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const game = style({
  // Her moon is wider than a phone.
  overflowX: 'clip',
  paddingBlock: `${fixed.space[20]} clamp(2.5rem, 5vw, 4rem)`,
  '@media': { [media.wide]: { paddingBlockStart: fixed.space[36] } },
})

globalStyle(`${game} > noscript`, {
  '@media': { [media.scriptless]: { display: 'block', marginBlockEnd: fixed.space[24] } },
})

/** Room for what comes with the game, so that nothing in sight moves when it does. */
export const rest = style({ '@media': { [media.scripted]: { minHeight: '100svh' } } })
