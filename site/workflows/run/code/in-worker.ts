import type { CodeAnswer, CodeRunner, CodeTask } from './code-runner.ts'

interface Request {
  readonly id: number
  readonly task: CodeTask
}

interface Reply {
  readonly id: number
  /** None when the engine failed. */
  readonly answer?: CodeAnswer
}

/** A host that sends one policy with every file lets no engine start; a blocker, no worker. */
const UNABLE: CodeAnswer = { kind: 'refused', what: 'engine' }

/** Runs code in a worker that is started by the first task, and stopped if it does not answer. */
export function codeInWorker(start: () => Worker, patience = 10_000): CodeRunner {
  let running: Worker | undefined
  let count = 0
  return {
    run: (task) =>
      new Promise((resolve) => {
        running ??= start()
        const worker = running
        count += 1
        const id = count
        const stop = () => {
          worker.terminate()
          // The next task starts another, unless one did already.
          if (running === worker) running = undefined
        }
        const timer = setTimeout(() => {
          stop()
          finish({ kind: 'refused', what: 'time' })
        }, patience)
        const finish = (answer: CodeAnswer) => {
          clearTimeout(timer)
          worker.removeEventListener('message', hear)
          worker.removeEventListener('error', fail)
          resolve(answer)
        }
        const hear = ({ data }: MessageEvent<Reply>) => {
          if (data.id !== id) return
          finish(data.answer ?? UNABLE)
        }
        const fail = () => {
          stop()
          finish(UNABLE)
        }
        worker.addEventListener('message', hear)
        worker.addEventListener('error', fail)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, task } satisfies Request)
      }),
  }
}
