/** Names of the site's classes: they stand in every page, in its markup and in its styles. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** No vowels: none is a word that advertisement blockers hide. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'
const SINGLE = LETTERS + LETTERS.toUpperCase()

/**
 * Files whose classes stand on every page, in most texts, or very often on some pages: one letter
 * names them. Each keeps its place here, so that what is added at the end renames nothing.
 */
const OFTEN = [
  'site/components/nav-bar/nav-bar',
  'site/components/footer/footer',
  'ui/button/button',
  'site/components/mobile-menu/mobile-menu',
  'ui/icon/icon',
  'ui/panel/panel',
  'site/components/nav-link/nav-link',
  'site/components/language-switcher/language-switcher',
  'site/components/universe-switcher/universe-switcher',
  'ui/theme/universe',
  'ui/themed-image/themed-image',
  'site/components/wordmark/wordmark',
  'ui/breadcrumbs/breadcrumbs',
  'ui/companion/floating-still/floating-still',
  'site/components/late-icon/late-icon',
  'ui/badge/badge',
  'site/components/background/background',
  'site/components/loading-screen/loading-screen',
  'site/layout/layout',
  'ui/prose/prose',
  'site/components/activity-button/activity-button',
  'ui/skip-link/skip-link',
  'ui/theme-switch/theme-switch',
  'site/layout/brand',
  'ui/prose/reading',
  'site/components/opening/opening',
  'ui/code-block/code-block',
  'ui/heading/heading',
  'ui/section/section',
  'ui/section/ruled',
  'ui/text/text',
  'ui/rows/doors',
  'ui/facts/line',
  'site/components/call-to-action/call-to-action',
  'site/pages/parts/ending',
  'ui/text/lead',
  'ui/stack/stack',
  'ui/figure/drawn',
  'site/components/ranking/ranking',
].map((name) => `${name}.css.ts`)

/**
 * Letters for the file and a number. The usual hashes say no more, and compress badly.
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
  const gone = OFTEN.find((file) => !files.includes(file))
  if (gone !== undefined) throw new Error(`no style file is called ${gone}`)
  const letters = new Map([
    ...lettersFor(files.filter((file) => !OFTEN.includes(file))),
    ...OFTEN.map((file, at) => [file, SINGLE[at]!] as const),
  ])
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
