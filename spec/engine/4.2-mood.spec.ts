import { describe, expect, test } from 'vitest'
import { EMOTION_MOODS } from '#engine'
import { after, B, born, engineFor, only, when } from './support/lives.ts'

/** Far from every achievement, so that nothing but the patch bears on the mood. */
const calm = (stats: object) =>
  born('B', { stats: { happiness: 1, energy: 1, love: 1, stress: 1, ...stats } })

describe('[4.2.1] mood by score: 0.4 happiness + 0.2 energy + 0.2 love − 0.2 stress', () => {
  test.each([
    ['4.2.3', 'joyful', 100, 100, 75, 0],
    ['4.2.4', 'happy', 100, 100, 74, 0],
    ['4.2.4', 'happy', 100, 74, 70, 19],
    ['4.2.5', 'content', 100, 74, 70, 20],
    ['4.2.5', 'content', 70, 74, 71, 10],
    ['4.2.6', 'neutral', 70, 74, 71, 11],
    ['4.2.6', 'neutral', 60, 60, 60, 15],
    ['4.2.7', 'melancholy', 60, 60, 60, 16],
    ['4.2.7', 'melancholy', 50, 60, 60, 45],
    ['4.2.8', 'sad', 50, 60, 60, 46],
    ['4.2.8', 'sad', 50, 40, 40, 55],
    ['4.2.9', 'depressed', 50, 40, 40, 56],
  ] as const)('[%s] %s: %i, %i, %i − %i', (_id, mood, happiness, energy, love, stress) => {
    // Achievements are taken, so that reaching 75 sets off nothing.
    const start = born('B', {
      progress: { achievements: taken },
      stats: { happiness, energy, love, stress: 77 },
      gameState: { currentMood: mood === 'sad' ? 'happy' : 'sad' },
    })
    const felt = after(start, { type: 'patch-stats', patch: { stress: { set: stress } } })
    expect(felt.pet.stats).toMatchObject({ happiness, energy, love, stress })
    expect(felt.pet.gameState.currentMood).toBe(mood)
  })
  const taken = Object.fromEntries(
    ['happiness', 'energy', 'love', 'stress'].flatMap((stat) =>
      ['advanced', 'expert', 'master'].map((tier) => [`${stat}_${tier}`, true as const]),
    ),
  )
  test('[4.2.2] no score reaches 85, so ecstasy takes an excited emotion', () => {
    const best = born('B', { stats: { happiness: 100, energy: 100, love: 100, stress: 1 } })
    const patched = after(best, { type: 'patch-stats', patch: { stress: { set: 0 } } })
    expect(patched.pet.gameState.currentMood).toBe('joyful')
    const excited = after(best, { type: 'evolve-emotion', emotion: 'excitement', amount: 0 })
    expect(excited.pet.gameState.currentMood).toBe('ecstatic')
  })
  test('the default mood stands until the first change of a stat or action', () => {
    expect(born('B').pet.gameState.currentMood).toBe('happy')
    const idle = after(born('B'), { type: 'tick' }, { type: 'patch-stats', patch: { energy: 0 } })
    expect(idle.pet.gameState.currentMood).toBe('happy')
    expect(after(calm({}), { type: 'feed' }).pet.gameState.currentMood).toBe('depressed')
  })
})

describe('[4.2.10] mood by dominant emotion, when an emotion evolves', () => {
  test.each([
    ['4.2.11', 'joy', 'joyful'],
    ['4.2.12', 'excitement', 'ecstatic'],
    ['4.2.13', 'happiness', 'happy'],
    ['4.2.14', 'contentment', 'content'],
    ['4.2.15', 'curiosity', 'playful'],
    ['4.2.16', 'love', 'loving'],
    ['4.2.17', 'sadness', 'sad'],
    ['4.2.18', 'anger', 'frustrated'],
    ['4.2.19', 'fear', 'anxious'],
    ['4.2.20', 'surprise', 'excited'],
    ['4.2.21', 'wonder', 'content'],
  ] as const)('[%s] %s makes her %s', (_id, emotion, mood) => {
    const start = born('B', { gameState: { currentMood: 'neutral' } })
    const felt = after(start, { type: 'evolve-emotion', emotion, amount: 1 })
    expect(felt.pet.gameState.currentMood).toBe(mood)
    expect({ ...EMOTION_MOODS }[emotion as 'joy'] ?? 'content').toBe(mood)
  })
})

