import { describe, expect, test } from 'vitest'
import { type Commands, quote, type Snapshot, STATS_A, STATS_B } from '#engine'
import { A, after, all, B, born, engineFor, only, when } from './support/lives.ts'

describe('[5.0.1] stats stay within 0–100 whenever they are set or changed', () => {
  test.each(STATS_A)('[5.0.1] A: %s', (stat) => {
    const set = (value: number) =>
      after(born('A'), { type: 'set-stats', stats: { [stat]: value } }).pet.stats[stat]
    expect([-5, 0, 0.4, 33, 99.5, 100, 101, 1e300].map(set)).toEqual([
      0, 0, 0, 33, 100, 100, 100, 100,
    ])
  })
  test.each(STATS_B)('[5.0.1] B: %s', (stat) => {
    const start = born('B', { stats: all(STATS_B, 50) })
    const set = (value: number) =>
      after(start, { type: 'patch-stats', patch: { [stat]: { set: value } } }).pet.stats[stat]
    expect([-5, 0.4, 33, 74.4].map(set)).toEqual([0, 0, 33, 74])
    expect(set(101)).toBe(100)
  })
  test('[5.0.1] traits too, by actions', () => {
    const loving = born('B', {
      personality: { coreTraits: { affection: 99 }, traits: { openness: 100 } },
    })
    expect(after(loving, { type: 'cuddle' }).pet.personality.coreTraits.affection).toBe(100)
  })
  test('[5.0.1] emotion intensity too, and once evolved it is at least 20', () => {
    const faint = born('B', { emotions: { current: { intensity: 3 } } })
    const joy = (amount: number) => ({ type: 'evolve-emotion', emotion: 'joy', amount }) as const
    expect(after(faint, joy(0)).pet.emotions.current.intensity).toBe(20)
    expect(after(faint, joy(99)).pet.emotions.current.intensity).toBe(100)
  })
})

describe('[5.0.2] batch updates', () => {
  const start = born('B', { stats: all(STATS_B, 50) })
  test('[5.0.2] a number changes, a set replaces, both in one patch', () => {
    const patch = { love: 7, magic: -9, stress: { set: 3 }, energy: { set: -1 } }
    const { next, events } = when(start, { type: 'patch-stats', patch })
    expect(next.pet.stats).toMatchObject({ love: 57, magic: 41, stress: 3, energy: 0, wisdom: 50 })
    expect(only(events, 'stats-changed')[0]!.stats).toEqual({
      love: 57,
      magic: 41,
      stress: 3,
      energy: 0,
    })
  })
  test.each([
    ['patch', 'invalid', undefined],
    ['patch', 'invalid', [1]],
    ['strength', 'unknown', { love: 1, strength: 1 }],
    ['love', 'invalid', { love: '1' }],
    ['love', 'invalid', { love: null }],
    ['love', 'invalid', { love: { set: Number.NaN } }],
    ['love', 'invalid', { magic: 4, love: Infinity }],
  ])('[5.0.2] a bad %s is refused as a whole: %s', (field, reason, patch) => {
    const { next, events } = when(start, { type: 'patch-stats', patch } as never)
    expect(events).toEqual([{ type: 'refused', command: 'patch-stats', reason, field }])
    expect(next.pet).toBe(start.pet)
  })
  test.each([
    ['stats', 'invalid', undefined],
    ['strength', 'unknown', { strength: 1 }],
    ['energy', 'invalid', { health: 1, energy: '1' }],
  ])('A: a bad %s is refused as a whole', (field, reason, stats) => {
    const { next, events } = when(born('A'), { type: 'set-stats', stats } as never)
    expect(events).toEqual([{ type: 'refused', command: 'set-stats', reason, field }])
    expect(next.pet).toEqual(born('A').pet)
  })
})

test('[5.0.3] a friend whose id is already present is not added', () => {
  const once = after(born('A'), { type: 'add-friend', id: 7, name: 'Ada' })
  const twice = when(once, { type: 'add-friend', id: 7, name: 'Léa' })
  expect(twice.next.pet).toBe(once.pet)
  expect(twice.events).toEqual([
    { type: 'refused', command: 'add-friend', reason: 'already-friend' },
  ])
  expect(after(once, { type: 'add-friend', id: '7', name: 'Léa' }).pet.social.friends).toHaveLength(
    2,
  )
})

describe('[5.0.4] currency', () => {
  test.each(['earn', 'spend'] as const)('[5.0.4] %s knows four currencies and no other', (type) => {
    for (const currency of ['coins', 'gems', 'stardust', 'energy'] as const)
      expect(only(when(born('A'), { type, currency, amount: 0 }).events, 'refused')).toEqual([])
    for (const currency of ['shells', 'totalEarned', '__proto__'])
      expect(when(born('A'), { type, currency, amount: 1 } as never).events).toEqual([
        { type: 'refused', command: type, reason: 'unknown', field: 'currency' },
      ])
  })
  test('[5.0.4] spending requires the balance', () => {
    const { events } = when(born('A'), { type: 'spend', currency: 'gems', amount: 1 })
    expect(events).toEqual([{ type: 'refused', command: 'spend', reason: 'insufficient-balance' }])
  })
})

