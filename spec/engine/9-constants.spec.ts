import { describe, expect, test } from 'vitest'
import { GROWTH_A, type Input, MESSAGES, RARITIES, RARITY } from '#engine'
import { MUTATIONS } from '../../engine/reading-a/genetics.ts'
import { REMOVALS } from '../../engine/reading-b/notifications.ts'
import { probability, outcomes } from './support/enumerate.ts'
import { after, B, born, engineFor, only, when } from './support/lives.ts'

const many = (count: number, command: Input<'B'>['command']): Input<'B'>[] =>
  Array.from({ length: count }, (_, i) => ({ at: i, command }))

describe('[9.0.1] reading B', () => {
  const refused = B.run(born('B', { stats: { energy: 0 } }), many(14, { type: 'play' }))
  test('[9.0.2] at most ten notifications are kept, the newest', () => {
    expect(refused.pet.gameState.notifications.map(({ timestamp }) => timestamp)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ])
    const { events } = when(refused, { type: 'play' })
    expect(only(events, 'notification-removed')).toEqual([
      { type: 'notification-removed', id: 5, cause: 'crowded-out' },
    ])
    expect(REMOVALS).toEqual(['expired', 'dismissed', 'crowded-out'])
  })
  test.each([
    [
      'default',
      5000,
      'tamagotchi-activated',
      born('B', { gameState: { isVisible: false } }),
      { type: 'show' },
    ],
    [
      'achievement',
      8000,
      'achievement-unlocked',
      born('B'),
      { type: 'unlock-achievement', id: 'x' },
    ],
    [
      'levelUp',
      10_000,
      'level-up',
      born('B', {
        stats: {
          health: 1,
          happiness: 1,
          energy: 1,
          hygiene: 1,
          empathy: 1,
          loyalty: 1,
          curiosity: 1,
          love: 1,
        },
      }),
      { type: 'gain-experience', amount: 100 },
    ],
    ['newItem', 3000, 'new-item', born('B'), { type: 'add-item', item: { name: 'Kite' } }],
    ['warning', 3000, 'too-tired-to-play', born('B', { stats: { energy: 1 } }), { type: 'play' }],
  ] as const)(
    '[9.0.3] %s: %i ms, after which it goes by itself',
    (_kind, ttl, message, start, command) => {
      expect(MESSAGES[message][1]).toBe(ttl)
      const told = after(start, command as never)
      expect(told.pet.gameState.notifications).toMatchObject([{ message, ttl }])
      const left = (at: number) =>
        when(told, { type: 'tick' }, at).next.pet.gameState.notifications.length
      expect([left(ttl - 1), left(ttl)]).toEqual([1, 0])
      expect(
        only(when(told, { type: 'tick' }, ttl).events, 'notification-removed')[0],
      ).toMatchObject({ cause: 'expired' })
    },
  )
  test('[9.0.4] fifty moods, a thousand memories, twenty emotions; the newest', () => {
    const moods = B.run(
      born('B'),
      many(140, { type: 'set-mood', mood: 'sad' }).map((input, i) =>
        i % 2 === 0 ? input : { ...input, command: { type: 'set-mood', mood: 'happy' } },
      ),
    )
    expect(moods.pet.analytics.moodHistory).toHaveLength(50)
    expect(moods.pet.analytics.moodHistory.at(-1)!.timestamp).toBe(139)
    const memories = B.run(born('B'), many(2345, { type: 'remember', fields: {} }))
    expect(memories.pet.ai.memories).toHaveLength(1000)
    expect(memories.pet.ai.memories[0]!.timestamp).toBe(1345)
    const emotions = B.run(
      born('B'),
      many(45, { type: 'tick' }).map(({ at }) => ({
        at,
        command: { type: 'evolve-emotion', emotion: at % 2 === 0 ? 'fear' : 'love', amount: 0 },
      })),
    )
    expect(emotions.pet.emotions.history).toHaveLength(20)
    expect(emotions.pet.emotions.history.at(-1)!.timestamp).toBe(44)
  })
})

