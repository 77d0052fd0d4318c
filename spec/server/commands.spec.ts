/** What the owner does by hand, as from `dist/`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactMessage } from '../../site/contact/schema.ts'
import { backup, restore } from '../../site/server/command/backup.ts'
import { exportMessages } from '../../site/server/messages/export.ts'
import { keepMessage } from '../../site/server/messages/keep.ts'
import { purge, retentionLimit } from '../../site/server/messages/retention.ts'
import { sqlText } from '../../site/server/command/sql-text.ts'
import { isOwner, ownerStatements } from '../../site/server/sign-in/owner.ts'
import { hashPassword } from '../../site/server/sign-in/password.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { newMessage } from '../support/message.ts'
import { newFolder, STORES } from '../support/stores.ts'
import { ROOT, run } from './program.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const FREE = { perAddress: 1e6, inAll: 1e6 }

const keep = async (store: Store, change: object = {}, at = NOW) => {
  const message = contactMessage.parse(newMessage(change))
  await keepMessage(store, { message, at, who: 'x', limits: FREE, tell: true })
}
const all = (store: Store) =>
  store.batch(
    ['message', 'outbox', 'journal'].map((table) => ({ sql: `select * from ${table} order by 1` })),
  )

describe.each(STORES)('from %s', (_, open) => {
  test('a backup goes into an empty store, all of it, and into no other', async () => {
    const [from, into] = [await open(), await open()]
    await migrate(from.store)
    for (const name of ['Camille', '« Zoé »', '=1+1']) await keep(from.store, { name })
    const text = await backup(from.store, NOW)
    expect(await restore(into.store, text)).toBe(3)
    expect(await all(into.store)).toEqual(await all(from.store))
    await expect(restore(into.store, text)).rejects.toThrow('holds messages already')
    await Promise.all([from.remove(), into.remove()])
  }, 60_000)

  test('a purge takes what is older than three years, says how much, and leaves the rest', async () => {
    const { store, remove } = await open()
    await migrate(store)
    const limit = retentionLimit(NOW)
    expect(new Date(limit).toISOString()).toBe('2023-11-23T12:00:00.000Z')
    await keep(store, { name: 'Old' }, limit - 1)
    await keep(store, { name: 'Young' }, limit)
    // What only counts is of no use after its hour; the last two may still be asked for.
    const hour = NOW / 3_600_000
    for (const ago of [0, 1, 2])
      await store.execute({ sql: "insert into rate values (?1, 'y', 1)", args: [hour - ago] })
    expect(await purge(store, NOW)).toBe(1)
    expect(await purge(store, NOW)).toBe(0)
    const [messages, outbox, journal] = await all(store)
    expect(messages?.map(({ name }) => name)).toEqual(['Young'])
    expect(outbox).toHaveLength(1)
    expect(journal).toEqual([{ at: NOW, deed: 'purge', count: 1, who: 'timer' }])
    const rates = await store.execute({ sql: 'select hour from rate order by hour' })
    expect(rates).toEqual([{ hour: hour - 1 }, { hour }])
    await remove()
  }, 60_000)
})

describe.each(STORES)('into %s', (_, open) => {
  test('an owner is put by lines of SQL, whatever their address is', async () => {
    const { store, remove } = await open()
    await migrate(store)
    const email = "o'brien+?1@site.example"
    const hash = await hashPassword('un mot de passe assez long', [16, 8, 1])
    const text = sqlText(ownerStatements({ email, hash, now: NOW }))
    // As a tool that runs a file line by line.
    await store.batch(
      text
        .trim()
        .split('\n')
        .map((sql) => ({ sql })),
    )
    expect(await isOwner(store, email, 'un mot de passe assez long')).toBe(true)
    expect(await store.execute({ sql: 'select at, deed, count, who from journal' })).toEqual([
      { at: NOW, deed: 'create-owner', count: 1, who: 'command' },
    ])
    await remove()
  }, 60_000)
})

describe('a file that is no backup, or not all of one, changes nothing', () => {
  let store: Store
  let folder: string
  beforeAll(async () => {
    folder = newFolder()
    store = await openStore(join(folder, 'desk.db'))
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const head = (change: object = {}) =>
    JSON.stringify({ format: 'opale-desk/1', version: 1, rows: 0, ...change })

  test.each([
    ['', 'no backup'],
    ['{}', 'no backup'],
    ['PK\u0003', 'no backup'],
    [head({ version: 99 }), 'later version'],
    [head({ rows: 2 }), 'damaged: 0 of 2'],
    [`${head({ rows: 1 })}\n["message",{"id":"x"`, 'damaged'],
    [`${head({ rows: 1 })}\n["migration",{"number":9}]`, 'damaged'],
    [`${head({ rows: 1 })}\n["message",{"id) values (1); --":"x"}]`, 'damaged'],
  ])('%j: %s', async (text, why) => {
    await expect(restore(store, text)).rejects.toThrow(why)
  })
})

test('an export is a sheet that spreadsheets do not work out, or JSON', async () => {
  const folder = newFolder()
  const store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  await keep(store, {
    name: '=HYPERLINK("https://x.example")',
    message: 'Une ligne.\n"Deux", même.',
  })
  const sheet = await exportMessages(store, 'csv')
  expect(sheet).toContain(`"'=HYPERLINK(""https://x.example"")"`)
  expect(sheet).toContain('"Une ligne.\n""Deux"", même."')
  const [read] = JSON.parse(await exportMessages(store, 'json')) as { name: string; at: string }[]
  expect(read).toMatchObject({
    name: '=HYPERLINK("https://x.example")',
    at: '2026-11-23T12:00:00.000Z',
  })
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('the command line', { timeout: 20_000 }, () => {
  let folder: string
  beforeAll(() => {
    folder = newFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  test('makes the owner, whose password it reads from another program', async () => {
    const file = join(folder, 'owned.db')
    const make = (password: string) =>
      spawnSync(process.execPath, ['dist/server/desk.js', 'create-owner', 'owner@site.example'], {
        cwd: ROOT,
        input: password,
        env: { ...process.env, DATABASE_URL: file },
        encoding: 'utf8',
      })
    expect(make('trop court')).toMatchObject({ status: 1, stderr: expect.stringContaining('12') })
    expect(make('un mot de passe assez long\n')).toMatchObject({
      status: 0,
      stderr: 'owner@site.example may sign in at /admin; nobody is signed in any more.\n',
    })
    const store = await openStore(file)
    expect(await isOwner(store, 'Owner@site.example', 'un mot de passe assez long')).toBe(true)
    expect(await isOwner(store, 'owner@site.example', 'un mot de passe assez long\n')).toBe(false)
    await store.close()
  })

  test('writes the owner into a file for a store that it does not reach, and opens none', () => {
    const file = join(folder, 'owner.sql')
    const args = ['dist/server/desk.js', 'create-owner', 'owner@site.example', '--sql', file]
    const made = spawnSync(process.execPath, args, {
      cwd: ROOT,
      input: 'un mot de passe assez long',
      env: { ...process.env, DATABASE_URL: join(folder, 'unopened.db') },
      encoding: 'utf8',
    })
    expect([made.status, made.stderr]).toEqual([
      0,
      `Once ${file} has run in the store, owner@site.example may sign in at /admin.\n`,
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain('assez long')
    expect(existsSync(join(folder, 'unopened.db'))).toBe(false)
  })

  const desk = (args: readonly string[], database = join(folder, 'desk.db')) =>
    run(['dist/server/desk.js', ...args], { DATABASE_URL: database }).ended

  test('backs up into a file for the owner alone, and never over another', async () => {
    const store = await openStore(join(folder, 'desk.db'))
    await migrate(store)
    await keep(store)
    await store.close()
    const file = join(folder, 'backup.jsonl')
    expect(await desk(['backup', file])).toMatchObject({ code: 0, err: 'Backed up.\n' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await desk(['backup', file])).code).toBe(1)
    const other = join(folder, 'other.db')
    expect(await desk(['restore', file], other)).toMatchObject({ err: 'Messages restored: 1.\n' })
    const { out } = await desk(['export'], other)
    expect(JSON.parse(out)).toHaveLength(1)
    expect(readFileSync(file, 'utf8')).toContain('opale-desk/1')
  })

  test('turns the counting of visits on and off, and says whether it is', async () => {
    const off = { code: 0, err: 'Visits are not counted.\n' }
    const on = { code: 0, err: 'Visits are counted.\n' }
    const file = join(folder, 'counted.db')
    expect(await desk(['audience'], file)).toMatchObject(off)
    expect(await desk(['audience', 'on'], file)).toMatchObject(on)
    expect(await desk(['audience'], file)).toMatchObject(on)
    expect(await desk(['audience', 'off'], file)).toMatchObject(off)
    expect(await desk(['audience', 'maybe'], file)).toMatchObject({ code: 1 })
  })

  test('says in one line what it cannot do', async () => {
    writeFileSync(join(folder, 'broken'), 'no database, and far from one: a text of some length')
    for (const [args, said] of [
      [['dance'], /^Usage: node desk\.js backup\|restore/u],
      [['restore'], /^Which backup\?/u],
      [
        ['purge', '--before', 'yesterday'],
        /^--before wants a day as 2026-03-12, not "yesterday"\.$/mu,
      ],
      [
        ['purge', '--before', '2026-13-45'],
        /^--before wants a day as 2026-03-12, not "2026-13-45"\.$/mu,
      ],
    ] as const)
      expect(await desk(args)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(said) })
    const { code, err } = await desk(['export'], join(folder, 'broken'))
    expect([code, err]).toEqual([1, expect.stringContaining('not a database')])
  })
})
