import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'
import { vars } from '#ui/theme/contract.css'

/** On a phone the ranking comes before what changes it. */
export const ranking = style({ '@media': { [media.narrow]: { order: -1 } } })

/** Told where one acts: on a phone it stays in sight, as the ranking is above by then. */
export const told = style({
  display: 'block',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: 72,
      zIndex: 1,
      paddingBlock: 10,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      background: vars.color.sunken,
    },
  },
})

/** Said where no script would change it. */
export const printed = style({
  display: 'none',
  '@media': { [media.scriptless]: { display: 'block' } },
})
