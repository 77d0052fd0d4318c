/** Which chapters of which guides were read on this device. */
import { GUIDES_KEY } from './storage-keys.ts'
import { read, remove, write } from './storage.ts'

/** Ids of chapters' titles, by the id of their guide's page. */
export type ChaptersRead = Readonly<Record<string, readonly string[]>>

/** What is kept, as it stands there: the same text for as long as nothing changes. */
export const chaptersReadText = (): string => held ?? read('localStorage', GUIDES_KEY) ?? ''

/** Whatever stands there: what is no list of chapters counts as none. */
export const chaptersReadFrom = (text: string): ChaptersRead => {
  try {
    const found: unknown = JSON.parse(text)
    return Object.fromEntries(Object.entries(found ?? {}).filter(isList))
  } catch {
    return {}
  }
}

/** @param chapters none: the guide is forgotten */
export const keepChaptersRead = (guide: string, chapters: readonly string[]): void => {
  const { [guide]: _, ...others } = chaptersReadFrom(chaptersReadText())
  const all = chapters.length > 0 ? { ...others, [guide]: chapters } : others
  const text = JSON.stringify(all)
  const empty = Object.keys(all).length === 0
  if (empty) remove('localStorage', GUIDES_KEY)
  held = empty || write('localStorage', GUIDES_KEY, text) ? undefined : text
  for (const listener of listeners) listener()
}

export const onChaptersRead = (listener: () => void): (() => void) => {
  listeners.add(listener)
  // Another tab may read on.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What storage would not take lives as long as the document. */
let held: string | undefined
const listeners = new Set<() => void>()

const isList = (entry: [string, unknown]): entry is [string, readonly string[]] =>
  Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string')
