import { describe, expect, test } from 'vitest'
import { type Commands, GROWTH_A } from '#engine'
import { MUTATIONS } from '../../engine/reading-a/genetics.ts'
import { probability, outcomes } from './support/enumerate.ts'
import { after, born, engineFor, only, wait, when } from './support/lives.ts'

const pet = (...commands: Commands['A'][]) => after(born('A'), ...commands).pet

describe('[4.1.1] mood by score, the mean of happiness, energy, health and 100 − hunger', () => {
  test.each([
    ['4.1.2', 'ecstatic', 90, 90, 90, 10],
    ['4.1.3', 'happy', 89, 90, 90, 10],
    ['4.1.3', 'happy', 75, 75, 75, 25],
    ['4.1.4', 'content', 74, 75, 75, 25],
    ['4.1.4', 'content', 60, 60, 60, 40],
    ['4.1.5', 'neutral', 59, 60, 60, 40],
    ['4.1.5', 'neutral', 40, 40, 40, 60],
    ['4.1.6', 'sad', 39, 40, 40, 60],
    ['4.1.6', 'sad', 25, 25, 30, 80],
    ['4.1.7', 'critical', 24, 25, 30, 80],
  ] as const)(
    '[%s] %s: %i, %i, %i and hunger %i',
    (_id, mood, happiness, energy, health, hunger) => {
      const stats = { happiness, energy, health, hunger }
      expect(pet({ type: 'set-stats', stats }).gameState.currentMood).toBe(mood)
    },
  )
})

describe('[4.1.8] overrides, of which the last that applies wins', () => {
  test.each([
    ['4.1.9', { health: 29 }, 'sick'],
    ['4.1.9', { health: 30, happiness: 90 }, 'content'],
    ['4.1.10', { energy: 19, health: 29 }, 'tired'],
    ['4.1.10', { energy: 20 }, 'content'],
    ['4.1.11', { hunger: 81, energy: 19, health: 29 }, 'hungry'],
    ['4.1.11', { hunger: 80 }, 'content'],
  ] as const)('[%s] %o', (_id, stats, mood) => {
    expect(pet({ type: 'set-stats', stats }).gameState.currentMood).toBe(mood)
  })
})

test('[4.1.12] the mood follows every change of stats and every action, and nothing else', () => {
  expect(born('A').pet.gameState.currentMood).toBe('neutral')
  expect(
    pet({ type: 'tick' }, { type: 'earn', currency: 'gems', amount: 1 }).gameState.currentMood,
  ).toBe('neutral')
  expect(pet({ type: 'set-stats', stats: { energy: 80 } }).gameState.currentMood).toBe('neutral')
  for (const command of [
    { type: 'feed' },
    { type: 'logo-click' },
    { type: 'set-stats', stats: { energy: 81 } },
  ] as const)
    expect(only(when(born('A'), command).events, 'mood-changed')).toEqual([
      { type: 'mood-changed', mood: 'happy', previousMood: 'neutral', reason: command.type },
    ])
})

describe('[4.1.13] actions', () => {
  test('[4.1.14] feed: hunger −20, never below 0, happiness +10', () => {
    expect(pet({ type: 'feed' }).stats).toMatchObject({ hunger: 20, happiness: 85 })
    const feast = { type: 'feed', nutritionValue: 41, tastiness: 7 } as const
    expect(pet(feast).stats).toMatchObject({ hunger: 0, happiness: 82 })
  })
  test('[4.1.15] play: happiness +15, energy −10', () => {
    expect(pet({ type: 'play' }).stats).toMatchObject({ happiness: 90, energy: 70 })
    const wild = { type: 'play', fun: 3, energyCost: 81 } as const
    expect(pet(wild).stats).toMatchObject({ happiness: 78, energy: 0 })
  })
  test('[4.1.16] clean: cleanliness +30 up to 100, health +5', () => {
    const grubby = born('A', { stats: { cleanliness: 60, health: 50 } })
    expect(after(grubby, { type: 'clean' }).pet.stats).toMatchObject({
      cleanliness: 90,
      health: 55,
    })
    expect(pet({ type: 'clean' }).stats).toMatchObject({ cleanliness: 100, health: 100 })
  })
  test('[4.1.17] sleep: energy +40 up to 100, asleep for 30 s or as long as given', () => {
    const tired = born('A', { stats: { energy: 7 } })
    const asleep = after(tired, { type: 'sleep' })
    expect(asleep.pet.stats.energy).toBe(47)
    expect(after(asleep, { type: 'sleep' }, { type: 'sleep' }).pet.stats.energy).toBe(100)
    expect(wait(asleep, 29_999).next.pet.gameState.isAsleep).toBe(true)
    const woken = wait(asleep, 30_000)
    expect(woken.next.pet.gameState.isAsleep).toBe(false)
    expect(only(woken.events, 'woke')).toHaveLength(1)
    const nap = after(tired, { type: 'sleep', duration: 50 })
    expect([wait(nap, 49), wait(nap, 50)].map(({ next }) => next.pet.gameState.isAsleep)).toEqual([
      true,
      false,
    ])
  })
  test('[4.1.18] study: intelligence +10, energy −15', () => {
    expect(pet({ type: 'study' }).stats).toMatchObject({ intelligence: 75, energy: 65 })
    expect(pet({ type: 'study', complexity: 2 }).stats).toMatchObject({ intelligence: 67 })
  })
  test('actions are allowed while asleep or busy; the timers begin anew', () => {
    const asleep = after(born('A'), { type: 'sleep' })
    const again = when(when(asleep, { type: 'play' }, 4000).next, { type: 'sleep' }, 20_000).next
    expect(again.timers).toEqual([
      { key: 'activity', due: 25_000 },
      { key: 'sleep', due: 50_000 },
    ])
  })
})

