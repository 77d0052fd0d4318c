export { HINT as hint } from './scroll.css.ts'
export { scrollRegion } from './scroll-region.ts'
