import type { CodeTask } from './code-runner.ts'
import { loadEngine } from './engine.ts'
import { quickJsRunner } from './quickjs.ts'

/** A worker that runs code nodes: the one place whose policy has to allow WebAssembly. */
const runner = quickJsRunner(loadEngine)

const reply = (message: unknown): void => postMessage(message)

addEventListener('message', (event: MessageEvent<{ id: number; task: CodeTask }>) => {
  const { id, task } = event.data
  runner.run(task).then(
    (answer) => reply({ id, answer }),
    () => reply({ id }),
  )
})
