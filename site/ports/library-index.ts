import { dataAddress } from '../routes/address.ts'
import type { Language } from '../routes/language.ts'
import type { LibraryIndex } from '../workflows/library/indexed.ts'
import { readAttributes } from './document-attributes.ts'

/** Name of the library's index in a language. */
export const libraryName = (language: Language): string => `library.${language}`

/** The whole library, fetched once by who begins to search. @throws when the file does not come */
export const loadLibrary = (language: Language): Promise<LibraryIndex> => {
  const known = loading.get(language) ?? load(language)
  loading.set(language, known)
  // What failed may be asked for again.
  known.catch(() => loading.delete(language))
  return known
}

const loading = new Map<Language, Promise<LibraryIndex>>()

const load = async (language: Language): Promise<LibraryIndex> => {
  const response = await fetch(dataAddress(readAttributes().build, libraryName(language)))
  if (!response.ok) throw new Error(`the library answered ${response.status}`)
  return (await response.json()) as LibraryIndex
}
