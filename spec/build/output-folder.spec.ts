import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutputFolder } from '../../site/prerender/output-folder.ts'
import { ResultCache } from '../../site/prerender/result-cache.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'opale-output-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (name: string) => join(root, 'site', name)
const times = (name: string) => ['', '.br', '.gz'].map((form) => statSync(at(name + form)).mtimeMs)

const start = () =>
  new OutputFolder(
    join(root, 'site'),
    join(root, 'record.json'),
    new ResultCache(join(root, 'cache')),
  )

/** One build that writes these files. @returns how many it found changed */
const build = async (files: Readonly<Record<string, string>>): Promise<number> => {
  const output = start()
  for (const [name, content] of Object.entries(files)) await output.write(name, content)
  output.finish()
  return output.changed
}

const page = (seed: number): string =>
  `<!doctype html>${Array.from({ length: 900 }, (_, number) => `<p>${(number * seed) % 977}</p>`).join('')}`

test('texts lie beside what they are compressed to, others alone', async () => {
  const text = page(7)
  await build({ 'page.html': text, 'deep/data.json': text, 'tiny.js': '1', 'picture.png': text })
  for (const name of ['page.html', 'deep/data.json']) {
    expect(readFileSync(at(name), 'utf8')).toBe(text)
    expect(String(brotliDecompressSync(readFileSync(at(`${name}.br`))))).toBe(text)
    expect(String(gunzipSync(readFileSync(at(`${name}.gz`))))).toBe(text)
  }
  for (const name of ['tiny.js.br', 'picture.png.br', 'picture.png.gz'])
    expect(existsSync(at(name))).toBe(false)
})

test('pages are no larger than with the widest window', async () => {
  for (const seed of [3, 31, 331]) {
    await build({ 'page.html': page(seed) })
    const widest = brotliCompressSync(page(seed), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    })
    expect(readFileSync(at('page.html.br')).length).toBeLessThan(widest.length * 1.005)
  }
})

test('a second build writes what changed, and removes what is no more', async () => {
  expect(await build({ 'a.html': page(3), 'b.html': page(5), 'gone.html': page(7) })).toBe(3)
  const before = times('a.html')
  expect(await build({ 'a.html': page(3), 'b.html': page(11), 'new.html': page(13) })).toBe(2)
  expect(times('a.html')).toEqual(before)
  expect(readFileSync(at('b.html'), 'utf8')).toBe(page(11))
  expect(String(brotliDecompressSync(readFileSync(at('b.html.br'))))).toBe(page(11))
  expect(readdirSync(join(root, 'site')).toSorted()).toEqual(
    ['a', 'b', 'new'].flatMap((name) => ['', '.br', '.gz'].map((form) => `${name}.html${form}`)),
  )
})

test('a text that has become short keeps no compressed form of what it was', async () => {
  await build({ 'a.html': page(3) })
  await build({ 'a.html': 'short' })
  expect(readdirSync(join(root, 'site'))).toEqual(['a.html'])
})

test.each(['a.html', 'a.html.br', 'a.html.gz'])(
  'what somebody did to %s is put right',
  async (name) => {
    await build({ 'a.html': page(3) })
    const right = readFileSync(at(name))
    writeFileSync(at(name), 'broken')
    expect(await build({ 'a.html': page(3) })).toBe(1)
    expect(readFileSync(at(name))).toEqual(right)
    rmSync(at(name))
    expect(await build({ 'a.html': page(3) })).toBe(1)
    expect(readFileSync(at(name))).toEqual(right)
  },
)

test.each(['', '{', '{"files":', 'null'])(
  'with %j for a record everything is written anew',
  async (record) => {
    await build({ 'a.html': page(3) })
    writeFileSync(join(root, 'record.json'), record)
    expect(await build({ 'a.html': page(3) })).toBe(1)
    expect(readFileSync(at('a.html'), 'utf8')).toBe(page(3))
  },
)

test('a build that was stopped halfway leaves nothing that the next takes for whole', async () => {
  await build({ 'a.html': page(3) })
  await start().write('a.html', page(5))
  expect(await build({ 'a.html': page(3) })).toBe(1)
  expect(readFileSync(at('a.html'), 'utf8')).toBe(page(3))
})

test('what is made from the same is not made again, and made anew from anything else', async () => {
  const content = vi.fn<() => string>(() => page(3))
  const make = async (version: string) => {
    const output = start()
    await output.make('a.html', version, content)
    output.finish()
  }
  await make('1')
  await make('1')
  expect(content).toHaveBeenCalledTimes(1)
  await make('2')
  expect(content).toHaveBeenCalledTimes(2)
})
