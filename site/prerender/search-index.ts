/** What the explorer searches: every page in a language, its words each once. */
import { loadBody } from '../content/load.ts'
import type { SearchDocument } from '../pages/explorer/search/document.ts'
import { isCommon, tokensOf } from '../pages/explorer/search/tokens.ts'
import { linkTo } from '../routes/build-page.ts'
import { entries, type Entry } from '../routes/entries.ts'
import { familyOf } from '../routes/families.ts'
import type { Language } from '../routes/language.ts'

export const searchIndex = (language: Language): readonly SearchDocument[] =>
  entries
    .filter(({ id }) => id !== 'explorer')
    .map((entry) => ({
      ...linkTo(entry, language),
      family: familyOf(entry),
      text: wordsOf(entry, language),
    }))

const wordsOf = (entry: Entry, language: Language): string => {
  const { name, hint, title, description, heading, lead, blocks } = entry.record[language]
  const body = loadBody(`${entry.folder}/${entry.id}`, language) ?? ''
  const known = new Set([...tokensOf(name), ...tokensOf(hint)])
  const texts = [title, description, heading, lead, ...textsIn(blocks), ...entry.fr, body]
  const tokens = texts.flatMap(tokensOf)
  return [...new Set(tokens)].filter((token) => !known.has(token) && !isCommon(token)).join(' ')
}

/** Keys whose values nobody reads. */
const SILENT: ReadonlySet<string> = new Set(['kind', 'id', 'icon', 'universe', 'page'])

/** Every text below a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (SILENT.has(key) ? [] : textsIn(part)))
}
