export { Table, type TableProps, type TableRow } from './table.tsx'
