import type { Bytes } from './host.ts'
import { attempt } from './save-storage.ts'

/** The life before a reset or an import, as text: what `undo` goes back to. */
export interface UndoStore {
  /** Null where there is none. */
  readonly text: () => string | null
  readonly keep: (text: string | null) => void
}

/** Kept beside the save, under `<key>.before`; where storage refuses, in this tab's memory. */
export const createUndoStore = (bytes: Bytes, key: string): UndoStore => {
  const name = `${key}.before`
  let unkept: string | null = null
  return {
    // Read each time: another tab may have begun anew since.
    text: () => unkept ?? attempt(() => bytes.get(name)) ?? null,
    keep(text) {
      const written = attempt(() => {
        if (text === null) bytes.remove(name)
        else bytes.set(name, text)
        return true
      })
      unkept = written ? null : text
    },
  }
}
