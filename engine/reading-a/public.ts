/** What hosts may know of reading A. */
export { ACTION_A, ACTIONS_A, type ActionA } from './action-table.ts'
export { analyticsA, type AnalyticsA } from './analytics.ts'
export { createEngineA } from './create-engine.ts'
export type { CommandA } from './commands.ts'
export { CURRENCIES_A, type CurrencyA, type Economy, totalWealth } from './economy.ts'
export type { Friend } from './friends.ts'
export {
  type Child,
  type Genetics,
  type GeneticTrait,
  type Genome,
  type Parentage,
  TRAIT_VOCABULARY,
} from './genetics.ts'
export { GROWTH_A } from './level.ts'
export { MOODS_A, type MoodA } from './mood.ts'
export { stageOf, type StageA } from './stage.ts'
export {
  type AchievementsA,
  type GameStateA,
  type InventoryA,
  type PetA,
  type ProfileA,
  type SocialA,
} from './state.ts'
export { DEFAULT_STATS_A, type StatA, STATS_A, type StatsA } from './stats.ts'
