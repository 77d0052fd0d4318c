export { tableRegion } from './table-region.ts'
export { Table, type TableProps, type TableRow } from './table.tsx'
