export { Drawer, DRAWER_SIDES, type DrawerProps } from './drawer.tsx'
