export { NavLinks, type NavItem, type NavLinksProps } from './nav-link.tsx'
