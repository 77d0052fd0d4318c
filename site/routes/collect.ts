/** Joins the table to the content and refuses what does not fit together. */
import type { ContentRecord } from '../content/load.ts'
import { LANGUAGES } from './language.ts'
import type { Page } from './table.ts'

export interface Entry extends Page {
  readonly record: ContentRecord
}

/** @throws naming every page without content, content without page, dead link and repeated title */
export const collectEntries = (
  pages: readonly Page[],
  content: ReadonlyMap<string, ContentRecord>,
): readonly Entry[] => {
  const problems: string[] = []
  const entries = pages.flatMap((page) => {
    const record = content.get(`${page.folder}/${page.id}`)
    if (record === undefined) problems.push(`page ${page.id} has no content file`)
    return record === undefined ? [] : [{ ...page, record }]
  })
  const known = new Set(entries.map(({ folder, id }) => `${folder}/${id}`))
  for (const key of content.keys())
    if (!known.has(key)) problems.push(`content ${key} belongs to no page`)
  problems.push(...dangling(entries), ...repeated(entries))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return entries
}

const dangling = (all: readonly Entry[]): string[] => {
  const ids = new Set(all.map(({ id }) => id))
  return all.flatMap(({ id, record }) =>
    record.related
      .filter((related) => !ids.has(related) || related === id)
      .map((related) => `content ${id}: related page ${related} does not exist or is itself`),
  )
}

/** Titles and descriptions are unique in each language. */
const repeated = (all: readonly Entry[]): string[] =>
  LANGUAGES.flatMap((language) =>
    (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>()
      return all.flatMap(({ id, record }) => {
        const text = record[language][field]
        const first = seen.get(text)
        seen.set(text, first ?? id)
        return first === undefined ? [] : [`content ${id}: ${language} ${field} repeats ${first}`]
      })
    }),
  )
