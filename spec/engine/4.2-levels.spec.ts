import { describe, expect, test } from 'vitest'
import { GROWTH_B, quote, STAT_ACHIEVEMENTS, STATS_B, TIERS } from '#engine'
import { after, all, born, engineFor, only, when } from './support/lives.ts'

const gain = (amount: number) => ({ type: 'gain-experience', amount }) as const
/** Low stats, so that level-ups reach no achievement. */
const low = (progress: object = {}) => born('B', { stats: all(STATS_B, 10), progress })

describe('[4.2.23] levels', () => {
  test('[4.2.24] reaching experienceToNext takes that amount and adds a level', () => {
    expect(after(low(), gain(99)).pet.progress).toMatchObject({ level: 1, experience: 99 })
    expect(after(low(), gain(103)).pet.progress).toMatchObject({ level: 2, experience: 3 })
  })
  test('[4.2.25] [9.0.6] experienceToNext becomes floor(100 × 1.2^(level − 1))', () => {
    for (let level = 1; level < GROWTH_B.maxLevel; level++) {
      const exact = (100n * 6n ** BigInt(level - 1)) / 5n ** BigInt(level - 1)
      expect(BigInt(GROWTH_B.threshold(level)), `level ${level}`).toBe(exact)
    }
    expect(after(low(), gain(100)).pet.progress.experienceToNext).toBe(120)
    expect(after(low(), gain(220)).pet.progress.experienceToNext).toBe(144)
  })
  test.each([
    [1, 2],
    [4, 3],
    [8, 3],
    [9, 4],
    [48, 11],
    [49, 12],
  ])('[4.2.26] [9.0.7] from level %i every stat rises by %i, stress too', (level, bonus) => {
    const ready = low({ level, experience: 0, experienceToNext: 1 })
    expect(after(ready, gain(1)).pet.stats).toEqual(all(STATS_B, 10 + bonus))
  })
  test('[4.2.26] capped at 100', () => {
    const high = born('B', { stats: { ...all(STATS_B, 10), magic: 99 } })
    expect(after(high, gain(100)).pet.stats).toMatchObject({ magic: 100, stress: 12 + 2 })
  })
  test('[4.2.27] it repeats while experience is enough', () => {
    const { next, events } = when(low(), gain(100 + 120 + 144 + 5))
    expect(next.pet.progress).toMatchObject({ level: 4, experience: 5, experienceToNext: 172 })
    expect(only(events, 'level-up').map(({ level }) => level)).toEqual([2, 3, 4])
  })
  test('[4.2.28] a notification for 10 s, in the words of the rules', () => {
    const { notifications } = after(low(), gain(100)).pet.gameState
    expect(notifications).toMatchObject([
      { message: 'level-up', type: 'success', ttl: 10_000, values: { level: 2 } },
    ])
    expect(quote('level-up', { companion: 'Opale', ...notifications[0]!.values })).toBe(
      'Félicitations ! Opale est maintenant niveau 2 ! 🎉',
    )
  })
  test('levels and experience stop at the last threshold that adds up exactly', () => {
    const top = low({ level: 178, experience: 5, experienceToNext: Number.MAX_SAFE_INTEGER })
    expect(GROWTH_B.maxLevel).toBe(178)
    expect(after(top, gain(2 ** 60)).pet.progress).toMatchObject({
      level: 178,
      experience: Number.MAX_SAFE_INTEGER,
    })
  })
  test('with extensions, each level finds an item', () => {
    const engine = engineFor('B', { extensions: true })
    const { next } = engine.step(low(), { at: 0, command: gain(220) })
    expect(next.pet.inventory.discovery.totalFound).toBe(2)
    expect(after(low(), gain(220)).pet.inventory.items).toEqual([])
  })
})

