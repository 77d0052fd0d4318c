import { namesOf } from '../record.ts'
import { freeze } from '../share.ts'

/** In the order of the rules [3.2.2]; each a whole number from 0 to 100. */
export const DEFAULT_STATS_B = freeze({
  happiness: 75,
  energy: 80,
  hunger: 60,
  love: 70,
  intelligence: 65,
  creativity: 60,
  social: 55,
  curiosity: 70,
  health: 90,
  hygiene: 85,
  wisdom: 45,
  magic: 30,
  charisma: 50,
  independence: 40,
  empathy: 80,
  loyalty: 85,
  confidence: 60,
  stress: 20,
})
export type StatB = keyof typeof DEFAULT_STATS_B
export type StatsB = Readonly<Record<StatB, number>>
export const STATS_B = namesOf(DEFAULT_STATS_B)

export const isStatB = (value: unknown): value is StatB => STATS_B.includes(value as StatB)
