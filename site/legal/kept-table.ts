/** The cookie page's tables, as Markdown. */
import type { KeptNames } from '../ports/storage-keys.ts'
import type { Language } from '../routes/language.ts'
import { BY_HAND, KEPT, OWNER_COOKIES, type Kept } from './kept.ts'
import { WORDS } from './kept-words.ts'
import { table } from './table.ts'

/** What stays in one of the browser's storages. */
export const keptTable = (area: keyof KeptNames, language: Language): string => {
  const { head, kept, lasts, read } = WORDS[language]
  const rows = [...rowsIn(area)].map(([text, entries]) => {
    const [[, first]] = entries
    const names = entries.map(([name]) => code(name)).join(', ')
    return [names, ...kept[text], lasts[first.lasts], read[first.read]]
  })
  return table(head, rows)
}

export const byHandTable = (language: Language): string => {
  const { handHead, byHand } = WORDS[language]
  const rows = Object.entries(BY_HAND).map(([name, effect]) => [code(name), byHand[effect]])
  return table(handHead, rows)
}

export const ownerCookieTable = (language: Language): string => {
  const { cookieHead, cookies } = WORDS[language]
  const rows = Object.entries(OWNER_COOKIES).map(([name, told]) => [code(name), ...cookies[told]])
  return table(cookieHead, rows)
}

type Entries = [first: readonly [name: string, kept: Kept], ...(readonly [string, Kept])[]]

/** Entries that share one text, together, in the order in which the first of them stands. */
const rowsIn = (area: keyof KeptNames): ReadonlyMap<Kept['told'], Entries> => {
  const rows = new Map<Kept['told'], Entries>()
  for (const [name, kept] of Object.entries<Kept>(KEPT[area])) {
    const row = rows.get(kept.told)
    if (row) row.push([name, kept])
    else rows.set(kept.told, [[name, kept]])
  }
  return rows
}

const code = (name: string): string => `\`${name}\``
