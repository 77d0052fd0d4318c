/** Work that several threads share: each takes the next piece once it is through with its last. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * @param program module of a thread, which answers each piece with one message
 * @param data what every thread is given at its start
 * @param pieces in the order in which they are begun
 * @returns the answers, in the order of the pieces
 * @throws what a thread threw
 */
export const onThreads = async <Answer>(
  program: string,
  data: unknown,
  pieces: readonly unknown[],
  count: number,
): Promise<readonly Answer[]> => {
  const threads = Array.from(
    { length: count },
    () => new Worker(program, { workerData: data, resourceLimits: LIMITS }),
  )
  const answers: Answer[] = []
  const waiting = pieces.entries()
  const work = async (thread: Worker): Promise<void> => {
    // The iterator is the same for all.
    for (const [at, piece] of waiting) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(piece)
      const [answer] = (await once(thread, 'message')) as [Answer]
      answers[at] = answer
    }
  }
  try {
    await Promise.all(threads.map(work))
    return answers
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

/**
 * What is drawn is soon forgotten: with more room for what is new, little of it is looked at twice, and
 * with less for what is old, it is cleared away before it heaps up.
 */
const LIMITS = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 1024 }
