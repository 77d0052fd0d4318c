export {
  SortableTable,
  type SortableCell,
  type SortableRow,
  type SortableTableProps,
} from './sortable-table.tsx'
