import { style } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../components/nav-bar/index.ts'
import { media } from '#ui/theme/media'

/**
 * Messages stand over the header, which they leave by themselves: never over words, nor over what they
 * speak of; and beside the menu, which one may want meanwhile.
 */
export const toasts = style({
  vars: { '--opale-toast-inset': '5px 66px auto 8px' },
  '@media': {
    // Between logo and contact there is nothing while the navigation is folded away.
    [media.wide]: { vars: { '--opale-toast-inset': '5px 184px auto auto' } },
    // At the end of its second row, where the fewest sections are.
    [media.nav]: { vars: { '--opale-toast-inset': `${NAV_BAR_HEIGHT - 50}px 24px auto auto` } },
  },
})
