import type { Snapshot } from '../companion.ts'
import { DEFAULT_STATS_A } from '../reading-a/state.ts'
import type { MoodA } from '../reading-a/mood.ts'
import type { MoodB } from '../reading-b/mood.ts'
import { DEFAULT_STATS_B } from '../reading-b/stats.ts'

/** Reading C [3.3]: the companion as the navigation shows her. */
export interface Mascot {
  readonly currentMood: MascotMood
  readonly level: number
  readonly stats: {
    readonly happiness: number
    readonly energy: number
    readonly intelligence: number
  }
}

/** [3.3.1] */
export const MASCOT_MOODS = [
  'happy',
  'excited',
  'ecstatic',
  'neutral',
  'sad',
  'tired',
  'sleeping',
] as const
export type MascotMood = (typeof MASCOT_MOODS)[number]

/** [3.3.4] Unlike either reading's defaults, and shown until she has been used. */
export const DEFAULT_MASCOT: Mascot = {
  currentMood: 'happy',
  level: 1,
  stats: { happiness: 85, energy: 78, intelligence: 65 },
}

export const mascotOf = (snapshot: Snapshot): Mascot => {
  if (!isUsed(snapshot)) return DEFAULT_MASCOT
  const { stats, gameState } = snapshot.pet
  return {
    currentMood: isAsleep(snapshot) ? 'sleeping' : MOOD_SHOWN[gameState.currentMood],
    level: levelOf(snapshot),
    stats: { happiness: stats.happiness, energy: stats.energy, intelligence: stats.intelligence },
  }
}

/** Used means that what the navigation shows has moved, or that she has been cared for. */
const isUsed = (snapshot: Snapshot): boolean => {
  const { stats } = snapshot.pet
  const defaults = snapshot.reading === 'A' ? DEFAULT_STATS_A : DEFAULT_STATS_B
  return (
    interactionsOf(snapshot) > 0 ||
    levelOf(snapshot) > 1 ||
    stats.happiness !== defaults.happiness ||
    stats.energy !== defaults.energy ||
    stats.intelligence !== defaults.intelligence
  )
}

const MOOD_SHOWN: Readonly<Record<MoodA | MoodB, MascotMood>> = {
  ecstatic: 'ecstatic',
  happy: 'happy',
  neutral: 'neutral',
  sad: 'sad',
  tired: 'tired',
  excited: 'excited',
  joyful: 'excited',
  playful: 'excited',
  content: 'happy',
  loving: 'happy',
  melancholy: 'sad',
  depressed: 'sad',
  critical: 'sad',
  sick: 'sad',
  frustrated: 'sad',
  anxious: 'sad',
  hungry: 'tired',
}

const isA = (snapshot: Snapshot): snapshot is Snapshot<'A'> => snapshot.reading === 'A'

const levelOf = (snapshot: Snapshot): number =>
  isA(snapshot) ? snapshot.pet.profile.level : (snapshot as Snapshot<'B'>).pet.progress.level

const interactionsOf = (snapshot: Snapshot): number =>
  isA(snapshot)
    ? snapshot.pet.gameState.totalInteractions
    : (snapshot as Snapshot<'B'>).pet.progress.totalInteractions

const isAsleep = (snapshot: Snapshot): boolean => isA(snapshot) && snapshot.pet.gameState.isAsleep
