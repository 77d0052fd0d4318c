/** What was done since the save was last written: the save's mark, then one line for each command. */
import type { Commands, Input, ReadingId } from '#engine'

export interface Entry<R extends ReadingId> {
  readonly seq: number
  readonly input: Input<R>
}

/** A hash that tells which save a journal belongs to; not for secrets. */
export const markOf = (text: string): string => {
  let mark = 0x811c9dc5
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193)
  return `${text.length}.${(mark >>> 0).toString(36)}`
}

export const lineOf = ({ seq, input: { at, command } }: Entry<ReadingId>): string =>
  `\n${JSON.stringify([seq, at, command])}`

/** A journal's commands up to the first damaged line; none where it belongs to another save. */
export const readJournal = <R extends ReadingId>(
  journal: string | null,
  text: string,
): readonly Entry<R>[] => {
  const [mark, ...lines] = (journal ?? '').split('\n')
  if (mark !== markOf(text)) return []
  const entries: Entry<R>[] = []
  for (const line of lines) {
    const entry = parse<R>(line)
    if (!entry) break
    entries.push(entry)
  }
  return entries
}

const parse = <R extends ReadingId>(line: string): Entry<R> | undefined => {
  try {
    const [seq, at, command] = JSON.parse(line) as [unknown, unknown, unknown]
    // The command itself may be anything: the engine refuses what it does not know.
    return typeof seq === 'number' && typeof at === 'number'
      ? { seq, input: { at, command: command as Commands[R] } }
      : undefined
  } catch {
    return undefined
  }
}
