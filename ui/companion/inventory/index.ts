export { Inventory } from './inventory.tsx'
export type { InventoryProps, InventoryWords } from './props.ts'
