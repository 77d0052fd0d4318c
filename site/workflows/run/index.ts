export { simulate } from './simulate.ts'
export { GAPS, LIMITS } from './run.ts'
export type { Gap, GapKey, Limits, NodeRun, Run, RunError, SimulateOptions } from './run.ts'
export type { CodeAnswer, CodeRunner, CodeTask } from './code/code-runner.ts'
