/** Which stories somebody means who names some: known from their files, before anything is built. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closest } from 'fastest-levenshtein'

/**
 * @param names of components, as « button » or « Icon button », or beginnings of stories' ids
 * @param titles of components, as Storybook has them: « Actions/Icon button »
 * @returns beginnings of ids; none for all
 * @throws RangeError for a name that nothing has
 */
export const prefixesOf = (
  names: readonly string[],
  titles: readonly string[] = titlesIn(STORIES),
): readonly string[] =>
  names.flatMap((name) => {
    const called = titles.filter((title) => idOf(lastOf(title)) === idOf(name))
    if (called.length > 0) return called.map((title) => `${idOf(title)}--`)
    const ids = titles.map((title) => `${idOf(title)}--`)
    if (ids.some((id) => id.startsWith(name) || name.startsWith(id))) return [name]
    const near = closest(idOf(name), [...titles.map((title) => idOf(lastOf(title))), ...ids])
    throw new RangeError(`No component is called ${name}, and no story begins so. Is it ${near}?`)
  })

/** Of each file of stories. */
const titlesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap(
      (name) => TITLE.exec(readFileSync(join(folder, name), 'utf8'))?.groups?.['title'] ?? [],
    )

const STORIES = fileURLToPath(new URL('../../stories/', import.meta.url))

/** The only one that stands so far to the left. */
const TITLE = /^ {2}title: '(?<title>[^']+)',$/mu

const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1)

/** As Storybook makes it of a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
