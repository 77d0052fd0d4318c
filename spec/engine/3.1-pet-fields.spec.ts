import { describe, expect, test } from 'vitest'
import { analyticsA, DEFAULT_STATS_A, SAVE_KEYS, STATS_A, TRAIT_VOCABULARY } from '#engine'
import { SAVE_VERSION } from '../../engine/save.ts'
import { A, after, born, engineFor, wait } from './support/lives.ts'
import { outcomes } from './support/enumerate.ts'

const DAY = 86_400_000
const pet = A.create({ seed: 'fields', at: Date.UTC(2031, 3, 5, 12), name: 'Nova' }).pet

describe('[3.1.1] profile', () => {
  test.each([
    ['3.1.2', { name: 'Nova', nickname: '', bio: '' }],
    ['3.1.3', { avatar: 'default' }],
    ['3.1.4', { birthdate: '2031-04-05' }],
    ['3.1.5', { age: 0 }],
    ['3.1.6', { generation: 1 }],
    ['3.1.7', { rarity: 1 }],
    ['3.1.8', { titles: [] }],
    ['3.1.9', { isPublic: true }],
    ['3.1.10', { level: 1 }],
    ['3.1.11', { experience: 0 }],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.profile).toMatchObject(fields)
  })

  test('[3.1.4] the birthdate may be null, and then there is no age', () => {
    const unborn = born('A', { profile: { birthdate: null } })
    expect(wait(unborn, 800 * DAY).next.pet.profile).toMatchObject({ birthdate: null, age: 0 })
  })

  test('[3.1.5] the age counts whole years, on the day itself', () => {
    const start = A.create({ seed: 'age', at: Date.UTC(2024, 1, 29) })
    const at = (year: number, month: number, day: number): number =>
      A.run(start, [{ at: Date.UTC(year, month, day), command: { type: 'tick' } }]).pet.profile.age
    expect([at(2025, 1, 28), at(2025, 2, 1), at(2028, 1, 28), at(2028, 1, 29)]).toEqual([
      0, 1, 3, 4,
    ])
  })
})

test('[3.0.1] two models under different storage keys are kept, [3.1] version 1 of each', () => {
  expect(SAVE_KEYS).toEqual({ A: 'tamagotchi-opale-v2', B: 'opale-supreme-state' })
  expect(SAVE_VERSION).toBe(1)
  expect(Object.keys(pet)).not.toEqual(Object.keys(born('B').pet))
})

test('[3.1.12] eight stats with their defaults', () => {
  expect(pet.stats).toEqual({
    happiness: 75,
    energy: 80,
    intelligence: 65,
    health: 100,
    hunger: 40,
    cleanliness: 90,
    social: 50,
    creativity: 60,
  })
  expect(Object.keys(DEFAULT_STATS_A)).toEqual([...STATS_A])
})

