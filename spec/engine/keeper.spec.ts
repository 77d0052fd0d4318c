import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteStore, createKeeper, type Keeper, SAVE_KEYS, type Snapshot } from '#engine'
import { A, after, born } from './support/lives.ts'
import { runs } from './support/property.ts'

/** A storage of which any call may fail, and that others write to as well. */
const KEY = SAVE_KEYS.A
const BAK = /\.bak(?:\.\d)?$/

const storeOf = (content: Map<string, string> = new Map()) => {
  const fails = { get: 0, set: 0, room: Infinity }
  const store: ByteStore = {
    get(name) {
      if (fails.get-- > 0) throw new Error('refused')
      return content.get(name) ?? null
    },
    set(name, text) {
      if (fails.set-- > 0) throw new Error('refused')
      const others = [...content].filter(([other]) => other !== name)
      const taken = others.reduce((sum, [, other]) => sum + other.length, 0)
      if (taken + text.length > fails.room) throw new Error('full')
      content.set(name, text)
    },
  }
  const copies = () => [...content].filter(([name]) => BAK.test(name)).map(([, text]) => text)
  return { store, content, fails, copies }
}

const LIVES: readonly Snapshot<'A'>[] = [1, 2, 3, 4].map((feeds) =>
  after(born('A'), ...Array.from({ length: feeds }, () => ({ type: 'feed' }) as const)),
)
const [fallback, used] = LIVES as [Snapshot<'A'>, Snapshot<'A'>]
const statusOf = (text: string | null) => A.save.decode(text, fallback).status
const text = A.save.encode(used)
/** Readable all the same: one value out of range. */
const damaged = (coins: number) =>
  JSON.stringify({
    ...JSON.parse(text),
    state: { ...used.pet, economy: { ...used.pet.economy, coins: -coins } },
  })

describe('a read that fails', () => {
  test.each([
    ['newer', '{"version":2,"state":{}}', 'newer'],
    ['good', text, 'changed'],
  ] as const)('is not taken for nothing: a %s save is safe', (_name, kept, outcome) => {
    const { store, content, fails } = storeOf(new Map([[KEY, kept]]))
    const keeper = createKeeper(A, store)
    fails.get = 1
    expect(keeper.load(fallback)).toEqual({ status: 'unread', snapshot: fallback, issues: [] })
    fails.get = 1
    expect(keeper.save(fallback)).toBe('refused')
    expect(keeper.save(fallback)).toBe(outcome)
    expect([...content]).toEqual([[KEY, kept]])
  })
  test('and after one that succeeds all goes on', () => {
    const { store, content, fails } = storeOf(new Map([[KEY, text]]))
    const keeper = createKeeper(A, store)
    fails.get = 1
    keeper.load(fallback)
    expect(keeper.load(fallback)).toMatchObject({ status: 'ok', snapshot: used })
    expect(keeper.save(LIVES[2]!)).toBe('kept')
    expect(content.get(KEY)).toBe(A.save.encode(LIVES[2]!))
  })
})

