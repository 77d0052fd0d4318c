export { NavLinks, type NavItem } from './nav-link.tsx'
