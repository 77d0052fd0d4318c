import type { Engine, ReadingId, Snapshot } from './companion.ts'
import { type Decoded, SAVE_KEYS } from './save.ts'

/** What a storage must be able to do; each may fail by throwing. */
export interface ByteStore {
  get(key: string): string | null
  set(key: string, text: string): void
}

/** Loads and saves one companion without ever losing what was there. */
export interface Keeper<R extends ReadingId> {
  load(fallback: Snapshot<R>): Decoded<R>
  /** False where nothing was written: the storage refused, or holds a newer version. */
  save(snapshot: Snapshot<R>): boolean
}

export const createKeeper = <R extends ReadingId>(
  engine: Engine<R>,
  store: ByteStore,
  key: string = SAVE_KEYS[engine.reading],
): Keeper<R> => {
  /** What the key held when it was last looked at or written. */
  let known: string | null = null
  /** Text to put aside before the key is written again. */
  let keep: string | undefined
  let writable = true

  const judge = (text: string | null, fallback: Snapshot<R>): Decoded<R> => {
    const decoded = engine.save.decode(text, fallback)
    writable = decoded.status !== 'newer'
    keep = decoded.keep
    known = text
    return decoded
  }

  const save = (snapshot: Snapshot<R>): boolean => {
    // Another tab may have written since, perhaps with newer rules.
    const text = readFrom(store, key)
    if (text !== known) judge(text, snapshot)
    if (!writable) return false
    try {
      if (keep !== undefined) store.set(`${key}.bak`, keep)
      keep = undefined
      const saved = engine.save.encode(snapshot)
      store.set(key, saved)
      known = saved
      return true
    } catch {
      return false
    }
  }

  return { load: (fallback) => judge(readFrom(store, key), fallback), save }
}

const readFrom = (store: ByteStore, key: string): string | null => {
  try {
    return store.get(key)
  } catch {
    return null
  }
}
