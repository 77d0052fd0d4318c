import { digest } from './hash.ts'
import { freeze } from './share.ts'

/** One mark a command, each made from the one before: two runs are equal up to the first that differs. */
export const MARKS = freeze({
  /** The mark that the first command's mark is made from. */
  first: (snapshot: unknown): string => digest(snapshot),

  /** Rolls over the command, what happened, and all of the new state: number, clock and chance too. */
  next: (
    before: string,
    command: unknown,
    { next, events }: { readonly next: unknown; readonly events: readonly unknown[] },
  ): string => digest([before, command, events, next]),

  /**
   * The number of the first command after which two runs differ, found by binary search;
   * `undefined` where they do not. A run that is merely longer differs at its first extra command.
   */
  firstDifference: (one: readonly string[], two: readonly string[]): number | undefined => {
    let [low, high] = [0, Math.min(one.length, two.length)]
    while (low < high) {
      const middle = (low + high) >> 1
      if (one[middle] === two[middle]) low = middle + 1
      else high = middle
    }
    return low < Math.max(one.length, two.length) ? low + 1 : undefined
  },
})