describe('[3.1.13] genetics', () => {
  test('[3.1.14] dna is three letters, three digits, three letters', () => {
    for (let seed = 0; seed < 200; seed++)
      expect(born('A', {}, { seed: String(seed) }).pet.genetics.dna).toMatch(
        /^[A-Z]{3}\d{3}[A-Z]{3}$/,
      )
  })

  test('[3.1.15] [3.1.16] traits, no mutations, no parents and no children at first', () => {
    const { dominantTraits, recessiveTraits, ...rest } = pet.genetics
    expect(dominantTraits.length).toBeGreaterThan(0)
    expect(recessiveTraits.length).toBeGreaterThan(0)
    expect(rest).toEqual({
      dna: pet.genetics.dna,
      mutations: [],
      parentage: { parent1: null, parent2: null, children: [] },
    })
  })

  test('[3.1.26] 2–3 dominant and 1–2 recessive traits of the vocabulary, all distinct', () => {
    const counts = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const { dominantTraits, recessiveTraits } = born('A', {}, { seed: String(seed) }).pet.genetics
      const both = [...dominantTraits, ...recessiveTraits]
      expect(new Set(both).size).toBe(both.length)
      for (const trait of both) expect(TRAIT_VOCABULARY).toContain(trait)
      counts.add(`${dominantTraits.length}+${recessiveTraits.length}`)
    }
    expect([...counts].sort()).toEqual(['2+1', '2+2', '3+1', '3+2'])
    expect(TRAIT_VOCABULARY).toEqual([
      'curious', 'playful', 'calm', 'energetic', 'friendly', 'shy',
      'brave', 'creative', 'analytical', 'empathetic', 'independent', 'social',
    ]) // prettier-ignore
  })

  test('[3.1.26] every number of traits is as likely as the other', () => {
    const found = outcomes((rng) => {
      const { genetics } = engineFor('A', { rng }).create({ seed: '', at: 0 }).pet
      return [genetics.dominantTraits.length, genetics.recessiveTraits.length]
    }, 'ends')
    expect(new Set(found.map(({ draws }) => draws.slice(0, 10).join()))).toEqual(
      new Set([`${'int 0 25,'.repeat(3)}${'int 0 9,'.repeat(3)}${'int 0 25,'.repeat(3)}int 2 3`]),
    )
    expect(found.every(({ draws }) => draws.includes('int 1 2'))).toBe(true)
  })
})

describe('[3.1.17] social', () => {
  test.each([
    ['3.1.18', { friends: [] }],
    ['3.1.19', { rivals: [], guildId: null }],
    ['3.1.20', { reputation: 100, socialRank: 0 }],
    ['3.1.21', { interactions: { giftsGiven: 0, visitsReceived: 0, messagesExchanged: 0 } }],
  ])('[%s] %o', (_id, fields) => {
    expect(pet.social).toMatchObject(fields)
  })

  test('[3.1.18] a friend has an id, a name, a day and a count', () => {
    const { pet: made } = after(born('A'), { type: 'add-friend', id: 'lea', name: 'Léa' })
    expect(made.social.friends).toEqual([
      { id: 'lea', name: 'Léa', addedDate: '1970-01-01', interactionCount: 0 },
    ])
  })
})

test('[3.1.22] economy', () => {
  expect(pet.economy).toEqual({
    coins: 100,
    gems: 0,
    stardust: 0,
    energy: 100,
    marketTransactions: [],
    investments: [],
    totalEarned: 100,
    totalSpent: 0,
  })
})

test('[3.1.23] [3.1.24] [3.1.25] game state, inventory and achievements', () => {
  expect(pet.gameState).toEqual({
    currentMood: 'neutral',
    lastInteraction: null,
    totalInteractions: 0,
    isAsleep: false,
    currentActivity: null,
    evolutionStage: 'baby',
  })
  expect(pet.inventory).toEqual({ items: [], foods: [], toys: [], decorations: [], capacity: 50 })
  expect(pet.achievements).toEqual({ unlocked: [], progress: {}, totalPoints: 0 })
})

describe('[3.1.27] derived analytics', () => {
  const rich = after(
    born('A', { profile: { birthdate: '1969-12-25', rarity: 2.5 } }),
    { type: 'add-friend', id: 1, name: 'Ada' },
    { type: 'earn', currency: 'gems', amount: 3 },
    { type: 'earn', currency: 'stardust', amount: 2 },
  )
  const derived = analyticsA(rich.pet, 36 * 3_600_000)
  test.each([
    ['3.1.28', 'overallHealth', (75 + 80 + 65 + 100 + 40 + 90 + 50 + 60) / 8],
    ['3.1.29', 'daysAlive', 8],
    ['3.1.30', 'friendsCount', 1],
    ['3.1.31', 'totalWealth', 100 + 10 * 3 + 100 * 2],
    ['3.1.32', 'evolutionStage', 'baby'],
    ['3.1.33', 'rarity', 2.5],
  ] as const)('[%s] %s', (_id, field, value) => {
    expect(derived[field]).toBe(value)
  })
})
