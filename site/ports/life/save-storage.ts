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
  /** Both keys as they were last read or written; undefined as long as the storage says nothing. */
  let save: string | null | undefined
  let journal: string | null | undefined
  /** Whether both could be read when last looked at: nothing is written before they can. */
  let readable = false
  /** What the journal must begin with when a line is added, and how many lines that is. */
  let text = ''
  let lines = 0

  const read = () => {
    const now = [key, journalKey].map((name) => attempt(() => bytes.get(name)))
    readable = !now.includes(undefined)
    return now
  }
  const look = () => {
    ;[save, journal] = read()
  }
  const begin = () => {
    text = markOf(save ?? '')
    lines = 0
  }
  const add = (entry: Entry<R>) => {
    text += lineOf(entry)
    lines += 1
  }

  const load = (fallback: Snapshot<R>): Snapshot<R> => {
    look()
    const { status, snapshot } = keeper.load(fallback)
    found = readable ? status : 'unread'
    begin()
    told = undefined
    if (found === 'newer') kept = 'newer'
    if (!READABLE.includes(found)) return fallback
    let last = snapshot
    for (const { seq, input } of readJournal<R>(journal ?? null, save ?? '')) {
      if (seq !== last.seq + 1) break
      last = engine.step(last, input).next
      add({ seq, input })
    }
    // A save that had to be repaired is written whole before the journal adds to it.
    told = found === 'ok' ? last : undefined
    kept = 'kept'
    return last
  }

  const write = (snapshot: Snapshot<R>): void => {
    told = undefined
    const outcome = readable ? keeper.save(snapshot) : 'refused'
    kept = outcome === 'changed' ? 'refused' : outcome
    if (kept !== 'kept') return
    // The journal's mark names the old save: from here on it says nothing, there or not.
    attempt(() => bytes.remove(journalKey))
    look()
    begin()
    // Without the save's text there is no mark for a journal, and nothing more can be promised.
    if (readable) told = snapshot
    else kept = 'refused'
  }

  return {
    kept: () => kept,
    found: () => found,
    load,
    write,
    latest(mine) {
      const [theirSave, theirJournal] = read()
      if (theirSave === save && theirJournal === journal) return mine
      // Cleared by the visitor: the next command writes the present life whole.
      if (readable && theirSave !== null) {
        const theirs = load(mine)
        if (READABLE.includes(found)) return theirs
      }
      told = undefined
      return mine
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
      const [theirSave, theirJournal] = read()
      // Where another tab has written since, the journal holds what this one did, or that one does.
      if (lines > 0 && theirSave === save && theirJournal === journal) write(snapshot)
    },
  }
}

/** What became of a save from which a life goes on. */
export const READABLE: readonly SaveStatus[] = ['ok', 'migrated', 'repaired']

/** Storage may be refused, full or gone at any moment. */
export const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}
