/** Names of the site's classes: they stand in every page, in its markup and in its styles. */
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
      .map((name) => `${folder}/${name}`),
  )
  files.sort()
  if (files.length > LETTERS.length ** 2) throw new Error('two letters name no more style files')
  const known = new Map<string, string[]>()
  return ({ filePath, hash }) => {
    const at = files.indexOf(filePath)
    if (at < 0) throw new Error(`no style file is called ${filePath}`)
    // Each environment of a build asks again, in the same order.
    const own = known.get(filePath) ?? []
    known.set(filePath, own)
    if (!own.includes(hash)) own.push(hash)
    const [first, second] = [Math.floor(at / LETTERS.length), at % LETTERS.length]
    // Capitals: a class that is part of a word, as « cro » is of « scroll », breaks its selectors.
    return `${LETTERS[first]}${LETTERS[second]}${own.indexOf(hash).toString(36).toUpperCase()}`
  }
}
