export { ROW_LAYOUTS, Rows, type Row, type RowLayout, type RowsProps } from './rows.tsx'
