/** Finds commands of a run by what one would type. */
import type { Run } from './run.ts'

/**
 * Numbers of the commands that `asked` means, all of them where it is empty: a number, or words
 * that stand in the command, its parameters or the names of its events.
 */
export const search = (run: Run, asked: string): readonly number[] | undefined => {
  const words = asked.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return undefined
  const found: number[] = []
  for (const [i, [, command]] of run.scenario.inputs.entries()) {
    const number = String(i + 1)
    const text = textOf(command, run.events[i]!)
    if (words.every((word) => number === word || text.includes(word))) found.push(i + 1)
  }
  return found
}

const textOf = (command: object, events: Run['events'][number]): string =>
  `${JSON.stringify(command)} ${events.map((event) => `${event.type} ${'reason' in event ? event.reason : ''}`).join(' ')}`.toLowerCase()
