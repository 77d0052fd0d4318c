/** The documents of the studio, on this device alone. */
import { keptText } from './kept-text.ts'
import { STUDIO_ASIDE_KEY, STUDIO_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

export interface KeptDocument {
  readonly id: string
  /** Counts what was kept of it: another tab that kept a later state is told by it. */
  readonly revision: number
  /** ISO moment. */
  readonly changed: string
  /** The template that it began as: its examples are that template's. */
  readonly template?: string
  readonly flow: unknown
  readonly versions?: readonly NamedVersion[]
  /** Ids of the steps before which a run of it stops. */
  readonly stops?: readonly string[]
}

export interface NamedVersion {
  readonly name: string
  /** ISO moment. */
  readonly at: string
  readonly flow: unknown
}

const kept = keptText(STUDIO_KEY)

/** The one that was changed last comes first. */
export const keptDocuments = (): readonly KeptDocument[] => {
  const text = kept.text()
  if (text !== known.text) known = { text, documents: documentsIn(text) }
  return known.documents
}

/** As they were read last: the text of many large flows takes a while. */
let known: { readonly text: string; readonly documents: readonly KeptDocument[] } = {
  text: '',
  documents: [],
}

/**
 * Keeps a document's new state.
 *
 * @returns `elsewhere` where another tab has kept a later one, and nothing was written; `refused`
 * where the device does not take it: it then lives as long as this page does
 */
export const keepDocument = (
  document: Omit<KeptDocument, 'changed'>,
): 'kept' | 'refused' | 'elsewhere' => {
  const all = keptDocuments()
  const before = all.find(({ id }) => id === document.id)
  if (before && before.revision >= document.revision) return 'elsewhere'
  setAside()
  const others = all.filter(({ id }) => id !== document.id)
  const next = [{ ...document, changed: new Date().toISOString() }, ...others]
  return kept.keep(JSON.stringify(next)) ? 'kept' : 'refused'
}

export const removeDocument = (gone: string): void => {
  const others = keptDocuments().filter(({ id }) => id !== gone)
  kept.keep(others.length === 0 ? undefined : JSON.stringify(others))
}

/** A state of a document that somebody wants to find again. */
export const namedVersion = (name: string, flow: unknown): NamedVersion => ({
  name,
  at: new Date().toISOString(),
  flow,
})

const documentsIn = (text: string): readonly KeptDocument[] => {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isDocument) : []
  } catch {
    return []
  }
}

const isDocument = (found: unknown): found is KeptDocument => {
  if (typeof found !== 'object' || found === null) return false
  const { id, revision, flow } = found as Partial<KeptDocument>
  return typeof id === 'string' && typeof revision === 'number' && typeof flow === 'object'
}

/** Before what is damaged is written over. What was set aside first is the more precious. */
const setAside = (): void => {
  const text = kept.text()
  if (text === '' || read('localStorage', STUDIO_ASIDE_KEY) !== null) return
  try {
    const found: unknown = JSON.parse(text)
    if (Array.isArray(found) && found.every(isDocument)) return
  } catch {
    // What cannot be read is set aside as well.
  }
  write('localStorage', STUDIO_ASIDE_KEY, text)
}
