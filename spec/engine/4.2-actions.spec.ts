import { describe, expect, test } from 'vitest'
import {
  ACTION_B,
  type ActionB,
  ACTIONS_B,
  CORE_TRAITS,
  type Snapshot,
  STATS_B,
  TRAITS,
} from '#engine'
import { type Outcome, outcomes, probability } from './support/enumerate.ts'
import { after, all, born, engineFor, only, wait, when } from './support/lives.ts'

/** Away from every cap, guard, achievement and level. */
const start = born('B', {
  stats: { ...all(STATS_B, 40), energy: 60 },
  personality: { coreTraits: all(CORE_TRAITS, 40), traits: all(TRAITS, 40) },
})

/** What an action adds, in every way chance can fall. */
const changes = (type: ActionB, ints: 'all' | 'ends' = 'ends') =>
  outcomes((rng) => {
    const { next } = engineFor('B', { rng }).step(start, { at: 0, command: { type } })
    return {
      stats: minus(next.pet.stats, start.pet.stats),
      traits: minus(next.pet.personality.traits, start.pet.personality.traits),
      core: minus(next.pet.personality.coreTraits, start.pet.personality.coreTraits),
      experience: next.pet.progress.experience,
      items: next.pet.inventory.items,
      next,
    }
  }, ints)

type Change = ReturnType<typeof changes>[number]['result']

const minus = (to: Readonly<Record<string, number>>, from: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.keys(to).map((key) => [key, to[key]! - from[key]!]))

/** The least and the most of each value that ever moves. */
const spans = (
  found: readonly Outcome<Change>[],
  part: (change: Change) => Readonly<Record<string, number>>,
): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    Object.keys(part(found[0]!.result))
      .map((key) => {
        const values = found.map(({ result }) => part(result)[key]!)
        return [key, [Math.min(...values), Math.max(...values)]] as const
      })
      .filter(([, [least, most]]) => least !== 0 || most !== 0),
  )

interface Expected {
  readonly id: string
  readonly draws: readonly string[]
  readonly stats: Record<string, readonly [number, number]>
  readonly experience: readonly [number, number]
  readonly duration: number
}

const EXPECTED: Readonly<Record<ActionB, Expected>> = {
  feed: {
    id: '4.2.37',
    draws: ['chance 50/100', 'int 5 14', 'chance 30/100', 'chance 20/100', 'int 10 14'],
    stats: { hunger: [30, 30], happiness: [0, 14], health: [0, 3], empathy: [0, 1] },
    experience: [10, 14],
    duration: 2000,
  },
  play: {
    id: '4.2.38',
    draws: ['int 15 34', 'int 10 24', 'chance 40/100', 'int 2 9', 'int 1 2', 'int 15 24'],
    stats: { happiness: [15, 34], energy: [-24, -10], social: [0, 9] },
    experience: [15, 24],
    duration: 2500,
  },
  cuddle: {
    id: '4.2.39',
    draws: ['int 10 24', 'int 8 19', 'int 5 14', 'int 1 2', 'chance 30/100', 'int 8 14'],
    stats: { love: [10, 24], happiness: [8, 19], stress: [-14, -5], empathy: [1, 2], loyalty: [0, 1] },
    experience: [8, 14],
    duration: 1800,
  },
  teach: {
    id: '4.2.40',
    draws: [
      'int 8 19', 'int 5 14', 'int 8 19', 'chance 40/100', 'int 2 6', 'int 1 3', 'chance 30/100', 'int 20 34',
    ],
    stats: { intelligence: [8, 19], curiosity: [5, 14], energy: [-19, -8], wisdom: [0, 6] },
    experience: [20, 34],
    duration: 3000,
  },
  create: {
    id: '4.2.41',
    draws: [
      'int 10 24', 'int 8 17', 'int 3 10', 'int 5 14', 'int 1 3', 'chance 30/100', 'chance 30/100',
      'pick 5', 'chance 20/100', 'int 18 29',
    ],
    stats: { creativity: [10, 24], happiness: [8, 17], intelligence: [3, 10], energy: [-14, -5], independence: [0, 1] },
    experience: [18, 29],
    duration: 2800,
  },
  explore: {
    id: '4.2.42',
    draws: [
      'int 12 29', 'int 5 14', 'int 15 34', 'int 3 10', 'int 2 5', 'int 1 2', 'chance 30/100',
      'chance 40/100', 'pick 4', 'int 25 44',
    ],
    stats: { curiosity: [12, 29], intelligence: [5, 14], energy: [-34, -15], independence: [3, 10] },
    experience: [25, 44],
    duration: 3500,
  },
} // prettier-ignore

