import type { Raw } from '../companion.ts'
import { refuseInvalid, refuseUnknown } from '../refuse.ts'
import type { LifeB } from './life.ts'
import type { StatsB } from './stats.ts'

export interface MoodChange {
  readonly mood: MoodB
  readonly previousMood: MoodB
  readonly timestamp: number
  readonly reason: string
}

/** Those that the score gives, then those that only emotions give. */
export const MOODS_B = [
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
] as const
export type MoodB = (typeof MOODS_B)[number]

/** [9.0.4] */
export const MOOD_HISTORY_CAP = 50

/**
 * [4.2.1] The score times five, against five times each threshold. It reaches 400 at most, so
 * ecstatic takes an excited emotion; the row is kept as written.
 */
const moodB = ({ happiness, energy, love, stress }: StatsB): MoodB => {
  const score = 2 * happiness + energy + love - stress
  if (score >= 5 * 85) return 'ecstatic'
  if (score >= 5 * 75) return 'joyful'
  if (score >= 5 * 65) return 'happy'
  if (score >= 5 * 55) return 'content'
  if (score >= 5 * 45) return 'neutral'
  if (score >= 5 * 35) return 'melancholy'
  if (score >= 5 * 25) return 'sad'
  return 'depressed'
}

/** [4.2.22] Setting the mood that already is changes nothing and leaves no trace. */
export const setMoodB = (life: LifeB, mood: MoodB, reason: string): void => {
  const { gameState } = life.pet
  const previousMood = gameState.currentMood
  if (mood === previousMood) return
  gameState.currentMood = mood
  life.moods.push({ mood, previousMood, timestamp: life.at, reason })
  life.emit?.({ type: 'mood-changed', mood, previousMood, reason })
}

/** The mood after a change of stats or an action. */
export const feelB = (life: LifeB, reason: string): void =>
  setMoodB(life, moodB(life.pet.stats), reason)

export const setMood = (life: LifeB, command: Raw): void => {
  const { reason = 'set-mood' } = command
  const mood = MOODS_B.find((known) => known === command['mood'])
  if (!mood) return refuseUnknown(life, command, 'mood')
  if (typeof reason !== 'string') return refuseInvalid(life, command, 'reason')
  setMoodB(life, mood, reason)
}
