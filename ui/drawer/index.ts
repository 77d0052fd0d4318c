export { Drawer, DRAWER_SIDES, type DrawerProps } from './drawer.tsx'
export type { DrawerPanelProps } from './panel.tsx'
export * as DrawerParts from './parts.ts'
