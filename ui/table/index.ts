export { scrollRegion } from './scroll-region.ts'
export { Table, type TableProps, type TableRow } from './table.tsx'
