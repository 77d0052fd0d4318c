import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../components/nav-bar/index.ts'
import { media } from '#ui/theme/media'

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

/**
 * Popovers are styled by sheets that come with the first sign of intent: they stay invisible until
 * those are there, for a second at most.
 */
const unstyled = keyframes({ from: { opacity: 0 } })
globalStyle('[popover]', {
  animation: `${unstyled} 0s 1s backwards`,
  '@media': { [media.still]: { animation: 'none' } },
})

// [3.4.5] Dark unless the visitor chose light. On paper there is the page itself, dark on white whatever
// the theme.
globalStyle(':where(:root)', { colorScheme: 'dark' })
globalStyle(':root', { '@media': { print: { colorScheme: 'light' } } })
globalStyle(`${root} > :not(main)`, { '@media': { print: { display: 'none' } } })

const main = style({
  flex: 1,
  outline: 'none',
  '@media': { print: { padding: 0, selectors: { '&::before': { display: 'none' } } } },
})

/** [2.2.7] Below the fixed header; a flush page starts under it and brings its own space. */
export const top = styleVariants({
  padded: [main, { paddingTop: NAV_BAR_HEIGHT }],
  flush: [main, { '::before': { content: '', display: 'block', height: NAV_BAR_HEIGHT } }],
  bare: [main],
})
