export {
  LinkRows,
  ROW_COLUMNS,
  type LinkRow,
  type LinkRowsProps,
  type RowColumns,
} from './link-rows.tsx'
