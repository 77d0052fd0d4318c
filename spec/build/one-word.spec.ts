/**
 * What a build writes: the same from the same sources, and after one word what shows it.
 *
 * Of what is drawn an eighth is drawn anew, another one with each build: the rest comes as it was kept.
 * With `VERIFY=1` all of it is drawn.
 */
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, run } from '../server/program.ts'
import { CLIENT, DIST, manifest } from '../support/dist.ts'

/** A project beside this one, whose texts may change. */
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'opale-build-'))
  for (const name of ['app', 'boot', 'desk', 'server', 'manifest.json'])
    cpSync(join(DIST, name), join(project, 'dist', name), { recursive: true })
  cpSync(join(ROOT, 'site/content'), join(project, 'site/content'), { recursive: true })
  for (const name of ['ui', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(project, name))
  mkdirSync(join(project, '.cache/drawn'), { recursive: true })
  // What takes longest, compressing, is not done again.
  symlinkSync(join(ROOT, '.cache/compressed'), join(project, '.cache/compressed'))
  const drawn = join(ROOT, '.cache/drawn')
  for (const name of existsSync(drawn) ? readdirSync(drawn).filter(isKept) : [])
    symlinkSync(join(drawn, name), join(project, '.cache/drawn', name))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Which eighth this build's turn is. */
const TURN = createHash('sha256').update(manifest.build).digest()[0]! % 8

/** What is drawn lies in folders by the first two digits of a hash. */
const isKept = (folder: string): boolean =>
  process.env['VERIFY'] !== '1' && Number.parseInt(folder, 16) % 8 !== TURN

/** Writes the project's pages. @returns hashes of what is published, by name */
const build = async (): Promise<ReadonlyMap<string, string>> => {
  const { code, err } = await run([join(project, 'dist/server/pages.js')], {}, project).ended
  expect(code, err).toBe(0)
  return published(join(project, 'dist/client'))
}

const published = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

const difference = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).toSorted()

test('the same sources give the same bytes, and one changed word changes what shows it', async () => {
  appendFileSync(join(project, 'site/content/legal/cgu.fr.md'), '\nVoilà.\n')
  // Beside the site's own build, from the same sources but for that word: all else is as it was.
  const changed = difference(published(CLIENT), await build())
  const shows = ['cgu.html', `data/${manifest.build}/cgu.json`]
  const search = changed.filter((name) => /(?:^|\/)search\b/u.test(name))
  expect(changed.filter((name) => !search.includes(name))).toEqual(
    shows.flatMap((name) => ['', '.br', '.gz'].map((form) => name + form)).toSorted(),
  )
  expect(search.length).toBeGreaterThan(0)
  // The pieces of the index that know the page, in its language alone.
  expect(search.filter((name) => name.includes('.en'))).toEqual([])
}, 600_000)
