export { simulate } from './simulate.ts'
export type { Gap, GapKey, NodeRun, Run, RunError, SimulateOptions } from './run.ts'
export type { CodeRunner } from './code/code-runner.ts'
