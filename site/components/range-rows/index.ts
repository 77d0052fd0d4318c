export { RangeRows } from './range-rows.tsx'
