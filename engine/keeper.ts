import type { Engine, ReadingId, Snapshot } from './companion.ts'
import { type Decoded, SAVE_KEYS, type SaveStatus } from './save.ts'

/** What a storage must be able to do; each may fail by throwing. */
export interface ByteStore {
  get(key: string): string | null
  set(key: string, text: string): void
}

/** Loads and saves one companion without ever losing what was there. */
export interface Keeper<R extends ReadingId> {
  /** `unread` where the storage would not say what it holds. */
  load(fallback: Snapshot<R>): Decoded<R>
  save(snapshot: Snapshot<R>): Keeping
}

/**
 * What became of a snapshot. All but `kept` wrote nothing: the storage refused, or it holds a newer
 * version's save, or one that has come since this keeper looked and has to be loaded first.
 */
export type Keeping = 'kept' | 'refused' | 'newer' | 'changed'

/** Behind `<key>.bak`: texts are put aside in so many places. */
const COPIES = ['', '.2', '.3', '.4']

export const createKeeper = <R extends ReadingId>(
  engine: Engine<R>,
  store: ByteStore,
  key: string = SAVE_KEYS[engine.reading],
): Keeper<R> => {
  /** What the key held when it was last looked at or written; `undefined` while nobody knows. */
  let known: string | null | undefined
  let status: SaveStatus = 'unread'

  const read = (): string | null | undefined => {
    try {
      return store.get(key)
    } catch {
      return undefined
    }
  }

  /** Copies never give way to each other, but for the latest of those that nobody can read. */
  const putAside = (text: string, fallback: Snapshot<R>): void => {
    const names = COPIES.map((end) => `${key}.bak${end}`)
    const copies = names.map((name) => store.get(name))
    if (copies.includes(text)) return
    const free = copies.findIndex((copy) => !copy)
    const unreadable = copies.findLastIndex(
      (copy) => engine.save.decode(copy, fallback).status === 'corrupt',
    )
    const name = names[free === -1 ? unreadable : free]
    // Every copy is worth keeping: that counts as a storage that is full.
    if (name === undefined) throw new RangeError()
    store.set(name, text)
  }

  return {
    load(fallback) {
      known = read()
      const decoded: Decoded<R> =
        known === undefined
          ? { status: 'unread', snapshot: fallback, issues: [] }
          : engine.save.decode(known, fallback)
      status = decoded.status
      return decoded
    },
    save(snapshot) {
      const text = read()
      if (text === undefined) return 'refused'
      // Another tab may have written since, perhaps with newer rules.
      const found = text === known ? status : engine.save.decode(text, snapshot).status
      if (found === 'newer') return 'newer'
      if (text !== known && found !== 'empty' && found !== 'corrupt') return 'changed'
      try {
        if (text !== null && found !== 'ok' && found !== 'empty') putAside(text, snapshot)
        const saved = engine.save.encode(snapshot)
        store.set(key, saved)
        known = saved
        status = 'ok'
        return 'kept'
      } catch {
        return 'refused'
      }
    },
  }
}