describe('[9.0.9] rarity', () => {
  test.each([
    ['9.0.10', 'common', 600, '#9CA3AF', { happiness: 5, energy: 3 }, 'Simple, Basic, Plain'],
    [
      '9.0.11',
      'uncommon',
      250,
      '#22C55E',
      { happiness: 10, energy: 8, love: 5 },
      'Nice, Quality, Good',
    ],
    [
      '9.0.12',
      'rare',
      120,
      '#3B82F6',
      { happiness: 15, energy: 12, love: 10, intelligence: 5 },
      'Excellent, Fine, Superior',
    ],
    [
      '9.0.13',
      'epic',
      25,
      '#A855F7',
      { happiness: 25, energy: 20, love: 15, intelligence: 10, creativity: 8 },
      'Magnificent, Extraordinary, Legendary',
    ],
    [
      '9.0.14',
      'legendary',
      5,
      '#F59E0B',
      { happiness: 40, energy: 35, love: 30, intelligence: 20, creativity: 15, wisdom: 10 },
      'Mythical, Divine, Cosmic',
    ],
  ] as const)('[%s] %s', (_id, rarity, weight, colour, effects, adjectives) => {
    const found = outcomes((rng) => {
      const { next } = engineFor('B', { rng }).step(born('B'), {
        at: 0,
        command: { type: 'discover-item', itemType: 'toy' },
      })
      return next.pet.inventory.items[0]!
    })
    expect(probability(found, (item) => item.rarity === rarity, 1000n)).toBe(BigInt(weight))
    const own = found.map(({ result }) => result).filter((item) => item.rarity === rarity)
    for (const item of own) expect(item.effects).toEqual(effects)
    expect(new Set(own.map(({ name }) => name.split(' ')[0]))).toEqual(
      new Set(adjectives.split(', ')),
    )
    expect(RARITY[rarity].colour).toBe(colour)
    expect(RARITIES.reduce((sum, name) => sum + RARITY[name].weight, 0)).toBe(1000)
  })
})

describe('[9.0.15] item nouns', () => {
  test.each([
    ['9.0.16', 'food', ['Apple', 'Cake', 'Cookie', 'Sandwich'], 'food'],
    ['9.0.17', 'toy', ['Ball', 'Puzzle', 'Robot', 'Teddy'], 'toys'],
    ['9.0.18', 'decoration', ['Flower', 'Painting', 'Crystal', 'Star'], 'decorations'],
    ['9.0.19', 'accessory', ['Hat', 'Bow', 'Glasses', 'Badge'], 'accessories'],
  ] as const)('[%s] %s: %s', (_id, itemType, nouns, category) => {
    const found = outcomes((rng) => {
      const { next } = engineFor('B', { rng }).step(born('B'), {
        at: 0,
        command: { type: 'discover-item', itemType },
      })
      return next.pet.inventory.items[0]!
    })
    for (const noun of nouns)
      expect(probability(found, ({ name }) => name.endsWith(` ${noun}`), 4n)).toBe(1n)
    expect(found.every(({ result }) => result.category === category)).toBe(true)
  })
})

describe('[9.0.20] reading A', () => {
  test('[9.0.21] [9.0.22] capacity 50; the level threshold', () => {
    expect(born('A').pet.inventory.capacity).toBe(50)
    expect([1, 2, 3, 10].map((level) => GROWTH_A.threshold(level))).toEqual([100, 240, 432, 5160])
  })
  test('[9.0.23] [9.0.24] coins 10 × the new level; rarity + 0.5 a stage', () => {
    const near = born('A', { profile: { level: 9, experience: GROWTH_A.threshold(9) } })
    const { pet } = after(near, { type: 'gain-experience', amount: 0 })
    expect(pet.economy.coins).toBe(100 + 10 * 10)
    // From baby, as it was given, to teen: two stages.
    expect(pet.profile.rarity).toBe(2)
  })
  test('[9.0.25] mutation 1e-5', () => {
    const command = {
      type: 'breed',
      with: { dna: 'BBB222BBB', dominantTraits: [], recessiveTraits: [] },
    } as const
    const found = outcomes(
      (rng) => engineFor('A', { rng }).step(born('A'), { at: 0, command }).events,
      'ends',
    )
    const mutated = probability(
      found,
      (events) => only(events, 'bred')[0]!.child.mutations.length > 0,
      100_000n,
    )
    expect([mutated, MUTATIONS.length]).toEqual([1n, 5])
  })
  test('[9.0.26] [9.0.27] the activity resets after 5 s, sleep lasts 30 s', () => {
    const asleep = when(born('A'), { type: 'sleep' }, 100).next
    expect(asleep.timers).toEqual([
      { key: 'activity', due: 5100 },
      { key: 'sleep', due: 30_100 },
    ])
  })
})
