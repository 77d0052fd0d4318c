export { simulate } from './simulate.ts'
export type { Run, SimulateOptions } from './run.ts'
export type { CodeRunner } from './code/code-runner.ts'
