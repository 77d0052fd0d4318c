import * as fc from 'fast-check'
import {
  ACTIONS_B,
  CATEGORIES,
  type Commands,
  CURRENCIES_A,
  ITEM_TYPES,
  MOODS_B,
  RARITIES,
  type ReadingId,
  SLOTS,
  STATS_A,
  STATS_B,
  TRAIT_VOCABULARY,
} from '#engine'

/** A command after so many milliseconds. */
export type Timed<R extends ReadingId> = readonly [dt: number, command: Commands[R]]

/** Mostly sensible, sometimes absurd: a command need not be acceptable, only survivable. */
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 1, arbitrary: fc.integer({ min: -50, max: 5000 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0.5, 1.5, -0.4, 1e9, 2 ** 53, Number.NaN, Infinity, '7' as never),
  },
)
const id = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.constantFrom('kite', 'moon', '', '__proto__'),
)
const word = fc.constantFrom(
  'joy',
  'love',
  'fear',
  'wonder',
  'curiosity',
  '',
  '__proto__',
  'toString',
)
const plain = <const T extends string>(...types: readonly T[]): fc.Arbitrary<{ type: T }> =>
  fc.constantFrom(...types).map((type) => ({ type }))
/** A command of which any field but the type may be missing. */
const command = <T extends string, F extends object>(
  type: T,
  fields: { [K in keyof F]: fc.Arbitrary<F[K]> },
): fc.Arbitrary<{ type: T } & Partial<F>> =>
  fc.record(fields, { requiredKeys: [] }).map((given) => ({ type, ...given })) as never

const both = [
  { weight: 2, arbitrary: plain('logo-click') },
  { weight: 2, arbitrary: command('gain-experience', { amount: fc.oneof(amount, fc.nat(3000)) }) },
  { weight: 2, arbitrary: plain('tick') },
  { weight: 1, arbitrary: plain('reset', 'dance', '__proto__') },
]

const traits = fc.array(fc.constantFrom(...TRAIT_VOCABULARY), { maxLength: 3 })

const commandA: fc.Arbitrary<Commands['A']> = fc.oneof(
  ...both,
  { weight: 3, arbitrary: command('feed', { nutritionValue: amount, tastiness: amount }) },
  { weight: 3, arbitrary: command('play', { fun: amount, energyCost: amount }) },
  { weight: 3, arbitrary: plain('clean') },
  { weight: 3, arbitrary: command('sleep', { duration: fc.oneof(amount, fc.nat(60_000)) }) },
  { weight: 3, arbitrary: command('study', { complexity: amount }) },
  {
    weight: 3,
    arbitrary: command('set-stats', {
      stats: fc.dictionary(fc.constantFrom(...STATS_A), amount, { maxKeys: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('earn', 'spend'),
        command('x', { currency: fc.constantFrom(...CURRENCIES_A, 'shells'), amount }),
      )
      .map(([type, fields]) => ({ ...fields, type })),
  },
  { weight: 2, arbitrary: command('add-friend', { id, name: word }) },
  {
    weight: 1,
    arbitrary: command('breed', {
      with: fc.record({
        dna: fc.constantFrom('ABC123DEF', ''),
        dominantTraits: traits,
        recessiveTraits: traits,
      }),
    }),
  },
  { weight: 1, arbitrary: command('rename', { name: fc.constantFrom('Nova', '  ', 'Léa ') }) },
) as never

const item = fc.record(
  {
    id,
    name: fc.constantFrom('Kite', 'Moon', ''),
    type: fc.constantFrom('toy', 'food', 'book'),
    category: fc.constantFrom(...CATEGORIES, 'junk'),
    rarity: fc.constantFrom(...RARITIES),
    effects: fc.dictionary(fc.constantFrom(...STATS_B), fc.integer({ min: -5, max: 40 }), {
      maxKeys: 2,
    }),
  },
  { requiredKeys: ['name'] },
)

const commandB: fc.Arbitrary<Commands['B']> = fc.oneof(
  ...both,
  { weight: 24, arbitrary: plain(...ACTIONS_B) },
  {
    weight: 6,
    arbitrary: command('patch-stats', {
      patch: fc.dictionary(
        fc.constantFrom(...STATS_B),
        fc.oneof(amount, fc.integer({ min: -60, max: 60 }), fc.record({ set: amount })),
        { maxKeys: 4 },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: command('set-mood', { mood: fc.constantFrom(...MOODS_B, 'bored'), reason: word }),
  },
  { weight: 3, arbitrary: command('evolve-emotion', { emotion: word, amount, trigger: word }) },
  {
    weight: 3,
    arbitrary: command('discover-item', { itemType: fc.constantFrom(...ITEM_TYPES, 'junk') }),
  },
  { weight: 2, arbitrary: command('add-item', { item }) },
  {
    weight: 3,
    arbitrary: command('equip', { itemId: id, slot: fc.constantFrom(...SLOTS, 'nose') }),
  },
  { weight: 1, arbitrary: command('unequip', { slot: fc.constantFrom(...SLOTS, 'nose') }) },
  { weight: 2, arbitrary: command('use-item', { itemId: id }) },
  { weight: 2, arbitrary: command('discard-item', { itemId: id }) },
  {
    weight: 1,
    arbitrary: command('unlock-achievement', {
      id: fc.constantFrom('first-step', 'love_master', '__proto__'),
      name: word,
      experienceReward: amount,
    }),
  },
  { weight: 2, arbitrary: plain('show', 'hide') },
  {
    weight: 1,
    arbitrary: command('change-settings', {
      settings: fc.record(
        {
          volume: fc.constantFrom(0, 0.35, 1, 7),
          animations: fc.boolean(),
          theme: word,
          performance: fc.record({ reducedMotion: fc.boolean() }),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  { weight: 2, arbitrary: command('dismiss-notification', { id }) },
  {
    weight: 1,
    arbitrary: command('remember', {
      fields: fc.dictionary(fc.constantFrom('what', 'who', 'id'), fc.jsonValue(), { maxKeys: 2 }),
    }),
  },
) as never

const commandFor = { A: commandA, B: commandB } as const

/** Moments close together, so that timers overlap, and now and then a long absence. */
const dt = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 4000, max: 90_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 90_000, max: 100_000_000 }) },
)

/** A life of at most `maxLength` commands. */
export const inputsFor = <R extends ReadingId>(
  reading: R,
  maxLength = 60,
): fc.Arbitrary<Timed<R>[]> =>
  fc.array(fc.tuple(dt, commandFor[reading] as fc.Arbitrary<Commands[R]>), {
    maxLength,
    size: 'max',
  })
