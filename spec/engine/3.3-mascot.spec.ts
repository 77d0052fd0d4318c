import { describe, expect, test } from 'vitest'
import { DEFAULT_STATS_A, DEFAULT_STATS_B, MASCOT, MOODS_A, MOODS_B } from '#engine'
import { A, after, B, born } from './support/lives.ts'

test('[3.3.1] seven moods', () => {
  expect(MASCOT.moods).toEqual([
    'happy',
    'excited',
    'ecstatic',
    'neutral',
    'sad',
    'tired',
    'sleeping',
  ])
})

test('[3.3.2] [3.3.3] [3.3.4] defaults of her own, until she has been used', () => {
  expect(MASCOT.fresh).toEqual({
    currentMood: 'happy',
    level: 1,
    stats: { happiness: 85, energy: 78, intelligence: 65 },
  })
  expect([A.mascot(born('A')), B.mascot(born('B'))]).toEqual([MASCOT.fresh, MASCOT.fresh])
  expect(DEFAULT_STATS_A.happiness).not.toBe(MASCOT.fresh.stats.happiness)
  expect(DEFAULT_STATS_B.energy).not.toBe(MASCOT.fresh.stats.energy)
  const clicked = after(born('A'), { type: 'logo-click' })
  expect(A.mascot(clicked)).toMatchObject({
    level: 1,
    stats: { happiness: 80, energy: 83, intelligence: 65 },
  })
  // Being cared for once is use enough, even where nothing that shows has moved.
  expect(A.mascot(after(born('A'), { type: 'clean' })).stats.happiness).toBe(75)
  const sad = born('B', { stats: { happiness: 10 } })
  expect(B.mascot(sad)).toMatchObject({ level: 1, stats: { happiness: 10, energy: 80 } })
  expect(A.mascot(born('A', { profile: { level: 2 } }))).toMatchObject({ level: 2 })
})

describe('[3.3.1] the moods of both readings as the navigation shows them', () => {
  const shown = {
    ecstatic: 'ecstatic', happy: 'happy', neutral: 'neutral', sad: 'sad', tired: 'tired',
    excited: 'excited', joyful: 'excited', playful: 'excited', content: 'happy', loving: 'happy',
    melancholy: 'sad', depressed: 'sad', critical: 'sad', sick: 'sad', frustrated: 'sad',
    anxious: 'sad', hungry: 'tired',
  } as const // prettier-ignore
  test.each(MOODS_A.map((mood) => [mood, shown[mood]] as const))(
    'A: %s as %s',
    (currentMood, as) => {
      const used = born('A', { stats: { energy: 1 }, gameState: { currentMood } })
      expect(A.mascot(used).currentMood).toBe(as)
      expect(A.mascot(after(used, { type: 'sleep' })).currentMood).toBe('sleeping')
    },
  )
  test.each(MOODS_B.map((mood) => [mood, shown[mood]] as const))(
    'B: %s as %s',
    (currentMood, as) => {
      expect(
        B.mascot(born('B', { stats: { energy: 1 }, gameState: { currentMood } })).currentMood,
      ).toBe(as)
    },
  )
})
