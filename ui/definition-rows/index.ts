export {
  DefinitionGrid,
  DefinitionRows,
  PhaseRows,
  type Definition,
  type DefinitionGridProps,
  type DefinitionRow,
  type DefinitionRowsProps,
  type Phase,
  type PhaseRowsProps,
} from './definition-rows.tsx'
