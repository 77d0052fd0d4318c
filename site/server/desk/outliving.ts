import type { Context } from 'hono'

/** Lets work go on after the answer: an edge platform would end it, a process does not. */
export const outliving = (context: Context, work: Promise<void>): void => {
  try {
    context.executionCtx.waitUntil(work)
  } catch {
    // Not on such a platform: Hono says so by throwing.
  }
}
