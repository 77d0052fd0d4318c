export { MobileMenu, type MobileMenuProps, type MobileMenuTile } from './mobile-menu.tsx'
export type { MobileMenuSection } from './section.tsx'
export { closesOnDrag, DRAG_CLOSE } from './use-drag-close.ts'
