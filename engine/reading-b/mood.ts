import { namesOf } from '../record.ts'
import { invalid, unknown } from '../refuse.ts'
import type { HandlerB, LifeB } from './life.ts'
import { type Sheet, STAT } from './sheet.ts'
import { freeze } from '../share.ts'

export interface MoodChange {
  readonly mood: MoodB
  readonly previousMood: MoodB
  readonly timestamp: number
  readonly reason: string
}

/**
 * [4.2.1] The least mean of five for each mood. It reaches 80 at most, so ecstatic takes an excited
 * emotion; the row is kept as written.
 */
const SCORES = {
  ecstatic: 85,
  joyful: 75,
  happy: 65,
  content: 55,
  neutral: 45,
  melancholy: 35,
  sad: 25,
  depressed: -20,
}

/** Those that the score gives, then those that only emotions give. */
export const MOODS_B = freeze([
  ...namesOf(SCORES),
  'playful',
  'loving',
  'frustrated',
  'anxious',
  'excited',
] as const)
export type MoodB = (typeof MOODS_B)[number]

/** [9.0.4] */
export const MOOD_HISTORY_CAP = 50

/** For each sum of five, from the lowest: whole numbers, so that nothing is divided. */
const LOWEST = -100
const MOOD_OF = /* @__PURE__ */ Array.from({ length: 501 }, (_, i) =>
  namesOf(SCORES).find((mood) => LOWEST + i >= 5 * SCORES[mood]),
)

const moodB = (sheet: Sheet): MoodB => {
  const { happiness, energy, love, stress } = STAT
  return MOOD_OF[2 * sheet[happiness]! + sheet[energy]! + sheet[love]! - sheet[stress]! - LOWEST]!
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
  setMoodB(life, moodB(life.sheet), reason)

export const setMood: HandlerB = (life, command) => {
  const { reason = 'set-mood' } = command
  const mood = MOODS_B.find((known) => known === command['mood'])
  if (!mood) return unknown('mood')
  if (typeof reason !== 'string') return invalid('reason')
  setMoodB(life, mood, reason)
}