describe('copies', () => {
  const breaking = (...texts: readonly string[]) => {
    const { store, content } = storeOf()
    const keeper = createKeeper(A, store)
    keeper.load(fallback)
    const outcomes = texts.map((broken) => {
      content.set(KEY, broken)
      keeper.load(fallback)
      return keeper.save(used)
    })
    const names = ['.bak', '.bak.2', '.bak.3', '.bak.4']
    return { outcomes, copies: names.map((name) => content.get(KEY + name)), now: content.get(KEY) }
  }
  test('lie side by side, each once', () => {
    const { outcomes, copies } = breaking('{1', '{2', '{1', damaged(1))
    expect(outcomes).toEqual(['kept', 'kept', 'kept', 'kept'])
    expect(copies).toEqual(['{1', '{2', damaged(1), undefined])
  })
  test('of what nobody can read only the last gives way, and never what can be read', () => {
    const { outcomes, copies } = breaking('{1', damaged(1), '{2', damaged(2), damaged(3), '{3')
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'kept'))
    expect(copies).toEqual(['{3', damaged(1), damaged(3), damaged(2)])
  })
  test('where all are worth keeping nothing more is written, and it is said', () => {
    const five = [1, 2, 3, 4, 5].map(damaged)
    const { outcomes, copies, now } = breaking(...five)
    expect(outcomes).toEqual(['kept', 'kept', 'kept', 'kept', 'refused'])
    expect(copies).toEqual(five.slice(0, 4))
    expect(now).toBe(five[4])
  })
  test('without room for one nothing is written over', () => {
    const { store, content, fails } = storeOf(new Map([[KEY, damaged(1)]]))
    const keeper = createKeeper(A, store)
    keeper.load(fallback)
    fails.room = damaged(1).length + 10
    expect(keeper.save(used)).toBe('refused')
    expect([...content]).toEqual([[KEY, damaged(1)]])
  })
})

describe('whatever a storage does, and whoever else writes to it', () => {
  const foreign = fc.constantFrom(
    null,
    '{broken',
    '[2]',
    '{"version":2,"state":{}}',
    damaged(1),
    damaged(2),
    ...LIVES.map((life) => A.save.encode(life)),
  )
  const deed = fc.oneof(
    fc.record({ load: fc.nat(1) }),
    fc.record({ save: fc.nat(1), life: fc.constantFrom(...LIVES) }),
    fc.record({ foreign }),
    fc.record({ fails: fc.constantFrom('get', 'set'), times: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ room: fc.constantFrom(0, 4000, 6000, Infinity) }),
  )
  const storms = fc.array(deed, { minLength: 4, maxLength: 14 })

  test('no save that was acknowledged is lost, and no good byte written over', () => {
    fc.assert(
      fc.property(storms, (deeds) => {
        const { store, content, fails, copies } = storeOf()
        const keepers: readonly Keeper<'A'>[] = [createKeeper(A, store), createKeeper(A, store)]
        /** What each keeper knows to be there. */
        const seen: (string | null | undefined)[] = [undefined, undefined]
        for (const now of deeds) {
          if ('foreign' in now) {
            if (now.foreign === null) content.delete(KEY)
            else content.set(KEY, now.foreign)
          } else if ('times' in now) fails[now.fails as 'get'] = now.times
          else if ('room' in now) fails.room = now.room
          else if ('load' in now) {
            const { status } = keepers[now.load]!.load(fallback)
            if (status !== 'unread') seen[now.load] = content.get(KEY) ?? null
          } else {
            const before = new Map(content)
            const there = content.get(KEY) ?? null
            const good = copies().filter((copy) => statusOf(copy) !== 'corrupt')
            const outcome = keepers[now.save]!.save(now.life)
            expect(copies()).toEqual(expect.arrayContaining(good))
            if (outcome !== 'kept') expect(content.get(KEY) ?? null).toBe(there)
            else {
              expect(content.get(KEY)).toBe(A.save.encode(now.life))
              const status = statusOf(there)
              if (status !== 'empty' && status !== 'corrupt') expect(seen[now.save]).toBe(there)
              expect(status).not.toBe('newer')
              if (status !== 'ok' && status !== 'empty') expect(copies()).toContain(there)
              seen[now.save] = content.get(KEY)!
            }
            if (outcome === 'newer') expect(content).toEqual(before)
          }
        }
      }),
      { numRuns: runs(1500, 100_000) },
    )
  }, 3_600_000)
})

test('a save that another tab has taken away is written again', () => {
  const { store, content } = storeOf(new Map([[KEY, text]]))
  const keeper = createKeeper(A, store)
  keeper.load(fallback)
  content.delete(KEY)
  expect(keeper.save(used)).toBe('kept')
  expect([...content]).toEqual([[KEY, text]])
})