describe('[4.1.19] after every action', () => {
  const actions = ['feed', 'play', 'clean', 'sleep', 'study'] as const
  test.each(actions)('[4.1.20] the activity of %s ends after 5 s', (type) => {
    const busy = after(born('A'), { type })
    expect(busy.pet.gameState.currentActivity).toBe(type)
    expect(wait(busy, 4999).next.pet.gameState.currentActivity).toBe(type)
    expect(wait(busy, 5000).next.pet.gameState.currentActivity).toBeNull()
  })
  test.each(actions)('[4.1.21] [4.1.22] %s is the last interaction, and counted', (type) => {
    const { gameState } = when(born('A'), { type }, 1234).next.pet
    expect(gameState).toMatchObject({ lastInteraction: 1234, totalInteractions: 1 })
  })
  test.each(actions)('[4.1.23] %s gives experience, and the level is checked', (type) => {
    const gained = { feed: 10, play: 15, clean: 10, sleep: 5, study: 20 }[type]
    const near = born('A', { profile: { experience: 100 - gained } })
    expect(pet({ type }).profile.experience).toBe(gained)
    expect(after(near, { type }).pet.profile).toMatchObject({ level: 2, experience: 0 })
  })
})

describe('[4.1.24] levels', () => {
  test('[4.1.25] the threshold is the least whole experience that reaches 100 × level × 1.2^(level − 1)', () => {
    for (let level = 1; level < GROWTH_A.maxLevel; level++) {
      const exact = 100n * BigInt(level) * 6n ** BigInt(level - 1)
      const divisor = 5n ** BigInt(level - 1)
      const whole = BigInt(GROWTH_A.threshold(level))
      expect(whole * divisor >= exact && (whole - 1n) * divisor < exact, `level ${level}`).toBe(
        true,
      )
    }
    expect([1, 2, 3, 4].map((level) => GROWTH_A.threshold(level))).toEqual([100, 240, 432, 692])
    expect(GROWTH_A.maxLevel).toBe(150)
  })
  test('[4.1.25] one less is not enough', () => {
    const near = born('A', { profile: { level: 4, experience: 690 } })
    const gain = { type: 'gain-experience', amount: 1 } as const
    expect(after(near, gain).pet.profile).toMatchObject({ level: 4, experience: 691 })
    expect(after(near, gain, gain).pet.profile).toMatchObject({ level: 5, experience: 0 })
  })
  test('[4.1.26] the threshold is subtracted, the level rises by one, coins by ten times the level', () => {
    const grown = pet({ type: 'gain-experience', amount: 777 })
    expect(grown.profile).toMatchObject({ level: 2, experience: 677 })
    expect(grown.economy).toMatchObject({ coins: 120, totalEarned: 120 })
  })
  test('[4.1.27] evolution is checked after a level', () => {
    const near = born('A', { profile: { level: 4, experience: 691 } })
    const { next, events } = when(near, { type: 'gain-experience', amount: 1 })
    expect(next.pet.gameState.evolutionStage).toBe('child')
    expect(events.map(({ type }) => type)).toEqual([
      'experience-gained',
      'level-up',
      'stage-changed',
    ])
  })
})

describe('[4.1.28] evolution stage by level', () => {
  test.each([
    ['4.1.29', 50, 'legendary', 'master'],
    ['4.1.30', 35, 'master', 'adult'],
    ['4.1.31', 20, 'adult', 'teen'],
    ['4.1.32', 10, 'teen', 'child'],
    ['4.1.33', 5, 'child', 'baby'],
    ['4.1.34', 4, 'baby', 'baby'],
  ] as const)('[%s] level %i is %s', (_id, level, stage, before) => {
    const ready = (at: number) =>
      born('A', {
        profile: { level: at, experience: GROWTH_A.threshold(at) },
        gameState: { evolutionStage: before },
      })
    const grow = { type: 'gain-experience', amount: 0 } as const
    expect(after(ready(level - 1), grow).pet.gameState.evolutionStage).toBe(stage)
    if (level > 4) expect(after(ready(level - 2), grow).pet.gameState.evolutionStage).toBe(before)
  })
  test('[4.1.35] each stage passed adds 0.5 to the rarity', () => {
    const grow = (level: number) =>
      after(born('A', { profile: { level, experience: GROWTH_A.threshold(level) } }), {
        type: 'gain-experience',
        amount: 0,
      }).pet.profile.rarity
    expect([grow(2), grow(4), grow(9), grow(49)]).toEqual([1, 1.5, 2, 3.5])
  })
})

