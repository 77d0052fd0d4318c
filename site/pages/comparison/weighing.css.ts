import { style } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../../components/nav-bar/index.ts'
import { media } from '#ui/theme/media'
import { fixed, vars } from '#ui/theme/contract.css'

/** On a phone the ranking comes before what changes it. */
export const ranking = style({ '@media': { [media.narrow]: { order: -1 } } })

/** Told where one acts: on a phone it stays in sight, as the ranking is above by then. */
export const told = style({
  display: 'block',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: NAV_BAR_HEIGHT,
      zIndex: 1,
      paddingBlock: fixed.space[10],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      background: vars.color.sunken,
      // The header has put its second row away.
      selectors: { 'html[data-scrolled=down] &': { insetBlockStart: 77 } },
    },
  },
})

/** Said where no script would change it. */
export const printed = style({
  display: 'none',
  '@media': { [media.scriptless]: { display: 'block' } },
})
