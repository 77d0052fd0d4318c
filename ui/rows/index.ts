export type { Row, ToldRowsProps } from './answers.tsx'
export { ROW_COLUMNS, type LinkRow, type LinkRowsProps, type RowColumns } from './links.tsx'
export { ROW_LAYOUTS, Rows, type RowLayout, type RowsProps } from './rows.tsx'
