/** What a save must hold beyond each field for itself, and what becomes of what nobody knows. */
import { describe, expect, test } from 'vitest'
import type { ReadingId, Snapshot } from '#engine'
import { A, after, B, born, engineFor, wait, when } from './support/lives.ts'

const DAY = 86_400_000
const friend = { name: 'Léa', addedDate: '2031-04-05', interactionCount: 0 }
const asleep = after(born('A'), { type: 'sleep' }, { type: 'add-friend', id: 1, name: 'Léa' })
const busy = after(born('B'), { type: 'feed' }, { type: 'discover-item' })
const lives = { A: asleep, B: busy } as const

type Block = Record<string, unknown>
interface Save {
  version: number
  state: Record<string, Block>
  engine: Record<string, unknown>
}
type Change = (save: Save) => unknown

const decode = <R extends ReadingId>(reading: R, change: Change) => {
  const engine = engineFor(reading)
  const save = JSON.parse(engine.save.encode(lives[reading] as never)) as Save
  const text = JSON.stringify(change(save))
  const fallback = engine.create({ seed: 'fallback', at: 5 * DAY })
  return { ...engine.save.decode(text, fallback), text }
}
const engineWith = (fields: Block, without?: string): Change => {
  return ({ engine, ...save }) => {
    const entries = Object.entries({ ...engine, ...fields }).filter(([key]) => key !== without)
    return { ...save, engine: Object.fromEntries(entries) }
  }
}
const stateWith =
  (slice: string, fields: Block): Change =>
  ({ state, ...save }) => ({
    ...save,
    state: { ...state, [slice]: { ...state[slice], ...fields } },
  })

const item = busy.pet.inventory.items[0]!
const heard = busy.pet.gameState.notifications[0]!
const mind = after(born('B'), { type: 'remember', fields: { of: 'rain' } }).pet.ai
const memory = mind.memories[0]!
/** Called by a number from which nobody could count on. */
const far = <T extends object>(thing: T): T => ({ ...thing, id: Number.MAX_SAFE_INTEGER })
const hearing = (...notifications: readonly object[]): Change =>
  engineWith({ gameState: { ...busy.pet.gameState, notifications } })

describe('is repaired, and says where', () => {
  const cases: readonly (readonly [ReadingId, string, Change])[] = [
    ['A', 'engine', (save) => ({ ...save, engine: 7 })],
    ['A', 'engine', (save) => ({ ...save, engine: null })],
    ['B', 'engine', (save) => ({ ...save, engine: [] })],
    ['A', 'engine.rng', engineWith({}, 'rng')],
    ['A', 'engine.timers', engineWith({}, 'timers')],
    ['B', 'engine.ids', engineWith({}, 'ids')],
    ['B', 'engine.ai', engineWith({}, 'ai')],
    ['A', 'engine.at', engineWith({ at: 8_640_000_000_000_001 })],
    [
      'A',
      'social.friends',
      stateWith('social', { friends: [1, 1].map((id) => ({ ...friend, id })) }),
    ],
    ['B', 'inventory.items', stateWith('inventory', { items: [item, item] })],
    [
      'B',
      'inventory.items[0].id',
      stateWith('inventory', { items: [{ ...item, id: 2 ** 52 + 1 }] }),
    ],
    ['B', 'engine.ids', engineWith({ ids: Number.MAX_SAFE_INTEGER })],
    ['B', 'engine.ids', engineWith({ ids: 2 ** 52 })],
    ['B', 'ai.memories', engineWith({ ai: { ...mind, memories: [memory, memory] } })],
    ['B', 'ai.memories[0]', engineWith({ ai: { ...mind, memories: [far(memory)] } })],
    ['B', 'gameState.notifications', hearing(heard, heard)],
    ['B', 'gameState.notifications[0].id', hearing(far(heard))],
    ['A', 'gameState', ({ version, state }) => ({ version, state })],
    ['A', 'gameState', engineWith({ timers: [] })],
    ['A', 'gameState', stateWith('gameState', { isAsleep: false })],
    ['A', 'engine.timers', engineWith({ timers: [...asleep.timers, { key: 'rest', due: 9 }] })],
    ['B', 'gameState', engineWith({ timers: [] })],
    ['B', 'gameState', engineWith({ at: -DAY })],
    ['A', 'profile.age', stateWith('profile', { age: 30 })],
    ['A', '__proto__', (save) => JSON.parse(`{"__proto__":1,${JSON.stringify(save).slice(1)}`)],
  ]
  test.each(cases)('reading %s: %s', (reading, place, change) => {
    const { status, issues, snapshot, keep, text } = decode(reading, change)
    expect([status, keep]).toEqual(['repaired', text])
    expect(issues.map((issue) => issue.place)).toContain(place)
    // And the life that comes of it goes on.
    const engine = engineFor(reading)
    const { save } = engine
    const on = engine.step(snapshot, { at: snapshot.at + 60_000, command: { type: 'feed' } }).next
    expect(save.decode(save.encode(on), snapshot).status).toBe('ok')
  })
})

