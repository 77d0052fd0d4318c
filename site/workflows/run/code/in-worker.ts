import type { CodeAnswer, CodeRunner, CodeTask } from './code-runner.ts'

interface Request {
  readonly id: number
  readonly task: CodeTask
}

interface Reply {
  readonly id: number
  readonly answer?: CodeAnswer
  readonly error?: string
}

/** Runs code in a worker that is started by the first task, and stopped if it does not answer. */
export function codeInWorker(start: () => Worker, patience = 10_000): CodeRunner {
  let running: Worker | undefined
  let count = 0
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        running ??= start()
        const worker = running
        count += 1
        const id = count
        const timer = setTimeout(() => {
          worker.terminate()
          running = undefined
          finish(() => resolve({ kind: 'refused', what: 'time' }))
        }, patience)
        const finish = (settle: () => void) => {
          clearTimeout(timer)
          worker.removeEventListener('message', hear)
          worker.removeEventListener('error', fail)
          settle()
        }
        const hear = ({ data }: MessageEvent<Reply>) => {
          if (data.id !== id) return
          const { answer } = data
          finish(() => (answer ? resolve(answer) : reject(new Error(data.error))))
        }
        const fail = () => finish(() => reject(new Error('The code worker did not start')))
        worker.addEventListener('message', hear)
        worker.addEventListener('error', fail)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, task } satisfies Request)
      }),
  }
}
