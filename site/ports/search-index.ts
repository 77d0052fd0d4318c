import type { SearchDocument } from '../pages/explorer/search/document.ts'
import type { Language } from '../routes/language.ts'
import { readInline } from './inline.ts'

/** What the build wrote of every page, in a language. @throws when it cannot be had */
export const loadSearchIndex = async (language: Language): Promise<readonly SearchDocument[]> => {
  const response = await fetch(`/data/${readInline().build}/search.${language}.json`)
  if (!response.ok) throw new Error(`the search index answers ${response.status}`)
  return (await response.json()) as readonly SearchDocument[]
}
