export { Inventory, type InventoryProps, type InventoryWords } from './inventory.tsx'
