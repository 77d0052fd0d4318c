export { FloatingStill, type FloatingStillProps } from './floating-still.tsx'
/** What leaves her no corner, and how wide hers is. */
export { cornerRoom, fillsCorner } from './floating-still.css.ts'
/** Where she stands, and her ring: hers when she is alive, too. */
export { button, place } from './floating-still.css.ts'
