import type { Outcome } from '../../search/best-pages.ts'
import type { Result } from '../../search/page.ts'
import type { Search } from '../../search/search.ts'
import type { WorkerRequest, WorkerReply } from './worker-messages.ts'

/** There is no worker, or it does not start: what it was asked can be done on the page's own thread. */
export class NoWorker extends Error {}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** @throws `NoWorker`, here or from what it gives back */
export const searchInWorker = (address: string): Search => {
  const worker = startWorker()
  const waiting = new Map<number, Waiting>()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if ('error' in data) reject?.(new Error(data.error))
    else resolve?.(data.value)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new NoWorker())
    waiting.clear()
  })

  let orders = 0
  const order = (what: Omit<WorkerRequest, 'id' | 'address'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      orders += 1
      waiting.set(orders, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id: orders, address, ...what } satisfies WorkerRequest)
    })
  return {
    find: (question) => order({ find: question }) as Promise<Outcome>,
    show: (hits, question) => order({ show: { hits, question } }) as Promise<readonly Result[]>,
  }
}

const startWorker = (): Worker => {
  try {
    return new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  } catch {
    throw new NoWorker()
  }
}