test('[5.0.5] an inventory read from outside holds fifty things at most', () => {
  const things = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `thing ${i}` }))
  const saved = JSON.parse(A.save.encode(born('A'))) as { state: Snapshot<'A'>['pet'] }
  const packed = {
    ...saved,
    state: {
      ...saved.state,
      inventory: { ...saved.state.inventory, items: things(30), toys: things(30) },
    },
  }
  const { status, snapshot } = A.save.decode(JSON.stringify(packed), born('A'))
  const { items, toys } = snapshot.pet.inventory
  expect([status, items.length, toys.length]).toEqual(['repaired', 30, 20])
})

describe('[5.0.6] guards', () => {
  test.each([
    [
      '5.0.7',
      'play',
      'energy',
      20,
      'too-tired-to-play',
      'warning',
      'Opale est trop fatiguée pour jouer...',
    ],
    [
      '5.0.8',
      'teach',
      'energy',
      30,
      'too-tired-to-learn',
      'warning',
      "Opale a besoin de plus d'énergie pour apprendre...",
    ],
    [
      '5.0.9',
      'create',
      'creativity',
      25,
      'no-inspiration',
      'info',
      "Opale manque d'inspiration créative...",
    ],
    [
      '5.0.10',
      'explore',
      'energy',
      40,
      'too-tired-to-explore',
      'warning',
      'Opale est trop fatiguée pour explorer...',
    ],
  ] as const)(
    '[%s] %s needs %s ≥ %i: %s, %s',
    (_id, type, stat, needs, message, kind, sentence) => {
      const low = born('B', { stats: { [stat]: needs - 1 } })
      const { next, events } = when(low, { type })
      expect(events[0]).toEqual({
        type: 'refused',
        command: type,
        reason: 'stat-too-low',
        stat,
        needs,
        has: needs - 1,
      })
      expect(next.pet.stats).toEqual(low.pet.stats)
      expect(next.rng).toEqual(low.rng)
      expect(next.pet.progress).toEqual(low.pet.progress)
      expect(next.pet.gameState.notifications).toMatchObject([{ message, type: kind, ttl: 3000 }])
      expect(quote(message, { companion: 'Opale' })).toBe(sentence)
      const enough = born('B', { stats: { [stat]: needs } })
      expect(only(when(enough, { type }).events, 'acted')).toHaveLength(1)
    },
  )
  test('[8.0.12] [8.0.13] a failed guard says why; an unknown action is an event and no more', () => {
    const { next, events } = when(born('B', { stats: { energy: 0 } }), { type: 'play' })
    expect(events.map(({ type }) => type)).toEqual(['refused', 'notified'])
    expect(next.pet.gameState.isInteracting).toBe(false)
    expect(when(born('B'), { type: 'sing' } as never).events).toEqual([
      { type: 'unknown-command', command: 'sing' },
    ])
  })
})

