export { dragToClose } from './drag-to-close.ts'
export { MobileMenu, type MobileMenuProps, type MobileMenuTile } from './mobile-menu.tsx'
export type { MobileMenuSection } from './section.tsx'