describe('[4.2.36] the actions, in every way chance can fall', () => {
  test.each(ACTIONS_B.map((name) => [EXPECTED[name].id, name] as const))('[%s] %s', (_id, name) => {
    const expected = EXPECTED[name]
    const found = changes(name)
    expect(probability(found, () => true, 1n)).toBe(1n)
    const longest = found.reduce((most, one) => (one.draws.length > most.draws.length ? one : most))
    expect(longest.draws).toEqual(expected.draws)
    expect(spans(found, ({ stats }) => stats)).toEqual(expected.stats)
    expect(spans(found, ({ experience }) => ({ experience }))).toEqual({
      experience: expected.experience,
    })
    for (const { result } of found)
      expect(result.next.timers).toContainEqual({ key: 'activity', due: expected.duration })
    expect(ACTION_B[name].duration).toBe(expected.duration)
  })

  test('[4.2.37] feeding: the exact odds of every amount', () => {
    const found = changes('feed', 'all')
    expect(found).toHaveLength(11 * 2 * 2 * 5)
    const chance = (holds: (change: Change) => boolean, of: bigint) => probability(found, holds, of)
    expect(chance(() => true, 1n)).toBe(1n)
    expect(chance(({ stats }) => stats['happiness'] === 0, 2n)).toBe(1n)
    for (let by = 5; by <= 14; by++)
      expect(chance(({ stats }) => stats['happiness'] === by, 20n)).toBe(1n)
    expect(chance(({ stats }) => stats['health'] === 3, 10n)).toBe(3n)
    expect(chance(({ stats }) => stats['empathy'] === 1, 10n)).toBe(2n)
    for (let by = 10; by <= 14; by++)
      expect(chance(({ experience }) => experience === by, 5n)).toBe(1n)
  })
  test('[4.2.37] hunger takes only what is missing', () => {
    expect(
      after(born('B', { stats: { hunger: 85 } }), { type: 'feed' }).pet.stats.hunger,
    ).toBeGreaterThanOrEqual(100)
  })
  test.each([
    ['4.2.38', 'play', 'social', 4n],
    ['4.2.39', 'cuddle', 'loyalty', 3n],
    ['4.2.40', 'teach', 'wisdom', 4n],
    ['4.2.41', 'create', 'independence', 3n],
  ] as const)('[%s] %s raises %s %i times in ten', (_id, type, stat, tenths) => {
    expect(probability(changes(type), ({ stats }) => stats[stat] !== 0, 10n)).toBe(tenths)
  })
  test.each([
    ['4.2.40', 'teach', 'openness', 3n],
    ['4.2.42', 'explore', 'openness', 3n],
  ] as const)('[%s] %s: « a chance of +1 » is 30 % for the trait', (_id, type, trait, tenths) => {
    expect(probability(changes(type), ({ traits }) => traits[trait] === 1, 10n)).toBe(tenths)
  })
  test('[4.2.38] [4.2.40] [4.2.41] [4.2.42] what actions add to traits; shared names go to the core trait', () => {
    expect(spans(changes('play'), ({ core }) => core)).toMatchObject({
      playfulness: [1 + 3, 2 + 3],
    })
    expect(spans(changes('teach'), ({ core }) => core)).toMatchObject({ curiosity: [1 + 2, 3 + 2] })
    expect(spans(changes('create'), ({ traits }) => traits)).toMatchObject({ creativity: [1, 3] })
    const explored = changes('explore')
    expect(spans(explored, ({ core }) => core)).toMatchObject({ curiosity: [2 + 4, 5 + 4] })
    expect(spans(explored, ({ traits }) => traits)).toMatchObject({ independence: [1, 2] })
  })
  test('[4.2.38] playing is over after 2.5 s', () => {
    const busy = after(start, { type: 'play' })
    expect(wait(busy, 2499).next.pet.gameState.isInteracting).toBe(true)
    expect(wait(busy, 2500)).toMatchObject({
      next: { pet: { gameState: { isInteracting: false } } },
      events: [{ type: 'activity-ended' }],
    })
  })
})

