import { invalid, unknown } from '../refuse.ts'
import type { HandlerB, LifeB } from './life.ts'
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
 * [4.2.1] The first eight, from 85 downwards in steps of ten, by the score times five. It reaches
 * 5 × 80 at most, so ecstatic takes an excited emotion; the row is kept as written.
 */
const moodB = ({ happiness, energy, love, stress }: StatsB): MoodB => {
  const score = 2 * happiness + energy + love - stress
  const steps = Math.ceil((5 * 85 - score) / (5 * 10))
  return MOODS_B[Math.max(0, Math.min(7, steps))]!
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

export const setMood: HandlerB = (life, command) => {
  const { reason = 'set-mood' } = command
  const mood = MOODS_B.find((known) => known === command['mood'])
  if (!mood) return unknown('mood')
  if (typeof reason !== 'string') return invalid('reason')
  setMoodB(life, mood, reason)
}
