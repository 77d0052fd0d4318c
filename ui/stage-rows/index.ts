export { StageRows, type StageRow, type StageRowsProps } from './stage-rows.tsx'
