import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { shadow } from '#ui/theme/tokens'

/** Nobody chose: a tool that is open all day follows the system. */
globalStyle(':root:not([data-theme="dark"], [data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: light)': {
      colorScheme: 'light',
      vars: assignVars(vars.shadow, shadow.light),
    },
  },
})
