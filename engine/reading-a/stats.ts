import { namesOf } from '../record.ts'
import { freeze } from '../share.ts'

/** In the order of the rules; each a whole number from 0 to 100. */
export const DEFAULT_STATS_A = freeze({
  happiness: 75,
  energy: 80,
  intelligence: 65,
  health: 100,
  hunger: 40,
  cleanliness: 90,
  social: 50,
  creativity: 60,
})
export type StatA = keyof typeof DEFAULT_STATS_A
export type StatsA = Readonly<Record<StatA, number>>
export const STATS_A = namesOf(DEFAULT_STATS_A)
