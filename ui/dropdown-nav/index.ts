export { DropdownNav, type Dropdown, type DropdownNavProps, type TopLink } from './dropdown-nav.tsx'
export type { DropdownEntry } from './panel.tsx'
