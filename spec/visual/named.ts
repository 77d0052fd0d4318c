/** Which stories somebody means who names some. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closest } from 'fastest-levenshtein'
import { sourcesOf } from './book.ts'
import type { Project } from './settings.ts'

/**
 * @param names of components, as « button » or « Icon button », or beginnings of stories' ids
 * @param titles of components, as Storybook has them: « Actions/Icon button »
 * @returns beginnings of ids; none for all
 * @throws RangeError for a name that nothing has
 */
export const prefixesOf = (
  names: readonly string[],
  titles: readonly string[],
): readonly string[] =>
  names.flatMap((name) => {
    const called = titles.filter((title) => idOf(lastOf(title)) === idOf(name))
    if (called.length > 0) return called.map((title) => `${idOf(title)}--`)
    const ids = titles.map((title) => `${idOf(title)}--`)
    if (ids.some((id) => id.startsWith(name) || name.startsWith(id))) return [name]
    const near = closest(idOf(name), [...titles.map((title) => idOf(lastOf(title))), ...ids])
    throw new RangeError(`No component is called ${name}, and no story begins so. Is it ${near}?`)
  })

/**
 * Of each file of stories: known before anything is built.
 * @returns undefined where one does not say its own, but has it from where it lies
 */
export const titlesIn = (project: Project): readonly string[] | undefined => {
  const titles = sourcesOf(project)
    .filter((file) => /\.stories\.[cm]?[jt]sx?$/u.test(file))
    .map((file) => TITLE.exec(readFileSync(join(project.root, file), 'utf8'))?.groups?.['title'])
  const known = titles.filter((title) => title !== undefined)
  return known.length === titles.length ? known : undefined
}

/** The only one that stands so far to the left. */
const TITLE = /^(?: {2}|\t)title: (?<quote>['"])(?<title>[^'"]+)\k<quote>,?;?\r?$/mu

const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1)

/** As Storybook makes it of a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
