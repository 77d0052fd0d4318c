export { FactLine, type Fact, type FactLineProps } from './fact-line.tsx'
