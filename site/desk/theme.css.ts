import { globalStyle } from '@vanilla-extract/css'

globalStyle(':root', { colorScheme: 'dark' })

/** Nobody chose: a tool that is open all day follows the system. */
globalStyle(':root:not([data-theme="dark"], [data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: light)': { colorScheme: 'light' },
  },
})
