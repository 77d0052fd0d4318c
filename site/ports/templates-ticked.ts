/** What was ticked off while setting up templates of the library, on this device alone. */
import { keptText } from './kept-text.ts'
import { TEMPLATES_KEY } from './storage-keys.ts'

const kept = keptText(TEMPLATES_KEY)

/** Names of what is done, by slug of the template. */
type Ticked = Readonly<Record<string, readonly string[]>>

/** What is kept, as it stands there: the same text for as long as nothing changes. */
export const tickedText = kept.text

/** Whatever stands there: what is no list of names counts as none. */
export const tickedIn = (text: string): Ticked => {
  try {
    const found: unknown = JSON.parse(text)
    return Object.fromEntries(Object.entries(found ?? {}).filter(isList))
  } catch {
    return {}
  }
}

/** @param done none: the template is forgotten */
export const keepTicked = (slug: string, done: readonly string[]): void => {
  const { [slug]: _, ...others } = tickedIn(tickedText())
  const all = done.length > 0 ? { ...others, [slug]: done } : others
  kept.keep(Object.keys(all).length === 0 ? undefined : JSON.stringify(all))
}

/** Another tab may tick too. */
export const onTicked = kept.subscribe

const isList = (entry: [string, unknown]): entry is [string, readonly string[]] =>
  Array.isArray(entry[1]) && entry[1].every((name) => typeof name === 'string')
