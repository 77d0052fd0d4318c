import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteStore, createEngine, createKeeper, SAVE_KEYS, type Snapshot } from '#engine'
import { SAVE_STATUSES } from '../../engine/save.ts'
import { A, after, B, born } from './support/lives.ts'
import { runs } from './support/property.ts'

const used = after(
  born('B'),
  { type: 'play' },
  { type: 'discover-item' },
  { type: 'evolve-emotion', emotion: 'fear', amount: 1 },
)
const text = B.save.encode(used)
const fallback = B.create({ seed: 'fallback', at: 5 })
type Save = { version: number; state: Snapshot<'B'>['pet']; engine: Record<string, unknown> }
const altered = (change: (save: Save) => unknown): string => {
  const save = JSON.parse(text) as Save
  return JSON.stringify(change(save) ?? save)
}
const decode = (saved: string | null) => B.save.decode(saved, fallback)

describe('encoding', () => {
  test('a version, the slices that are persisted, and beside them all that exactness needs', () => {
    const save = JSON.parse(text) as Save
    expect(Object.keys(save)).toEqual(['version', 'state', 'engine'])
    expect(Object.keys(save.engine)).toEqual([
      'rng',
      'seq',
      'at',
      'ids',
      'timers',
      'emotions',
      'gameState',
      'ai',
    ])
    expect(save.engine).toMatchObject({
      seq: 3,
      at: 0,
      ids: used.ids,
      rng: used.rng,
      timers: used.timers,
    })
    const a = JSON.parse(A.save.encode(born('A'))) as Save
    expect(Object.keys(a.state)).toEqual(Object.keys(born('A').pet))
    expect(Object.keys(a.engine)).toEqual(['rng', 'seq', 'at', 'ids', 'timers'])
  })
})

describe('decoding', () => {
  test('ok: exactly what was saved', () => {
    expect(decode(text)).toEqual({ status: 'ok', snapshot: used, issues: [] })
  })
  test('ok: without the engine block its parts start at their defaults', () => {
    const { status, snapshot } = decode(altered(({ version, state }) => ({ version, state })))
    expect(status).toBe('ok')
    expect(snapshot.pet.stats).toEqual(used.pet.stats)
    expect(snapshot.pet.emotions).toEqual(fallback.pet.emotions)
    expect(snapshot).toMatchObject({ seq: 0, at: 5, rng: fallback.rng, timers: [] })
    // Nothing will ever be called what something already is.
    expect(snapshot.ids).toBeGreaterThan(snapshot.pet.inventory.items[0]!.id as number)
  })
  test.each([null, '', '  \n'])('empty: %o', (saved) => {
    expect(decode(saved)).toEqual({ status: 'empty', snapshot: fallback, issues: [] })
  })
  test.each([
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{}',
    '{"version":1}',
    // Slices lay bare before there were versions, and never since.
    '{"version":1,"stats":{}}',
    '{"version":"1","state":{}}',
    '{"version":1,"state":[]}',
    '['.repeat(100_000),
  ])('corrupt: %.20s, and the bytes are handed back', (saved) => {
    expect(decode(saved)).toEqual({
      status: 'corrupt',
      snapshot: fallback,
      keep: saved,
      issues: [],
    })
  })
  test.each(['{"version":2}', '{"version":2,"state":{}}', '{"version":1.5,"state":{"stats":1}}'])(
    'newer: %s',
    (saved) => {
      expect(decode(saved)).toEqual({
        status: 'newer',
        snapshot: fallback,
        keep: saved,
        issues: [],
      })
    },
  )
  test('migrated: slices without an envelope, achievements as a list', () => {
    const { state } = JSON.parse(text) as Save
    const progress = { ...state.progress, achievements: ['love_master', 'first'] }
    for (const old of [
      { ...state, progress },
      { version: 0, state: { ...state, progress } },
    ]) {
      const saved = JSON.stringify(old)
      const { status, snapshot, keep } = decode(saved)
      expect([status, keep]).toEqual(['migrated', saved])
      expect(snapshot.pet.progress.achievements).toEqual({ love_master: true, first: true })
      expect(snapshot.pet.inventory).toEqual(used.pet.inventory)
    }
  })
  test('what only an older save may hold is mended in one of today', () => {
    const saved = altered(({ state, ...save }) => {
      const progress = { ...state.progress, achievements: ['first'] }
      return { ...save, state: { ...state, progress } }
    })
    const { status, issues, snapshot } = decode(saved)
    expect([status, issues.map(({ place }) => place)]).toEqual([
      'repaired',
      ['progress.achievements'],
    ])
    expect(snapshot.pet.progress.achievements).toEqual({})
  })
  test.each([
    ['stats.energy', 180, 100],
    ['stats.energy', 49.6, 50],
    ['stats.energy', 'full', fallback.pet.stats.energy],
    ['progress.level', 1e6, 178],
    ['settings', null, fallback.pet.settings],
    ['settings.theme', 4, 'neon'],
    ['analytics.moodHistory', 'long', []],
    ['inventory.items', Array.from({ length: 60 }, () => used.pet.inventory.items[0]), undefined],
    ['progress.achievements.first', 3, undefined],
    ['engine.rng', { a: 1, b: 2, c: 3, d: 1e300 }, undefined],
    ['engine.timers', [{ key: 'bomb', due: 1 }], undefined],
  ] as const)('repaired: %s', (place, value, mended) => {
    const path = place.startsWith('engine') ? place : `state.${place}`
    const saved = altered((save) => {
      const keys = path.split('.')
      const last = keys.pop()!
      const holder = keys.reduce<object>((inner, key) => inner[key as never], save)
      Object.assign(holder, { [last]: value })
    })
    const { status, snapshot, keep, issues } = decode(saved)
    expect([status, keep]).toEqual(['repaired', saved])
    expect(issues.some((issue) => issue.place.startsWith(place))).toBe(true)
    const read = place.split('.').reduce<unknown>((inner, key) => Object(inner)[key], snapshot.pet)
    if (mended !== undefined) expect(read).toEqual(mended)
    // Whatever was mended, the result is a life that goes on and saves cleanly.
    const on = B.step(snapshot, { at: snapshot.at, command: { type: 'feed' } }).next
    expect(decode(B.save.encode(on))).toEqual({ status: 'ok', snapshot: on, issues: [] })
  })
})

