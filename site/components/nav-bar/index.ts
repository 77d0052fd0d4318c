export { NAV_BAR_HEIGHT } from './height.ts'
export { NavBar } from './nav-bar.tsx'
export { closeIn, openOnHover } from './open-on-hover.ts'
export { PlainNav } from './plain-nav.tsx'
