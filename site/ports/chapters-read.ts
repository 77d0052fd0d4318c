/** Which chapters of which guides were read on this device. */
import { keptText } from './kept-text.ts'
import { GUIDES_KEY } from './storage-keys.ts'

const guides = keptText(GUIDES_KEY)

/** Ids of chapters' titles, by the id of their guide's page. */
export type ChaptersRead = Readonly<Record<string, readonly string[]>>

/** What is kept, as it stands there: the same text for as long as nothing changes. */
export const chaptersReadText = guides.text

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
  guides.keep(Object.keys(all).length === 0 ? undefined : JSON.stringify(all))
}

/** Another tab may read on. */
export const onChaptersRead = guides.subscribe

const isList = (entry: [string, unknown]): entry is [string, readonly string[]] =>
  Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string')
