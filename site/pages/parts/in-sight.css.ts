/**
 * For pages full of pictures: until somebody scrolls, only what is in sight is fetched. A browser
 * fetches lazy pictures up to three windows ahead, which on such a page is all of them. What is out
 * of sight stands far aside, where nothing scrolls to, and comes to its place as soon as the window
 * reaches it: no script, no change of layout. Without such timelines the animation takes no time.
 */
import { globalStyle, keyframes } from '@vanilla-extract/css'

const aside = keyframes({ from: { translate: '-999vw' } })

// Once one scrolls, pictures come ahead again. Paper shows them all.
globalStyle('html:not([data-scrolled]) :is(main, footer) [loading=lazy]', {
  '@media': {
    screen: {
      animation: `${aside} step-start backwards`,
      // An edge alone shows nothing yet.
      animationTimeline: 'view(auto 24px)',
    },
  },
})
