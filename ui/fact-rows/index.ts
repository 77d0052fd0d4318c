export { FACT_LAYOUTS, FactRows, type FactRow, type FactRowsProps } from './fact-rows.tsx'
