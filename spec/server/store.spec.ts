/** What every store keeps to, wherever it is. */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, versionOf } from '../../site/server/store/migrate.ts'
import { MIGRATIONS } from '../../site/server/store/migrations.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { storeError, StoreError, type Store } from '../../site/server/store/store.ts'
import { newFolder, STORES, type Opened } from '../support/stores.ts'

const failure = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'none'
  } catch (error) {
    return error instanceof StoreError ? error.failure : String(error)
  }
}
const count = async (store: Store, table: string) =>
  (await store.execute({ sql: `select count(*) as count from ${table}` }))[0]?.['count']

describe.each(STORES)('%s', (_, open) => {
  let opened: Opened
  let store: Store
  beforeAll(async () => {
    opened = await open()
    ;({ store } = opened)
    await store.execute({ sql: 'create table note (id integer primary key, text text) strict' })
  }, 60_000)
  afterAll(() => opened.remove())

  test('gives back any text, number and nothing as they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(null)),
        fc.integer(),
        async (text, id) => {
          // SQLite ends a text at this character where it is shown, and not where it is kept.
          fc.pre(!text?.includes('\0'))
          const rows = await store.batch([
            { sql: 'delete from note' },
            { sql: 'insert into note (id, text) values (?1, ?2)', args: [id, text] },
            { sql: 'select id, text from note where id = ?1', args: [id] },
          ])
          expect(rows.at(-1)).toEqual([{ id, text }])
        },
      ),
      { numRuns: process.env['VERIFY'] === '1' ? 500 : 25 },
    )
  })

  test('what comes from outside is never a statement', async () => {
    await store.execute({ sql: 'delete from note' })
    const text = "x'); drop table note; --"
    await store.execute({ sql: 'insert into note (text) values (?1)', args: [text] })
    expect(await store.execute({ sql: 'select text from note' })).toEqual([{ text }])
  })

  test('keeps all of a batch or none of it', async () => {
    await store.execute({ sql: 'delete from note' })
    const insert = (id: number) => ({ sql: 'insert into note (id) values (?1)', args: [id] })
    expect(await failure(store.batch([insert(1), insert(2), insert(1)]))).toBe('conflict')
    expect(await count(store, 'note')).toBe(0)
    expect(await failure(store.batch([insert(1), { sql: 'nonsense' }]))).toBe('broken')
    expect(await count(store, 'note')).toBe(0)
    await store.batch([insert(1), insert(2)])
    expect(await count(store, 'note')).toBe(2)
  })

  test('is brought up to date once, whoever starts at the same moment', async () => {
    const others = await Promise.all([opened.another(), opened.another(), opened.another()])
    await Promise.all(others.map((each) => migrate(each)))
    expect(await versionOf(store)).toBe(MIGRATIONS.length)
    await migrate(store)
    expect(await count(store, 'migration')).toBe(MIGRATIONS.length)
  })

  test('takes a step whole or not at all, and the next start takes it again', async () => {
    const broken = { name: 'broken', statements: ['create table half (id integer)', 'nonsense'] }
    expect(await failure(migrate(store, [...MIGRATIONS, broken]))).toBe('broken')
    expect(await versionOf(store)).toBe(MIGRATIONS.length)
    const mended = { name: 'mended', statements: ['create table half (id integer)'] }
    await migrate(store, [...MIGRATIONS, mended])
    expect(await versionOf(store)).toBe(MIGRATIONS.length + 1)
    // The program of before does not touch what it does not know.
    expect(await failure(migrate(store))).toBe('newer')
  })
})

test('a file is closed to other users of the machine, wherever it lies', async () => {
  const folder = newFolder()
  // As a volume of a container may be.
  chmodSync(folder, 0o755)
  const store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)
  // With what was written ahead.
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0o600]))
  await store.close()
  rmSync(folder, { recursive: true })
})

test.each([
  [{ code: 'SQLITE_BUSY', message: 'database is locked' }, 'away'],
  [{ code: 'SQLITE_FULL', message: 'database or disk is full' }, 'full'],
  [new Error('D1_ERROR: UNIQUE constraint failed: SQLITE_CONSTRAINT'), 'conflict'],
  [new TypeError('fetch failed'), 'away'],
  [{ code: 'SERVER_ERROR', message: 'Server returned HTTP status 502' }, 'away'],
  [{ code: 'SQLITE_NOTADB', message: 'file is not a database' }, 'broken'],
])('%j is told as what it means: %s', (thrown, meaning) => {
  expect(storeError(thrown).failure).toBe(meaning)
})