describe('[4.2.43] items gained by actions', () => {
  const made = changes('create').map(({ result, ...odds }) => ({
    ...odds,
    result: result.items[0],
  }))
  const found = changes('explore').map(({ result, ...odds }) => ({
    ...odds,
    result: result.items[0],
  }))

  test('[4.2.44] [4.2.45] creating makes a special item three times in ten', () => {
    expect(probability(made, (item) => item !== undefined, 10n)).toBe(3n)
    expect(
      made.every(
        ({ result }) => !result || (result.category === 'special' && result.type === 'creation'),
      ),
    ).toBe(true)
    expect(made.find(({ result }) => result)?.result).toMatchObject({
      acquiredAt: 0,
      discoveredAt: null,
    })
  })
  test.each(['painting', 'sculpture', 'song', 'poem', 'invention'])(
    '[4.2.46] one in five is a %s',
    (name) => {
      expect(probability(made, (item) => item?.name === name, 50n)).toBe(3n)
    },
  )
  test('[4.2.47] rare one time in five, otherwise common', () => {
    expect(probability(made, (item) => item?.rarity === 'rare', 50n)).toBe(3n)
    expect(probability(made, (item) => item?.rarity === 'common', 50n)).toBe(12n)
  })
  test('[4.2.48] [4.2.49] exploring finds an uncommon, special item four times in ten', () => {
    expect(probability(found, (item) => item !== undefined, 10n)).toBe(4n)
    const kinds = new Set(
      found.flatMap(({ result }) =>
        result ? [`${result.rarity} ${result.category} ${result.type}`] : [],
      ),
    )
    expect([...kinds]).toEqual(['uncommon special discovery'])
    expect(found.find(({ result }) => result)?.result).toMatchObject({
      acquiredAt: null,
      discoveredAt: 0,
    })
  })
  test.each(['mysterious_crystal', 'ancient_book', 'rare_flower', 'hidden_treasure'])(
    '[4.2.50] one in four is %s',
    (name) => {
      expect(probability(found, (item) => item?.name === name, 10n)).toBe(1n)
    },
  )
  test('a full inventory loses the item, but not the draws', () => {
    const items = Array.from({ length: 50 }, (_, i) => ({ ...born50(i) }))
    const full = outcomes((rng) => {
      const engine = engineFor('B', { rng })
      const packed: Snapshot<'B'> = {
        ...start,
        pet: { ...start.pet, inventory: { ...start.pet.inventory, items } },
      }
      return engine.step(packed, { at: 0, command: { type: 'explore' } })
    }, 'ends')
    expect(full.map(({ draws }) => draws)).toEqual(changes('explore').map(({ draws }) => draws))
    expect(
      probability(full, ({ events }) => only(events, 'inventory-full').length === 1, 10n),
    ).toBe(4n)
    expect(full.every(({ result }) => result.next.pet.inventory.discovery.totalFound === 0)).toBe(
      true,
    )
  })
  const born50 = (id: number) =>
    after(born('B'), { type: 'add-item', item: { id, name: 'Kite' } }).pet.inventory.items[0]!
})

test('[4.2.51] an unknown action is reported and changes nothing', () => {
  const { next, events } = when(start, { type: 'dance' } as never)
  expect(events).toEqual([{ type: 'unknown-command', command: 'dance' }])
  expect(next).toEqual({ ...start, seq: 1 })
  expect(next.pet).toBe(start.pet)
})

describe('[4.2.52] core traits', () => {
  test.each([
    ['4.2.53', 'feed', { affection: 2, patience: 1 }],
    ['4.2.54', 'play', { curiosity: 1, mischief: 1 }],
    ['4.2.55', 'cuddle', { affection: 4, loyalty: 2, empathy: 1 }],
    ['4.2.56', 'teach', { intelligence: 3, patience: 1 }],
    ['4.2.57', 'create', { curiosity: 2, intelligence: 2, playfulness: 1 }],
    ['4.2.58', 'explore', { intelligence: 1, mischief: 1 }],
  ] as const)('[%s] %s: %o', (_id, type, expected) => {
    // What the action itself adds to a core trait is left out: playfulness in play, curiosity in others.
    const own = { play: 'playfulness', teach: 'curiosity', explore: 'curiosity' } as Partial<
      Record<ActionB, string>
    >
    for (const { result } of changes(type)) {
      const moved = Object.entries(result.core).filter(
        ([trait, by]) => by !== 0 && trait !== own[type],
      )
      expect(Object.fromEntries(moved)).toEqual(expected)
    }
  })
  test('[4.2.54] [4.2.56] [4.2.58] beyond what is drawn: playfulness +3, curiosity +2, curiosity +4', () => {
    const least = (type: ActionB, trait: string) =>
      spans(changes(type), ({ core }) => core)[trait]![0]
    expect(least('play', 'playfulness') - 1).toBe(3)
    expect(least('teach', 'curiosity') - 1).toBe(2)
    expect(least('explore', 'curiosity') - 2).toBe(4)
  })
  test('[4.2.59] they are copied into traits, and the top three become dominant', () => {
    const { personality } = after(start, { type: 'cuddle' }).pet
    expect(personality.traits).toMatchObject(personality.coreTraits)
    expect(personality.dominantTraits).toEqual(['affection', 'loyalty', 'empathy'])
  })
  test('[4.2.59] also in a run, in which traits that are at their most rise no more', () => {
    const full = born('B', {
      stats: { energy: 100 },
      personality: { coreTraits: all(CORE_TRAITS, 100), traits: all(TRAITS, 100) },
    })
    const inputs = (['feed', 'teach', 'play'] as const).map((type) => ({
      at: 0,
      command: { type },
    }))
    const { personality } = engineFor('B').run(full, inputs).pet
    expect(personality.traits).toEqual(all(TRAITS, 100))
    // All are equal: the order of the rules settles it.
    expect(personality.dominantTraits).toEqual(['playfulness', 'curiosity', 'empathy'])
  })
})
