import {
  createKeeper,
  SAVE_KEYS,
  type Engine,
  type Input,
  type ReadingId,
  type SaveStatus,
  type Snapshot,
} from '#engine'
import type { Bytes } from './host.ts'
import { lineOf, markOf, readJournal, type Entry } from './journal.ts'

/** Nothing written yet, all written, refused by the storage, or held by a newer version's save. */
export type Kept = 'unused' | 'kept' | 'refused' | 'newer'

/** A life in the browser's storage: the save, and the journal of what was done since. Never throws. */
export interface SaveStorage<R extends ReadingId> {
  readonly kept: () => Kept
  /** What became of the save that was found. */
  readonly found: () => SaveStatus
  /** The life that is kept, to its last action; `fallback` where there is none. */
  load: (fallback: Snapshot<R>) => Snapshot<R>
  /** What another tab has written meanwhile, else `mine`. */
  latest: (mine: Snapshot<R>) => Snapshot<R>
  /** Writes down one command: to be called before its outcome is shown. */
  record: (before: Snapshot<R>, input: Input<R>, after: Snapshot<R>) => void
  /** Writes the whole save; the journal is then of no more use. */
  write: (snapshot: Snapshot<R>) => void
  /** As `write`, where the journal holds anything. @returns whether it did */
  flush: (snapshot: Snapshot<R>) => void
}

/** So many lines are read back at most: a few milliseconds' worth. */
export const JOURNAL_LINES = 64

export const createSaveStorage = <R extends ReadingId>(
  engine: Engine<R>,
  bytes: Bytes,
): SaveStorage<R> => {
  const key = SAVE_KEYS[engine.reading]
  const journalKey = `${key}.journal`
  const keeper = createKeeper(engine, bytes, key)
  let kept: Kept = 'unused'
  let found: SaveStatus = 'empty'
  /** The snapshot that save and journal add up to; undefined where that is not the present one. */
  let told: Snapshot<R> | undefined
  /** Both keys as they were last read or written. */
  let save: string | null = null
  let journal: string | null = null
  /** What the journal must begin with when a line is added, and how many lines that is. */
  let text = ''
  let lines = 0

  const get = (name: string) => attempt(() => bytes.get(name)) ?? null
  const look = () => {
    save = get(key)
    journal = get(journalKey)
  }
  const begin = () => {
    text = markOf(save ?? '')
    lines = 0
  }
  const add = (entry: Entry<R>) => {
    text += lineOf(entry)
    lines += 1
  }
  const changed = () => get(key) !== save || get(journalKey) !== journal

  const load = (fallback: Snapshot<R>): Snapshot<R> => {
    look()
    const { status, snapshot } = keeper.load(fallback)
    found = status
    begin()
    told = undefined
    if (status === 'newer') kept = 'newer'
    if (status === 'newer' || status === 'empty' || status === 'corrupt') return snapshot
    let last = snapshot
    for (const { seq, input } of readJournal<R>(journal, save ?? '')) {
      if (seq !== last.seq + 1) break
      last = engine.step(last, input).next
      add({ seq, input })
    }
    // A save that had to be repaired is written whole before the journal adds to it.
    told = status === 'ok' ? last : undefined
    kept = 'kept'
    return last
  }

  const write = (snapshot: Snapshot<R>): void => {
    told = undefined
    if (!keeper.save(snapshot)) {
      kept = engine.save.decode(get(key), snapshot).status === 'newer' ? 'newer' : 'refused'
      return
    }
    // The journal's mark names the old save: from here on it says nothing, there or not.
    attempt(() => bytes.remove(journalKey))
    look()
    begin()
    told = snapshot
    kept = 'kept'
  }

  return {
    kept: () => kept,
    found: () => found,
    load,
    write,
    latest(mine) {
      if (!changed()) return mine
      // Cleared by the visitor: the next command writes the present life whole.
      if (get(key) === null) {
        told = undefined
        return mine
      }
      const theirs = load(mine)
      return found === 'corrupt' || found === 'newer' ? mine : theirs
    },
    record(before, input, after) {
      if (told !== before) write(before)
      if (told === undefined) return
      add({ seq: after.seq, input })
      if (lines > JOURNAL_LINES || !attempt(() => (bytes.set(journalKey, text), true)))
        return write(after)
      journal = text
      told = after
    },
    flush(snapshot) {
      if (lines > 0) write(snapshot)
    },
  }
}

/** Storage may be refused, full or gone at any moment. */
export const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}