describe('currency', () => {
  test('[4.1.36] spending succeeds only if the balance is at least the amount', () => {
    const spend = (amount: number) => when(born('A'), { type: 'spend', currency: 'coins', amount })
    expect(spend(100).next.pet.economy).toMatchObject({
      coins: 0,
      totalSpent: 100,
      totalEarned: 100,
    })
    expect(spend(101).next.pet.economy).toEqual(born('A').pet.economy)
    expect(spend(101).events).toEqual([
      { type: 'refused', command: 'spend', reason: 'insufficient-balance' },
    ])
  })
  test('totals count coins alone', () => {
    const rich = pet(
      { type: 'earn', currency: 'gems', amount: 5 },
      { type: 'spend', currency: 'gems', amount: 2 },
      { type: 'earn', currency: 'coins', amount: 7 },
    )
    expect(rich.economy).toMatchObject({ gems: 3, coins: 107, totalEarned: 107, totalSpent: 0 })
  })
})

describe('[4.1.37] breeding', () => {
  const mother = born('A', {
    genetics: {
      dna: 'AAA111AAA',
      dominantTraits: ['calm', 'shy', 'brave'],
      recessiveTraits: ['social', 'curious'],
    },
  })
  const father = {
    dna: 'BBB222BBB',
    dominantTraits: ['shy', 'playful', 'calm'],
    recessiveTraits: ['social'],
  }
  const { next, events } = when(mother, { type: 'breed', with: father })
  const { child } = only(events, 'bred')[0]!

  test('[4.1.38] two dominant traits and one recessive of each parent, both parents by dna', () => {
    expect(child).toMatchObject({
      dominantTraits: ['calm', 'shy', 'playful'],
      recessiveTraits: ['social'],
      parentage: { parent1: 'AAA111AAA', parent2: 'BBB222BBB', children: [] },
    })
    expect(child.dna).toMatch(/^[A-Z]{3}\d{3}[A-Z]{3}$/)
  })
  test('[4.1.39] one child in a hundred thousand is an ultra-rare mutation', () => {
    const found = outcomes((rng) => {
      const step = engineFor('A', { rng }).step(mother, {
        at: 0,
        command: { type: 'breed', with: father },
      })
      return only(step.events, 'bred')[0]!.child.mutations
    }, 'ends')
    expect(probability(found, () => true, 1n)).toBe(1n)
    expect(probability(found, (mutations) => mutations.length > 0, 100_000n)).toBe(1n)
    expect(new Set(found.flatMap(({ result }) => result))).toEqual(new Set(MUTATIONS))
  })
  test("[4.1.40] the child's dna joins the pet's children", () => {
    expect(next.pet.genetics.parentage.children).toEqual([child.dna])
    const second = when(next, { type: 'breed', with: father }).next
    expect(second.pet.genetics.parentage.children).toHaveLength(2)
  })
  test('[4.1.41] the other parent comes from the host, and must be a genome', () => {
    const bad = when(mother, { type: 'breed', with: { dna: 'X' } as never })
    expect(bad.events).toEqual([
      { type: 'refused', command: 'breed', reason: 'invalid', field: 'with' },
    ])
    expect(bad.next.pet).toBe(mother.pet)
  })
})

test('[4.1.42] reset restores the defaults with a new dna and new traits', () => {
  const used = after(
    born('A'),
    { type: 'rename', name: 'Nova' },
    { type: 'sleep' },
    { type: 'study' },
  )
  const { next, events } = when(used, { type: 'reset' }, 86_400_000)
  const { genetics, ...rest } = next.pet
  const { genetics: before, ...fresh } = born('A').pet
  expect(rest).toEqual({
    ...fresh,
    profile: { ...fresh.profile, name: 'Nova', birthdate: '1970-01-02' },
  })
  expect(genetics.dna).not.toBe(before.dna)
  expect(genetics.dominantTraits).not.toEqual(before.dominantTraits)
  expect(next.timers).toEqual([])
  expect(events.at(-1)).toEqual({ type: 'reset' })
})

describe('[4.1.43] logo', () => {
  test('[4.1.44] a click on the logo gives +5 happiness and +3 energy, and nothing more', () => {
    const { stats, gameState, profile } = pet({ type: 'logo-click' })
    expect(stats).toEqual({ ...born('A').pet.stats, happiness: 80, energy: 83 })
    expect(profile.experience).toBe(0)
    expect(gameState).toMatchObject({
      totalInteractions: 0,
      currentActivity: null,
      currentMood: 'happy',
    })
    const shy = born('B', { stats: { happiness: 10, energy: 20 } })
    expect(after(shy, { type: 'logo-click' }).pet).toMatchObject({
      stats: { ...shy.pet.stats, happiness: 15, energy: 23 },
      progress: { experience: 0, totalInteractions: 0 },
      gameState: { currentMood: 'depressed', isInteracting: false, lastInteractionTime: null },
    })
  })
})
