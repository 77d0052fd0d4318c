export { NAV_BAR_HEIGHT } from './height.ts'
export { NavBar, type NavBarProps } from './nav-bar.tsx'
export { drop, opener, option, panel } from './panel.css.ts'
