/** Names of the site's classes: they stand in every page, in its markup and in its styles. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** No vowels: none is a word that advertisement blockers hide. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'

/**
 * Two letters for the file and a number. The usual hashes say no more, and compress badly.
 * @param root the project's folder
 */
export const shortNames = (
  root: string,
): ((style: { filePath: string; hash: string }) => string) => {
  const files = ['ui', 'site'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const letters = lettersFor(files)
  const known = new Map<string, string[]>()
  return ({ filePath, hash }) => {
    const prefix = letters.get(filePath)
    if (prefix === undefined) throw new Error(`no style file is called ${filePath}`)
    // Each environment of a build asks again, in the same order.
    const own = known.get(filePath) ?? []
    known.set(filePath, own)
    if (!own.includes(hash)) own.push(hash)
    // Capitals: a class that is part of a word, as « cro » is of « scroll », breaks its selectors.
    return `${prefix}${own.indexOf(hash).toString(36).toUpperCase()}`
  }
}

/**
 * Two letters for each file, by its name and not by its place among the others: a new file leaves
 * nearly all of them as they are, and the styles of pages with them.
 */
export const lettersFor = (files: readonly string[]): ReadonlyMap<string, string> => {
  if (files.length > PLACES) throw new Error('two letters name no more style files')
  // An ordered hash table: the same files have the same places, in whatever order they come.
  const places = Array.from<string | undefined>({ length: PLACES })
  for (const file of files) {
    let wanting: string | undefined = file
    for (let at = placeOf(file); wanting !== undefined; at = (at + 1) % PLACES) {
      const there: string | undefined = places[at]
      if (there !== undefined && there < wanting) continue
      places[at] = wanting
      wanting = there
    }
  }
  return new Map(places.flatMap((file, at) => (file === undefined ? [] : [[file, pair(at)]])))
}

const PLACES = LETTERS.length ** 2

const placeOf = (file: string): number =>
  createHash('sha256').update(file).digest().readUInt32BE() % PLACES

const pair = (at: number): string =>
  `${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`
