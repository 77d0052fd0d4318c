/** A JavaScript engine in a worker of its own: half a megabyte, for flows that have code. */
import type { CodeRunner } from '../workflows/run/index.ts'
import { codeInWorker } from '../workflows/run/code/in-worker.ts'

export const workerForCode = (): CodeRunner =>
  codeInWorker(
    () =>
      new Worker(new URL('../workflows/run/code/code-worker.ts', import.meta.url), {
        type: 'module',
      }),
  )
