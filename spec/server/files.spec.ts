import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AssetStore } from '../../site/server/asset-store.ts'
import { fileAssets } from '../../site/server/file-assets.ts'

let folder: string
const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Text of a file as it is served, undefined when it is gone. */
const textOf = async (assets: AssetStore, path: string) => {
  const file = assets.find(path)
  const content = file && (await assets.read(file))
  return content && Buffer.from(content.bytes).toString()
}

describe('the list of files', () => {
  test('is made once: what comes later is not in it', async () => {
    write('a.txt', 'a')
    const assets = await fileAssets(folder)
    write('b.txt', 'b')
    expect(await textOf(assets, '/a.txt')).toBe('a')
    expect(assets.find('/b.txt')).toBeUndefined()
  })

  test('holds no content: a file is read when first asked for, then remembered', async () => {
    write('a.txt', 'before')
    const assets = await fileAssets(folder)
    write('a.txt', 'as asked')
    expect(await textOf(assets, '/a.txt')).toBe('as asked')
    write('a.txt', 'after')
    expect(await textOf(assets, '/a.txt')).toBe('as asked')
  })

  test('of ten thousand files is there at once', async () => {
    mkdirSync(join(folder, 'data'))
    for (let index = 0; index < 10_000; index++) write(`data/${index}.json`, '{}')
    const before = process.memoryUsage().rss
    const assets = await fileAssets(folder)
    expect(await textOf(assets, '/data/9999.json')).toBe('{}')
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20)
  }, 30_000)

  test('forgets nothing but content: a file that went away is undefined, then found again', async () => {
    write('a.txt', 'a')
    const assets = await fileAssets(folder)
    rmSync(join(folder, 'a.txt'))
    expect(await textOf(assets, '/a.txt')).toBeUndefined()
    write('a.txt', 'back')
    expect(await textOf(assets, '/a.txt')).toBe('back')
  })

  test('knows compressed forms by their file', async () => {
    for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.gz']) write(name, name)
    const assets = await fileAssets(folder)
    expect(assets.find('/a.js')?.encodings).toEqual(['br', 'gzip'])
    expect(assets.find('/a.js.br')).toBeUndefined()
    expect(assets.find('/b.gz')?.encodings).toEqual([])
  })

  test('a tag follows content alone', async () => {
    write('a.txt', 'same')
    write('b.txt', 'same')
    write('c.txt', 'other')
    const assets = await fileAssets(folder)
    const tags = ['/a.txt', '/b.txt', '/c.txt'].map(async (path) => {
      const file = assets.find(path)
      return file && (await assets.read(file))?.etag
    })
    const [a, b, c] = await Promise.all(tags)
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })
})

describe('what is remembered', () => {
  /** Which version of a file is served, after it has become another one on the disk. */
  const changed = async (assets: AssetStore, name: string) => {
    write(name, 'new!')
    return textOf(assets, `/${name}`)
  }
  const ask = async (assets: AssetStore, ...names: readonly string[]) => {
    for (const name of names) await textOf(assets, `/${name}`)
  }
  const old = async (memory: number) => {
    for (const name of ['a', 'b', 'c', 'large'])
      write(name, name === 'large' ? 'x'.repeat(99) : 'old!')
    return fileAssets(folder, memory)
  }

  test('is read once, also when asked for twice at a time', async () => {
    const assets = await old(10)
    const file = assets.find('/a')!
    const [one, other] = await Promise.all([assets.read(file), assets.read(file)])
    expect(one).toBe(other)
    expect(await changed(assets, 'a')).toBe('old!')
  })

  test('gives way, the longest unused first, beyond the limit', async () => {
    const assets = await old(9)
    await ask(assets, 'a', 'b', 'a', 'c')
    expect(await changed(assets, 'a')).toBe('old!')
    expect(await changed(assets, 'b')).toBe('new!')
  })

  test('may be larger than the limit: then it is not kept, and keeps its place for nobody', async () => {
    const assets = await old(9)
    await ask(assets, 'large', 'a', 'b')
    expect(await changed(assets, 'a')).toBe('old!')
    expect(await changed(assets, 'b')).toBe('old!')
    expect(await changed(assets, 'large')).toBe('new!')
  })

  test('is never a failure', async () => {
    const assets = await old(8)
    rmSync(join(folder, 'a'))
    mkdirSync(join(folder, 'a'))
    const file = assets.find('/a')!
    await expect(assets.read(file)).rejects.toThrow('EISDIR')
    rmSync(join(folder, 'a'), { recursive: true })
    expect(await changed(assets, 'a')).toBe('new!')
  })

  test('is empty where a file is', async () => {
    write('nothing', '')
    const assets = await fileAssets(folder)
    expect(await textOf(assets, '/nothing')).toBe('')
    expect(await changed(assets, 'nothing')).toBe('')
  })
})
