import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileStore } from '../../site/server/files.ts'
import { recent } from '../../site/server/recent.ts'

let folder: string
const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Text of a file as the store gives it, undefined when it is gone. */
const textOf = async (store: Awaited<ReturnType<typeof fileStore>>, path: string) => {
  const file = store.find(path)
  const content = file && (await store.read(file))
  return content && Buffer.from(content.bytes).toString()
}

describe('the list of files', () => {
  test('is made once: what comes later is not in it', async () => {
    write('a.txt', 'a')
    const store = await fileStore(folder)
    write('b.txt', 'b')
    expect(await textOf(store, '/a.txt')).toBe('a')
    expect(store.find('/b.txt')).toBeUndefined()
  })

  test('holds no content: a file is read when first asked for, then remembered', async () => {
    write('a.txt', 'before')
    const store = await fileStore(folder)
    write('a.txt', 'as asked')
    expect(await textOf(store, '/a.txt')).toBe('as asked')
    write('a.txt', 'after')
    expect(await textOf(store, '/a.txt')).toBe('as asked')
  })

  test('of ten thousand files is there at once', async () => {
    mkdirSync(join(folder, 'data'))
    for (let index = 0; index < 10_000; index++) write(`data/${index}.json`, '{}')
    const before = process.memoryUsage().rss
    const store = await fileStore(folder)
    expect(await textOf(store, '/data/9999.json')).toBe('{}')
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20)
  }, 30_000)

  test('forgets nothing but content: a file that went away is undefined, then found again', async () => {
    write('a.txt', 'a')
    const store = await fileStore(folder)
    rmSync(join(folder, 'a.txt'))
    expect(await textOf(store, '/a.txt')).toBeUndefined()
    write('a.txt', 'back')
    expect(await textOf(store, '/a.txt')).toBe('back')
  })

  test('knows compressed forms by their file', async () => {
    for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.gz']) write(name, name)
    const store = await fileStore(folder)
    expect(store.find('/a.js')?.encodings).toEqual(['br', 'gzip'])
    expect(store.find('/a.js.br')).toBeUndefined()
    expect(store.find('/b.gz')?.encodings).toEqual([])
  })

  test('a tag follows content alone', async () => {
    write('a.txt', 'same')
    write('b.txt', 'same')
    write('c.txt', 'other')
    const store = await fileStore(folder)
    const tags = ['/a.txt', '/b.txt', '/c.txt'].map(async (path) => {
      const file = store.find(path)
      return file && (await store.read(file))?.etag
    })
    const [a, b, c] = await Promise.all(tags)
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })
})

describe('what is remembered', () => {
  const loads: string[] = []
  const sized = (limit: number) => {
    loads.length = 0
    const load = async (key: string) => {
      loads.push(key)
      return key.startsWith('none') ? undefined : key
    }
    return recent(limit, load, (value: string) => value.length)
  }

  test('is loaded once, also when asked for twice at a time', async () => {
    const get = sized(10)
    await Promise.all([get('ab'), get('ab')])
    await get('ab')
    expect(loads).toEqual(['ab'])
  })

  test('gives way, the longest unused first, beyond the limit', async () => {
    const get = sized(4)
    for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) await get(key)
    expect(loads).toEqual(['aa', 'bb', 'cc', 'bb'])
  })

  test('may be larger than the limit: then it is not kept, and keeps its place for nobody', async () => {
    const get = sized(4)
    expect(await get('enormous')).toBe('enormous')
    await get('aa')
    await get('bb')
    await get('aa')
    expect(loads).toEqual(['enormous', 'aa', 'bb'])
    await get('enormous')
    expect(loads).toHaveLength(4)
  })

  test('is only what there was, and never a failure', async () => {
    const get = sized(10)
    await get('none')
    await get('none')
    expect(loads).toEqual(['none', 'none'])

    let calls = 0
    const failing = recent(
      10,
      async (): Promise<string> => {
        calls++
        throw new Error('no')
      },
      (value) => value.length,
    )
    await expect(failing('x')).rejects.toThrow('no')
    await expect(failing('x')).rejects.toThrow('no')
    expect(calls).toBe(2)
  })
})
