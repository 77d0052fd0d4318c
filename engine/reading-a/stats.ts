import { freeze } from '../share.ts'

/** In the order of the rules; each a whole number from 0 to 100. */
export const STATS_A = freeze([
  'happiness',
  'energy',
  'intelligence',
  'health',
  'hunger',
  'cleanliness',
  'social',
  'creativity',
] as const)
export type StatA = (typeof STATS_A)[number]
export type StatsA = Readonly<Record<StatA, number>>

export const DEFAULT_STATS_A: StatsA = freeze({
  happiness: 75,
  energy: 80,
  intelligence: 65,
  health: 100,
  hunger: 40,
  cleanliness: 90,
  social: 50,
  creativity: 60,
})
