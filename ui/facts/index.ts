export {
  FACT_LAYOUTS,
  Facts,
  type FactItem,
  type FactLayout,
  type FactListProps,
  type FactsProps,
} from './facts.tsx'
export type { Fact, FactLineProps } from './line.tsx'
