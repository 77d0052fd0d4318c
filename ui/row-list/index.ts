export { RowList, type RowItem, type RowListProps } from './row-list.tsx'
