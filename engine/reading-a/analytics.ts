import { daysSince } from '../civil-day.ts'
import { totalWealth } from './economy.ts'
import type { StageA } from './stage.ts'
import type { PetA } from './state.ts'
import { STATS_A } from './stats.ts'

/** [3.1.27] Derived, never stored. */
export interface AnalyticsA {
  /** The mean of all stats. */
  readonly overallHealth: number
  readonly daysAlive: number
  readonly friendsCount: number
  readonly totalWealth: number
  readonly evolutionStage: StageA
  readonly rarity: number
}

export const analyticsA = (pet: PetA, at: number): AnalyticsA => ({
  overallHealth: STATS_A.reduce((sum, stat) => sum + pet.stats[stat], 0) / STATS_A.length,
  daysAlive: daysSince(pet.profile.birthdate, at),
  friendsCount: pet.social.friends.length,
  totalWealth: totalWealth(pet.economy),
  evolutionStage: pet.gameState.evolutionStage,
  rarity: pet.profile.rarity,
})