describe('[4.2.29] stat achievements', () => {
  const patch = (stat: string, set: number) =>
    ({ type: 'patch-stats', patch: { [stat]: { set } } }) as const

  test.each(STATS_B)(
    '[4.2.30] %s unlocks advanced at 75, expert at 90, master at 100, once each',
    (stat) => {
      const reach = (from: number, to: number) =>
        only(
          when(born('B', { stats: { ...all(STATS_B, 10), [stat]: from } }), patch(stat, to)).events,
          'achievement-unlocked',
        )
          .map(({ id }) => id)
          .filter((id) => id.startsWith(stat))
      expect(reach(10, 74)).toEqual([])
      expect(reach(74, 75)).toEqual([`${stat}_advanced`])
      expect(reach(10, 90)).toEqual([`${stat}_advanced`, `${stat}_expert`])
      expect(reach(10, 100)).toEqual([`${stat}_advanced`, `${stat}_expert`, `${stat}_master`])
      // One that was passed without being reached unlocks at the first rise.
      expect(reach(80, 81)).toEqual([`${stat}_advanced`])
      expect(reach(80, 75)).toEqual([])
    },
  )
  test('[4.2.30] a second time unlocks nothing', () => {
    const once = after(
      born('B', { stats: all(STATS_B, 10) }),
      patch('magic', 76),
      patch('magic', 10),
    )
    expect(only(when(once, patch('magic', 77)).events, 'achievement-unlocked')).toEqual([])
  })
  test('[4.2.30] a stat that was full from the start, and cannot rise, unlocks nothing', () => {
    const full = born('B', { stats: { ...all(STATS_B, 10), hunger: 100 } })
    expect(only(when(full, { type: 'feed' }).events, 'achievement-unlocked')).toEqual([])
  })
  test('[4.2.30] in one run as step by step, what is reached later unlocks later', () => {
    const start = born('B', { stats: all(STATS_B, 10) })
    const inputs = [80, 20, 92, 92, 30, 100].map((to) => ({ at: 0, command: patch('magic', to) }))
    const told: string[] = []
    engineFor('B').run(start, inputs, (event, seq) => {
      if (event.type === 'achievement-unlocked') told.push(`${seq} ${event.id}`)
    })
    expect(told).toEqual(['1 magic_advanced', '3 magic_expert', '6 magic_master'])
  })
  test('[4.2.31] names: Avancé, Expert or Maître, followed by the stat', () => {
    const risen = when(born('B', { stats: all(STATS_B, 10) }), patch('magic', 100)).events
    expect(only(risen, 'achievement-unlocked').map(({ name }) => name)).toEqual([
      'Avancé magic',
      'Expert magic',
      'Maître magic',
    ])
    expect(TIERS.map(({ name }) => name)).toEqual(['Avancé', 'Expert', 'Maître'])
    expect(STAT_ACHIEVEMENTS.love.map(({ name }) => name)).toEqual([
      'Avancé love',
      'Expert love',
      'Maître love',
    ])
  })
  test('54 in all, of which 7 are passed at the start', () => {
    const every = STATS_B.flatMap((stat) => STAT_ACHIEVEMENTS[stat])
    expect(every).toHaveLength(54)
    expect(every.filter(({ stat, needs }) => born('B').pet.stats[stat] >= needs)).toHaveLength(7)
  })
})

describe('[4.2.32] unlocking an achievement', () => {
  const unlock = { type: 'unlock-achievement', id: 'first-tour', name: 'Premier tour' } as const

  test('[4.2.33] only once', () => {
    const once = after(low(), unlock)
    expect(once.pet.progress.achievements).toEqual({ 'first-tour': true })
    const twice = when(once, unlock)
    expect(twice.next.pet).toBe(once.pet)
    expect(twice.events).toEqual([
      { type: 'refused', command: 'unlock-achievement', reason: 'already-unlocked' },
    ])
    expect(after(low(), { ...unlock, id: 'toString' }).pet.progress.experience).toBe(50)
  })
  test('[4.2.34] [9.0.8] it grants 50 experience, or as much as given', () => {
    expect(after(low(), unlock).pet.progress.experience).toBe(50)
    expect(after(low(), { ...unlock, experienceReward: 7 }).pet.progress.experience).toBe(7)
    expect(after(low(), { ...unlock, experienceReward: 130 }).pet.progress).toMatchObject({
      level: 2,
      experience: 30,
    })
  })
  test('[4.2.35] it shows the trophy for 8 s, in the words of the rules', () => {
    const [shown] = after(low(), unlock).pet.gameState.notifications
    expect(shown).toMatchObject({ message: 'achievement-unlocked', type: 'success', ttl: 8000 })
    expect(quote('achievement-unlocked', shown!.values)).toBe(
      '🏆 Nouveau succès débloqué : Premier tour',
    )
  })
  test('pending achievements come first, in the order reached, then one level, and again', () => {
    const start = born('B', { stats: { ...all(STATS_B, 10), love: 73, magic: 70 } })
    const { events } = when(start, { type: 'patch-stats', patch: { magic: 20, love: 2 } })
    const told = events.flatMap<number | string>((event) =>
      event.type === 'level-up'
        ? [event.level]
        : event.type === 'achievement-unlocked'
          ? [event.id]
          : [],
    )
    // Three achievements make 150 experience: level 2; its bonus brings nothing more.
    expect(told).toEqual(['magic_advanced', 'magic_expert', 'love_advanced', 2])
  })
})
