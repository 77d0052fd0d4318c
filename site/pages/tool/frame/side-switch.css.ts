import { globalStyle, style } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../../../components/nav-bar/index.ts'
import { media } from '#ui/theme/media'
import { fixed, vars } from '#ui/theme/contract.css'

/** Where only one side shows at a time; both do where they fit, and on paper. */
export const turns = style({})

export const bar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: fixed.space[8],
      position: 'sticky',
      // Below the header, which hides its second row while one reads on.
      insetBlockStart: 77,
      zIndex: 1,
      order: -1,
      marginInline: `calc(-1 * ${fixed.space.gutter})`,
      paddingInline: fixed.space.gutter,
      paddingBlock: fixed.space[12],
      borderBlock: `1px solid ${vars.color.line}`,
      background: vars.color.ground,
    },
    print: { display: 'none' },
  },
})
globalStyle(`html:not([data-scrolled='down']) ${bar}`, { insetBlockStart: NAV_BAR_HEIGHT })
globalStyle(bar, { '@media': { '(max-height: 30rem)': { position: 'static' } } })

for (const [side, other] of [
  ['ask', 'answer'],
  ['answer', 'ask'],
])
  globalStyle(`${turns}[data-side='${side}'] > [data-of='${other}']`, {
    '@media': { [media.narrow]: { display: 'none' } },
  })
globalStyle(`${turns} > [data-of='answer']`, {
  '@media': { print: { display: 'block !important' } },
})
