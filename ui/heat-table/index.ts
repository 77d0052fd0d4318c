export { HeatTable, type HeatRow, type HeatTableProps } from './heat-table.tsx'
