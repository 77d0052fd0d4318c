export { DropdownNav, type DropdownNavProps } from './dropdown-nav.tsx'
