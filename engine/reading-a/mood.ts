import type { StatsA } from './stats.ts'
import { freeze } from '../share.ts'

export const MOODS_A = freeze([
  'ecstatic',
  'happy',
  'content',
  'neutral',
  'sad',
  'critical',
  'sick',
  'tired',
  'hungry',
] as const)
export type MoodA = (typeof MOODS_A)[number]

/** [4.1.8] The mood that the stats give: of the overrides, the last that applies wins. */
export const moodA = (stats: StatsA): MoodA => {
  if (stats.hunger > 80) return 'hungry'
  if (stats.energy < 20) return 'tired'
  if (stats.health < 30) return 'sick'
  return byScore(stats)
}

/** [4.1.1] A mean of four, compared as a sum against four times each threshold. */
const byScore = ({ happiness, energy, health, hunger }: StatsA): MoodA => {
  const sum = happiness + energy + health + (100 - hunger)
  if (sum >= 4 * 90) return 'ecstatic'
  if (sum >= 4 * 75) return 'happy'
  if (sum >= 4 * 60) return 'content'
  if (sum >= 4 * 40) return 'neutral'
  if (sum >= 4 * 25) return 'sad'
  return 'critical'
}
