import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResultCache } from '../../site/prerender/result-cache.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'opale-cache-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())

const making = (text: string) =>
  vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from(text)))

test('what was made once is not made again, by another build either', async () => {
  const first = making('result')
  expect(String(await new ResultCache(folder).get(['recipe', 'content'], first))).toBe('result')
  const again = making('another')
  expect(String(await new ResultCache(folder).get(['recipe', 'content'], again))).toBe('result')
  expect(first).toHaveBeenCalledOnce()
  expect(again).not.toHaveBeenCalled()
})

test('another content, another recipe or another cut between them is another result', async () => {
  const cache = new ResultCache(folder)
  await cache.get(['ab', 'c'], making('1'))
  for (const [ingredients, text] of [
    [['ab', 'd'], '2'],
    [['xb', 'c'], '3'],
    [['a', 'bc'], '4'],
    [['abc'], '5'],
  ] as const)
    expect(String(await cache.get(ingredients, making(text)))).toBe(text)
})

test.each([
  ['cut short', ''],
  ['written over', 'something else that is longer than a seal would be'],
])('an entry that was %s is made again', async (_, corrupt) => {
  await new ResultCache(folder).get(['content'], making('result'))
  for (const file of filesIn()) writeFileSync(file, corrupt)
  const again = making('result')
  expect(String(await new ResultCache(folder).get(['content'], again))).toBe('result')
  expect(again).toHaveBeenCalledOnce()
  const kept = making('another')
  expect(String(await new ResultCache(folder).get(['content'], kept))).toBe('result')
})

test('two builds at once leave each entry whole and nothing beside it', async () => {
  const builds = [new ResultCache(folder), new ResultCache(folder)]
  const answers = await Promise.all(
    builds.flatMap((cache) =>
      Array.from({ length: 20 }, (_, at) => cache.get([String(at)], making(`result ${at}`))),
    ),
  )
  expect(answers.map(String)).toEqual(
    [0, 1].flatMap(() => Array.from({ length: 20 }, (_, at) => `result ${at}`)),
  )
  expect(filesIn()).toHaveLength(20)
})

test('it stays below its limit: the oldest that the build did not use goes first', async () => {
  const entry = 'x'.repeat(100)
  const long = new ResultCache(folder)
  await long.get(['oldest'], making(entry))
  const [oldest] = filesIn()
  await long.get(['older'], making(entry))
  for (const [at, file] of [oldest!, ...filesIn().filter((name) => name !== oldest)].entries())
    utimesSync(file, at + 1, at + 1)
  const build = new ResultCache(folder, 300)
  await build.get(['new'], making(entry))
  build.trim()
  expect(existsSync(oldest!)).toBe(false)
  expect(filesIn()).toHaveLength(2)
  // What it used stays, though alone it is more than the limit.
  const small = new ResultCache(folder, 50)
  await small.get(['new'], making('was there'))
  small.trim()
  expect(filesIn()).toHaveLength(1)
})

test('a folder that is not there is no hindrance', async () => {
  const cache = new ResultCache(join(folder, 'deep', 'down'))
  cache.trim()
  expect(String(await cache.get(['content'], making('result')))).toBe('result')
})
