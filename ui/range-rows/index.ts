export { RangeRows, type RangeRow, type RangeRowsProps } from './range-rows.tsx'
