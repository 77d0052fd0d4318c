export { DropdownNav, type Dropdown, type DropdownNavProps, type TopLink } from './dropdown-nav.tsx'
export type { DropdownEntry } from './panel.tsx'
export { DROPDOWN_DELAYS } from './use-dropdowns.ts'
