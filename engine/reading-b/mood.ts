import { invalid, unknown } from '../refuse.ts'
import type { HandlerB, LifeB } from './life.ts'
import type { StatsB } from './stats.ts'
import { freeze } from '../share.ts'

export interface MoodChange {
  readonly mood: MoodB
  readonly previousMood: MoodB
  readonly timestamp: number
  readonly reason: string
}

/** Those that the score gives, then those that only emotions give. */
export const MOODS_B = freeze([
  'ecstatic',
  'joyful',
  'happy',
  'content',
  'neutral',
  'melancholy',
  'sad',
  'depressed',
  'playful',
  'loving',
  'frustrated',
  'anxious',
  'excited',
] as const)
export type MoodB = (typeof MOODS_B)[number]

/** [9.0.4] */
export const MOOD_HISTORY_CAP = 50

/**
 * [4.2.1] A mean of five, compared as a sum against five times each threshold. It reaches 80 at
 * most, so ecstatic takes an excited emotion; the row is kept as written.
 */
const moodB = ({ happiness, energy, love, stress }: StatsB): MoodB => {
  const sum = 2 * happiness + energy + love - stress
  if (sum >= 5 * 85) return 'ecstatic'
  if (sum >= 5 * 75) return 'joyful'
  if (sum >= 5 * 65) return 'happy'
  if (sum >= 5 * 55) return 'content'
  if (sum >= 5 * 45) return 'neutral'
  if (sum >= 5 * 35) return 'melancholy'
  if (sum >= 5 * 25) return 'sad'
  return 'depressed'
}

/** [4.2.22] Setting the mood that already is changes nothing and leaves no trace. */
export const setMoodB = (life: LifeB, mood: MoodB, reason: string): void => {
  const { gameState } = life.pet
  const previousMood = gameState.currentMood
  if (mood === previousMood) return
  gameState.currentMood = mood
  // Cut now and then: to cut at every change would cost a long run a list each time.
  if (life.moods.length >= 2 * MOOD_HISTORY_CAP) life.moods.splice(0, MOOD_HISTORY_CAP)
  life.moods.push({ mood, previousMood, timestamp: life.at, reason })
  life.emit?.({ type: 'mood-changed', mood, previousMood, reason })
}

/** The mood after a change of stats or an action. */
export const feelB = (life: LifeB, reason: string): void =>
  setMoodB(life, moodB(life.pet.stats), reason)

export const setMood: HandlerB = (life, command) => {
  const { reason = 'set-mood' } = command
  const mood = MOODS_B.find((known) => known === command['mood'])
  if (!mood) return unknown('mood')
  if (typeof reason !== 'string') return invalid('reason')
  setMoodB(life, mood, reason)
}
