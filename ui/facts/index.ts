export { FACT_LAYOUTS, Facts, type FactItem, type FactLayout, type FactsProps } from './facts.tsx'
