/** Sees an agent go round: the same few acts, with the same outcomes, several times in a row. */
import type { Act } from './chase.ts'

/** @returns how many acts the round has, or nothing */
export const roundOf = (acts: readonly Act[], times = 2, longest = 8): number | undefined => {
  const said = acts.map(({ action, came }) => `${action}: ${came}`)
  for (let length = 1; length <= longest && length * times <= said.length; length += 1) {
    const tail = said.slice(-length * times)
    if (tail.every((act, at) => act === tail[at % length])) return length
  }
  return undefined
}