test('a clock beyond the calendar is set by the fallback, and all deadlines are dropped', () => {
  const { snapshot } = decode('A', engineWith({ at: 9e15 }))
  expect(snapshot).toMatchObject({ at: 5 * DAY, timers: [] })
  expect(snapshot.pet.gameState).toMatchObject({ isAsleep: false, currentActivity: null })
  expect(when(snapshot, { type: 'feed' }, 6 * DAY).next.at).toBe(6 * DAY)
})

test('whoever was asleep in a state alone is awake, and of two friends of one id the first stays', () => {
  const { snapshot } = decode('A', ({ version, state }) => ({ version, state }))
  expect(snapshot.pet.gameState.isAsleep).toBe(false)
  const two = stateWith('social', {
    friends: [friend, { ...friend, name: 'Zoé' }].map((one) => ({ ...one, id: 1 })),
  })
  expect(decode('A', two).snapshot.pet.social.friends).toEqual([{ ...friend, id: 1 }])
})

describe('fields that nobody knows stay where they are', () => {
  const cases: readonly (readonly [ReadingId, string, Change, string])[] = [
    ['A', 'weather', (save) => ({ ...save, weather: { wind: [1] } }), 'weather'],
    ['B', 'weather', (save) => ({ ...save, weather: { wind: [1] } }), 'weather'],
    ['A', 'profile.shoes', stateWith('profile', { shoes: [38] }), 'state.profile.shoes'],
    ['B', 'stats.luck', stateWith('stats', { luck: 7 }), 'state.stats.luck'],
    ['B', 'future', stateWith('future', { near: true }), 'state.future'],
    ['B', 'settings.font', stateWith('settings', { font: 'serif' }), 'state.settings.font'],
  ]
  test.each(cases)('reading %s: %s', (reading, place, change, path) => {
    const { status, issues, snapshot, text } = decode(reading, change)
    expect([status, issues]).toEqual(['ok', [{ place, problem: 'is no known field', kept: true }]])
    const engine = engineFor(reading)
    const { save } = engine
    const at = (saved: string) =>
      path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], JSON.parse(saved))
    expect(at(text)).toBeDefined()
    const commands = ['feed', 'logo-click', 'change-settings'].map((type) => ({
      at: snapshot.at,
      command: { type, settings: { volume: 0.1 } },
    }))
    const lived = engine.run(snapshot, commands as never)
    expect(at(save.encode(lived))).toEqual(at(text))
    expect(save.decode(save.encode(lived), snapshot).snapshot).toEqual(lived)
  })
  test('but commands and scenarios that name one are refused', () => {
    const command = { type: 'change-settings', settings: { font: 'serif' } } as never
    expect(when(born('B'), command).events).toMatchObject([{ reason: 'invalid', field: 'font' }])
    expect(() => born('B', { stats: { luck: 7 } } as never)).toThrow('with.stats.luck: is no known')
  })
})

