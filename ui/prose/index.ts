export { Prose, type ProseProps } from './prose.tsx'
export { Reading, type ReadingProps } from './reading.tsx'
export * as drawnWays from './ways.css.ts'
