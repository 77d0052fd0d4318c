import { style, styleVariants } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '#ui/nav-bar'

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

const main = style({ flex: 1, outline: 'none' })

/** [2.2.7] Below the fixed header; a flush page starts under it and brings its own space. */
export const top = styleVariants({
  padded: [main, { paddingTop: NAV_BAR_HEIGHT }],
  flush: [main, { '::before': { content: '', display: 'block', height: NAV_BAR_HEIGHT } }],
  bare: [main],
})