describe('[4.2.22] setting a mood', () => {
  test('[4.2.22] records previous mood, new mood, moment and reason', () => {
    const { next, events } = when(born('B'), { type: 'set-mood', mood: 'anxious' }, 70)
    expect(next.pet.analytics.moodHistory).toEqual([
      { mood: 'anxious', previousMood: 'happy', timestamp: 70, reason: 'set-mood' },
    ])
    expect(only(events, 'mood-changed')).toEqual([
      { type: 'mood-changed', mood: 'anxious', previousMood: 'happy', reason: 'set-mood' },
    ])
  })
  test('the mood that already is leaves no entry', () => {
    const same = after(born('B'), { type: 'set-mood', mood: 'happy' })
    expect(same.pet.analytics.moodHistory).toEqual([])
  })
  test.each([
    ['mood', { type: 'set-mood', mood: 'bored' }, 'unknown'],
    ['reason', { type: 'set-mood', mood: 'sad', reason: 5 }, 'invalid'],
  ] as const)('a bad %s is refused', (field, command, reason) => {
    expect(when(born('B'), command as never).events).toEqual([
      { type: 'refused', command: 'set-mood', reason, field },
    ])
  })
})

describe('[4.2.60] emotions', () => {
  const evolve = (amount: number, emotion = 'joy', trigger?: string) =>
    ({
      type: 'evolve-emotion',
      emotion,
      amount,
      ...(trigger === undefined ? {} : { trigger }),
    }) as const

  test('[4.2.61] a new dominant emotion pushes the old one into history', () => {
    const { emotions } = after(born('B'), evolve(1), evolve(0, 'fear')).pet
    expect(emotions.current).toMatchObject({ dominant: 'fear', secondary: 'curiosity' })
    expect(emotions.history).toEqual([{ emotion: 'joy', intensity: 93, duration: 1, timestamp: 0 }])
    expect(after(born('B'), evolve(1)).pet.emotions.history).toEqual([])
  })
  test('[4.2.62] evolving raises its duration and its trigger count', () => {
    const { emotions } = after(
      born('B'),
      evolve(0),
      evolve(0),
      evolve(0, 'joy', 'rain'),
      evolve(0, 'toString'),
    ).pet
    expect(emotions.current.duration).toBe(1)
    expect(emotions.triggers).toEqual({ joy: 2, rain: 1, toString: 1 })
    expect(emotions.history.map(({ duration }) => duration)).toEqual([3])
  })
  test.each([
    [10, 1, 28],
    [10, 0, 20],
    [95, 1, 100],
    [21, 0, 21],
    [50, 2, 86],
  ])(
    '[4.2.63] intensity %i evolving by %i × 60 × 30 / 100 becomes %i, within 20–100',
    (intensity, by, becomes) => {
      const start = born('B', { emotions: { current: { intensity } } })
      expect(after(start, evolve(by)).pet.emotions.current.intensity).toBe(becomes)
    },
  )
  test('[4.2.63] sensitivity and volatility both weigh', () => {
    const start = born('B', {
      emotions: { current: { intensity: 40 }, temperament: { sensitivity: 35, volatility: 7 } },
    })
    // 5 × 35 × 7 / 100 = 12.25
    expect(after(start, evolve(5)).pet.emotions.current.intensity).toBe(52)
  })
  test.each([
    ['emotion', { type: 'evolve-emotion', amount: 1 }],
    ['emotion', { type: 'evolve-emotion', emotion: '__proto__', amount: 1 }],
    ['trigger', { type: 'evolve-emotion', emotion: 'joy', trigger: '', amount: 1 }],
    ['amount', { type: 'evolve-emotion', emotion: 'joy', amount: -1 }],
  ])('a bad %s is refused: %o', (field, command) => {
    expect(when(born('B'), command as never).events).toEqual([
      { type: 'refused', command: 'evolve-emotion', reason: 'invalid', field },
    ])
  })
  test('with extensions, an accepted action makes its own emotion evolve', () => {
    const engine = engineFor('B', { extensions: true })
    const felt = (['cuddle', 'play', 'teach', 'explore', 'create', 'feed'] as const).map((type) => {
      const { next } = engine.step(born('B', {}, { extensions: true }), {
        at: 0,
        command: { type },
      })
      return [next.pet.emotions.current.dominant, next.pet.gameState.currentMood]
    })
    expect(felt).toEqual([
      ['love', 'loving'],
      ['excitement', 'ecstatic'],
      ['curiosity', 'playful'],
      ['curiosity', 'playful'],
      ['joy', 'joyful'],
      ['contentment', 'content'],
    ])
    expect(B.step(born('B'), { at: 0, command: { type: 'cuddle' } }).next.pet.emotions).toEqual(
      born('B').pet.emotions,
    )
  })
})
