export { FloatingStill, type FloatingStillProps } from './floating-still.tsx'
/** Where she stands, and her ring: hers when she is alive, too. */
export { button, place } from './floating-still.css.ts'
