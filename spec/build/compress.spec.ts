import { mkdirSync, mkdtempSync, readFileSync, rmSync, existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAll } from '../../site/prerender/compress.ts'
import { resultCache } from '../../site/prerender/result-cache.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'opale-compress-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Compresses the files of a new folder. @returns where it is */
const compressed = async (name: string, files: Readonly<Record<string, string | Buffer>>) => {
  const folder = join(root, name)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  await compressAll(folder, resultCache(join(root, 'cache')))
  return folder
}

const page = (seed: number): string =>
  `<!doctype html>${Array.from({ length: 900 }, (_, at) => `<p>${(at * seed) % 977}</p>`).join('')}`

test('texts lie beside what they are compressed to, others alone', async () => {
  const text = page(7)
  const folder = await compressed('site', {
    'page.html': text,
    'deep/data.json': text,
    'tiny.js': '1',
    'picture.png': text,
  })
  for (const name of ['page.html', 'deep/data.json']) {
    expect(String(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))))).toBe(text)
    expect(String(gunzipSync(readFileSync(join(folder, `${name}.gz`))))).toBe(text)
  }
  for (const name of ['tiny.js.br', 'picture.png.br', 'picture.png.gz'])
    expect(existsSync(join(folder, name))).toBe(false)
})

test('from the cache come the very same bytes', async () => {
  const files = { 'a.html': page(3), 'b.json': page(5), 'c.css': page(11) }
  const first = await compressed('first', files)
  const second = await compressed('second', files)
  for (const name of Object.keys(files))
    for (const form of ['br', 'gz'])
      expect(readFileSync(join(second, `${name}.${form}`))).toEqual(
        readFileSync(join(first, `${name}.${form}`)),
      )
})

test('pages are no larger than with the widest window', async () => {
  for (const seed of [3, 31, 331]) {
    const text = page(seed)
    const folder = await compressed(String(seed), { 'page.html': text })
    const widest = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    })
    // A page or a paragraph's worth of other choices, never more.
    expect(readFileSync(join(folder, 'page.html.br')).length).toBeLessThan(widest.length * 1.005)
  }
})