describe('what wins in a save', () => {
  test('the state, where a slice lies beside it as well', () => {
    const { state } = JSON.parse(B.save.encode(busy)) as Save
    const twice = engineWith({ stats: { ...state['stats'], energy: 1 } })
    expect(decode('B', twice).snapshot.pet.stats).toEqual(busy.pet.stats)
  })
  test('the newest, where a list is too long', () => {
    const change = (timestamp: number) => ({
      mood: 'sad',
      previousMood: 'happy',
      timestamp,
      reason: '',
    })
    const moodHistory = Array.from({ length: 60 }, (_, i) => change(i))
    const { status, snapshot } = decode('B', stateWith('analytics', { moodHistory }))
    expect(status).toBe('repaired')
    expect(snapshot.pet.analytics.moodHistory).toEqual(moodHistory.slice(10))
  })
  test('ids go on after rare finds that were given away', () => {
    const found = { ...item, id: 900 }
    const discovery = { ...busy.pet.inventory.discovery, rareFinds: [found] }
    const { snapshot } = decode('B', stateWith('inventory', { items: [], discovery }))
    expect(snapshot.ids).toBe(901)
  })
})

describe('ids', () => {
  const give = (snapshot: Snapshot<'B'>, id: number) =>
    when(snapshot, { type: 'add-item', item: { name: 'kite', id } })
  test('leave room for all that will be counted', () => {
    for (const id of [Number.MAX_SAFE_INTEGER, 2 ** 52, 2 ** 51 + 1])
      expect(give(born('B'), id).events).toMatchObject([{ reason: 'invalid', field: 'item' }])
    const last = give(born('B'), 2 ** 51).next
    const more = after(last, { type: 'discover-item' }, { type: 'discover-item' })
    expect(new Set(more.pet.inventory.items.map(({ id }) => id)).size).toBe(3)
    expect(B.save.decode(B.save.encode(more), last).status).toBe('ok')
  })
  test('go on apart, whatever number a save says is next', () => {
    for (const ids of [Number.MAX_SAFE_INTEGER, 2 ** 53 - 3, 2 ** 52, 2 ** 51]) {
      const read = decode('B', engineWith({ ids })).snapshot
      const more = after(
        read,
        { type: 'discover-item' },
        { type: 'remember', fields: {} },
        { type: 'discover-item' },
      )
      const { inventory, ai, gameState } = more.pet
      const all = [...inventory.items, ...ai.memories, ...gameState.notifications]
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      const again = B.save.decode(B.save.encode(more), read)
      expect(again.snapshot.pet).toEqual(more.pet)
    }
  })
  test('are nobody else’s while a notice or a memory lives', () => {
    const told = after(born('B'), { type: 'hide' }, { type: 'show' })
    const [notice] = told.pet.gameState.notifications
    expect(give(told, notice!.id).events).toMatchObject([{ reason: 'duplicate-item' }])
    expect(give(wait(told, 60_000).next, notice!.id).events[0]).toMatchObject({
      type: 'item-added',
    })
    const wise = after(born('B'), { type: 'remember', fields: {} })
    expect(give(wise, wise.pet.ai.memories[0]!.id).events).toMatchObject([
      { reason: 'duplicate-item' },
    ])
  })
})

test('a life whose commands cannot be counted any more goes on, and so do its saves', () => {
  for (const reading of ['A', 'B'] as const) {
    const { snapshot } = decode(reading, engineWith({ seq: Number.MAX_SAFE_INTEGER }))
    const { next } = when(snapshot, { type: 'feed' } as never)
    expect(next.seq).toBe(Number.MAX_SAFE_INTEGER)
    const { save } = engineFor(reading)
    expect(save.decode(save.encode(next as never), snapshot as never).status).toBe('ok')
  }
})

test('a save of normal play is ok at every moment', () => {
  for (const life of [asleep, born('A'), wait(asleep, 40 * DAY).next])
    expect(A.save.decode(A.save.encode(life), born('A')).status).toBe('ok')
})
