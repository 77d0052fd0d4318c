export {
  ComparisonTable,
  type ComparisonTableProps,
  type Criterion,
  type Finding,
  type Product,
} from './comparison-table.tsx'
