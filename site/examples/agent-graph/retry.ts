/** Tries again what may pass next time, and nothing else. */

export interface Patience {
  readonly attempts: number
  /** Milliseconds before the second attempt; each wait is twice the last. */
  readonly first: number
  /** Whether this error may pass by itself. */
  readonly again: (error: unknown) => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

export const retry = async <Value>(
  work: () => Promise<Value>,
  { attempts, first, again, wait }: Patience,
): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !again(error)) throw error
      await wait(first * 2 ** (attempt - 1))
    }
  }
}
