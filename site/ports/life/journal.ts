/** What was done since the save was last written: a line a command, under a mark of that save. */
import type { Commands, Input, ReadingId } from '#engine'

export interface Entry<R extends ReadingId> {
  readonly seq: number
  readonly input: Input<R>
}

/** Names the exact bytes that a journal goes on from; not for secrets. */
export const markOf = (text: string): string => {
  let mark = 0x811c9dc5
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193)
  return `${text.length}.${(mark >>> 0).toString(36)}`
}

export const lineOf = ({ seq, input: { at, command } }: Entry<ReadingId>): string =>
  `\n${JSON.stringify([seq, at, command])}`

/** What a journal tells of the save that `text` is: all up to the first line that is damaged. */
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
    // Whatever else the command may be, the engine hears it without harm.
    return typeof seq === 'number' && typeof at === 'number'
      ? { seq, input: { at, command: command as Commands[R] } }
      : undefined
  } catch {
    return undefined
  }
}