describe('no string makes decoding throw, or loses what it was', () => {
  const saves = { A: A.save.encode(after(born('A'), { type: 'sleep' })), B: text }
  /** A real save with a few bytes cut out, doubled or changed: near enough to be dangerous. */
  const damaged = (whole: string) =>
    fc
      .tuple(
        fc.nat(whole.length - 1),
        fc.nat(40),
        fc.constantFrom('', '9', '"', '{}', 'null', '[]', '-1e999', '\\u0000', '__proto__'),
      )
      .map(([at, length, patch]) => whole.slice(0, at) + patch + whole.slice(at + length))
  /** A real save in which one value is replaced by anything. */
  const twisted = (whole: string) =>
    fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([pick, value]) => {
      let left = pick % 120
      return JSON.stringify(JSON.parse(whole), (_key, inner: unknown) =>
        left-- === 0 ? value : inner,
      )
    })

  test.each(['A', 'B'] as const)(
    'reading %s',
    (reading) => {
      const engine = createEngine(reading)
      const other = engine.create({ seed: 'fuzz', at: 0 })
      const strings = fc.oneof(
        damaged(saves[reading]),
        twisted(saves[reading]),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.json({ maxDepth: 4 }),
      )
      fc.assert(
        fc.property(strings, (string) => {
          const { status, snapshot, keep } = engine.save.decode(string, other)
          expect(SAVE_STATUSES).toContain(status)
          if (status !== 'ok' && status !== 'empty') expect(keep).toBe(string)
          if (status === 'ok' || status === 'repaired') {
            const again = engine.save.decode(engine.save.encode(snapshot), other)
            if (again.status !== 'ok') expect(again).toEqual({ status: 'ok' })
          }
        }),
        { numRuns: runs(10_000, 500_000) },
      )
    },
    3_600_000,
  )
})

describe('the keeper', () => {
  const key = SAVE_KEYS.B
  const storeOf = (content: Record<string, string> = {}, broken = false) => {
    const writes: string[] = []
    const store: ByteStore = {
      get(name) {
        if (broken) throw new Error('refused')
        return content[name] ?? null
      },
      set(name, saved) {
        if (broken) throw new Error('full')
        writes.push(name)
        content[name] = saved
      },
    }
    return { store, writes, content }
  }

  test('saves and loads under the key of the reading', () => {
    const { store, content } = storeOf()
    const keeper = createKeeper(B, store)
    expect(keeper.load(fallback).status).toBe('empty')
    expect(keeper.save(used)).toBe('kept')
    expect(content).toEqual({ [key]: text })
    expect(keeper.load(fallback).snapshot).toEqual(used)
  })
  test('what could not be read is put aside before the key is written, once', () => {
    const { store, writes, content } = storeOf({ [key]: '{broken' })
    const keeper = createKeeper(B, store)
    keeper.load(fallback)
    keeper.save(used)
    keeper.save(used)
    expect(writes).toEqual([`${key}.bak`, key, key])
    expect(content[`${key}.bak`]).toBe('{broken')
  })
  test('a newer version is never overwritten', () => {
    const newer = '{"version":2,"state":{}}'
    const { store, writes, content } = storeOf({ [key]: newer })
    const keeper = createKeeper(B, store)
    expect(keeper.load(fallback).status).toBe('newer')
    expect(keeper.save(used)).toBe('newer')
    expect([writes, content[key]]).toEqual([[], newer])
  })
  test('nor is one that came after loading, or that nobody loaded', () => {
    const newer = '{"version":2,"state":{}}'
    const { store, content } = storeOf()
    const keeper = createKeeper(B, store)
    keeper.load(fallback)
    expect(keeper.save(used)).toBe('kept')
    content[key] = newer
    expect(keeper.save(used)).toBe('newer')
    expect(createKeeper(B, store).save(used)).toBe('newer')
    expect(content[key]).toBe(newer)
  })
  test('what another tab broke meanwhile is put aside; what it saved has to be loaded', () => {
    const { store, writes, content } = storeOf()
    const keeper = createKeeper(B, store)
    keeper.load(fallback)
    keeper.save(used)
    content[key] = '{broken'
    keeper.save(used)
    content[key] = B.save.encode(fallback)
    expect(keeper.save(used)).toBe('changed')
    expect(keeper.load(used).snapshot).toEqual(fallback)
    expect(keeper.save(used)).toBe('kept')
    expect(writes).toEqual([key, `${key}.bak`, key, key])
    expect([content[`${key}.bak`], content[key]]).toEqual(['{broken', text])
  })
  test('a storage that refuses is survived', () => {
    const keeper = createKeeper(B, storeOf({}, true).store)
    expect(keeper.load(fallback).status).toBe('unread')
    expect(keeper.save(used)).toBe('refused')
  })
})

test('an engine part that is no object is said to be none', () => {
  const { status, issues } = decode(altered((save) => ({ ...save, engine: 5 })))
  expect(status).toBe('repaired')
  expect(issues).toContainEqual(
    expect.objectContaining({ place: 'engine', problem: 'must be an object' }),
  )
})
