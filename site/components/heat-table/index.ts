export { HeatTable } from './heat-table.tsx'
