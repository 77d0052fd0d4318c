import type { Snapshot } from '../companion.ts'
import type { MoodA } from '../reading-a/mood.ts'
import type { MoodB } from '../reading-b/mood.ts'
import { record } from '../record.ts'
import { freeze } from '../share.ts'

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
const MOODS = ['happy', 'excited', 'ecstatic', 'neutral', 'sad', 'tired', 'sleeping'] as const
export type MascotMood = (typeof MOODS)[number]

/** [3.3.4] Unlike either reading's defaults, and shown until she has been used. */
const FRESH: Mascot = {
  currentMood: 'happy',
  level: 1,
  stats: { happiness: 85, energy: 78, intelligence: 65 },
}

export const MASCOT = freeze({ moods: MOODS, fresh: FRESH })

export const mascotOf = (snapshot: Snapshot): Mascot => {
  const { stats, gameState } = snapshot.pet
  const { level, totalInteractions, isAsleep } = factsOf(snapshot)
  // Used means that what the navigation shows has moved, or that she has been cared for.
  const isUsed =
    totalInteractions > 0 || level > 1 || SHOWN.some((stat) => stats[stat] !== UNTOUCHED[stat])
  if (!isUsed) return FRESH
  return {
    currentMood: isAsleep ? 'sleeping' : shown(gameState.currentMood),
    level,
    stats: record(SHOWN, (stat) => stats[stat]),
  }
}

const SHOWN = ['happiness', 'energy', 'intelligence'] as const
/** Both readings begin with these. */
const UNTOUCHED = { happiness: 75, energy: 80, intelligence: 65 } as const

/** What the two readings keep in different places. */
const factsOf = ({ pet }: Snapshot) =>
  'progress' in pet ? { ...pet.progress, isAsleep: false } : { ...pet.profile, ...pet.gameState }

/** Moods of her own show as they are, the dark ones as sadness. */
const shown = (mood: MoodA | MoodB): MascotMood =>
  MOODS.find((own) => own === mood) ?? MOOD_SHOWN[mood] ?? 'sad'

const MOOD_SHOWN: Readonly<Partial<Record<MoodA | MoodB, MascotMood>>> = {
  joyful: 'excited',
  playful: 'excited',
  content: 'happy',
  loving: 'happy',
  hungry: 'tired',
}