describe('amounts of commands', () => {
  const bad = [-1, Number.NaN, Infinity, '5', null, {}] as never[]
  const fields: readonly (readonly ['A' | 'B', string, string])[] = [
    ['A', 'feed', 'nutritionValue'],
    ['A', 'feed', 'tastiness'],
    ['A', 'play', 'fun'],
    ['A', 'play', 'energyCost'],
    ['A', 'sleep', 'duration'],
    ['A', 'study', 'complexity'],
    ['A', 'gain-experience', 'amount'],
    ['B', 'gain-experience', 'amount'],
  ]
  test.each(fields)('%s %s: a bad %s is refused', (reading, type, field) => {
    for (const value of bad) {
      const start = born(reading)
      const { next, events } = when(start, { type, [field]: value } as never)
      expect(events).toEqual([{ type: 'refused', command: type, reason: 'invalid', field }])
      expect(next.pet).toBe(start.pet)
    }
  })
  test('fractions are rounded, and no amount is too large to add', () => {
    expect(after(born('A'), { type: 'play', fun: 1.5, energyCost: 2.4 }).pet.stats).toMatchObject({
      happiness: 77,
      energy: 78,
    })
    const rich = after(
      born('A'),
      { type: 'earn', currency: 'gems', amount: 1e300 },
      { type: 'earn', currency: 'gems', amount: 5 },
    )
    expect(rich.pet.economy.gems).toBe(Number.MAX_SAFE_INTEGER)
    expect(after(born('A'), { type: 'sleep', duration: 1e300 }).timers.at(-1)!.due).toBe(
      Number.MAX_SAFE_INTEGER,
    )
  })
  test.each([
    ['unlock-achievement', 'id', { id: '' }],
    ['unlock-achievement', 'id', { id: '__proto__' }],
    ['unlock-achievement', 'name', { id: 'x', name: 3 }],
    ['unlock-achievement', 'experienceReward', { id: 'x', experienceReward: -1 }],
    ['remember', 'fields', {}],
    ['remember', 'fields', { fields: [1] }],
    ['remember', 'fields', { fields: { when: Number.NaN } }],
    ['change-settings', 'settings', {}],
    ['change-settings', 'volume', { settings: { volume: 1.01 } }],
    [
      'change-settings',
      'performance.reducedMotion',
      { settings: { performance: { reducedMotion: 1 } } },
    ],
    ['change-settings', 'colour', { settings: { colour: 'red' } }],
  ])('B: %s with a bad %s is refused', (type, field, rest) => {
    const start = born('B')
    const { next, events } = when(start, { type, ...rest } as never)
    expect(events).toEqual([{ type: 'refused', command: type, reason: 'invalid', field }])
    expect(next.pet).toBe(start.pet)
  })
  test.each([
    ['add-friend', 'id', { name: 'Ada' }],
    ['add-friend', 'name', { id: 1, name: '' }],
    ['rename', 'name', { name: '  ' }],
    ['rename', 'name', {}],
  ])('A: %s with a bad %s is refused', (type, field, rest) => {
    expect(when(born('A'), { type, ...rest } as never).events).toEqual([
      { type: 'refused', command: type, reason: 'invalid', field },
    ])
  })
  test('settings change in part, names are trimmed, notifications can be dismissed', () => {
    const settings = { volume: 0.25, performance: { reducedMotion: true } }
    const { pet } = after(born('B'), { type: 'change-settings', settings })
    expect(pet.settings).toEqual({
      ...born('B').pet.settings,
      volume: 0.25,
      performance: { reducedMotion: true, highPerformanceMode: false },
    })
    expect(after(born('A'), { type: 'rename', name: ' Nova ' }).pet.profile.name).toBe('Nova')
    const noted = after(born('B'), { type: 'add-item', item: { name: 'Kite' } })
    const { id } = noted.pet.gameState.notifications[0]!
    const gone = when(noted, { type: 'dismiss-notification', id })
    expect(gone.next.pet.gameState.notifications).toEqual([])
    expect(gone.events).toEqual([{ type: 'notification-removed', id, cause: 'dismissed' }])
    expect(when(gone.next, { type: 'dismiss-notification', id }).events).toEqual([
      { type: 'refused', command: 'dismiss-notification', reason: 'unknown', field: 'id' },
    ])
  })
})

describe('legal says what would be refused, and why', () => {
  test('on a fresh pet and without parameters it is right about everything', () => {
    for (const extensions of [false, true]) {
      const engine = engineFor('B', { extensions })
      for (const start of [
        born('B'),
        born('B', { stats: { energy: 0, creativity: 0 }, gameState: { isVisible: false } }),
      ])
        for (const legality of engine.legal(start)) {
          if (!PLAIN.has(legality.type)) continue
          const { events } = engine.step(start, {
            at: 0,
            command: { type: legality.type } as never,
          })
          const [refused] = only(events, 'refused')
          expect(refused === undefined, legality.type).toBe(legality.ok)
          if (refused)
            expect({ ...refused, ok: false }).toMatchObject({ ...legality, type: 'refused' })
        }
    }
  })
  const PLAIN = new Set([
    'feed', 'play', 'cuddle', 'teach', 'create', 'explore', 'logo-click', 'tick', 'reset', 'discover-item', 'show', 'hide',
  ]) // prettier-ignore

  const why = (snapshot: Snapshot<'B'>, extensions = false) =>
    Object.fromEntries(
      engineFor('B', { extensions })
        .legal(snapshot)
        .flatMap((one) => (one.ok ? [] : [[one.type, one.reason]])),
    )
  test('what needs a thing is refused while there is none', () => {
    expect(why(born('B'))).toEqual({
      show: 'already-shown',
      equip: 'inventory-empty',
      unequip: 'nothing-equipped',
      'use-item': 'extensions-off',
      'discard-item': 'extensions-off',
      'dismiss-notification': 'nothing-to-dismiss',
    })
    const book = after(
      born('B'),
      { type: 'add-item', item: { name: 'Book', id: 'book' } },
      { type: 'equip', itemId: 'book', slot: 'hat' },
    )
    expect(why(book, true)).toEqual({ show: 'already-shown', 'use-item': 'not-usable' })
    expect(why(after(born('B'), { type: 'hide' }), true)).toMatchObject({
      hide: 'already-hidden',
      'discard-item': 'inventory-empty',
      'use-item': 'not-usable',
    })
  })
  test('a full inventory takes nothing more', () => {
    const item: Commands['B'] = { type: 'add-item', item: { name: 'Kite', type: 'toy' } }
    const full = B.run(
      born('B'),
      Array.from({ length: 50 }, () => ({ at: 0, command: item })),
    )
    expect(why(full, true)).toMatchObject({ 'add-item': 'inventory-full' })
    expect(why(full, true)['use-item']).toBeUndefined()
  })
  test('in A nothing depends on the state alone', () => {
    expect(A.legal(born('A')).every(({ ok }) => ok)).toBe(true)
    expect(A.legal(born('A'))).toHaveLength(15)
  })
})
