/** What hosts may know of reading B. */
import { record } from '../record.ts'
import { freeze } from '../share.ts'
import { type Action, type ActionB, DEED } from './actions.ts'
import { CREATIONS, FINDS as DISCOVERIES, NOUNS } from './discovery.ts'
import { RARITIES, type Rarity, RARITY as RULES, type RarityFacts } from './rarity.ts'

export { STAT_ACHIEVEMENTS, type StatAchievement, TIERS } from './achievements.ts'
export { type Action, type ActionB, ACTIONS_B, type Guard } from './actions.ts'
export { createEngineB } from './create-engine.ts'
export type { CommandB, SettingsPatch } from './commands.ts'
export { type Discovery, ITEM_TYPES, type ItemType } from './discovery.ts'
export { EMOTION_MOODS, type Emotions, type PastEmotion } from './emotions.ts'
export { type Equipment, type Slot, SLOTS } from './equipment.ts'
export { CATEGORIES, type Category, type GivenItem, type Item } from './items.ts'
export { GROWTH_B } from './level.ts'
export type { Memory } from './memories.ts'
export { type MoodB, type MoodChange, MOODS_B } from './mood.ts'
export {
  type MessageKey,
  MESSAGES,
  type Notification,
  type NotificationType,
  type Removal,
} from './notifications.ts'
export {
  type Big5,
  CORE_TRAITS,
  type CoreTrait,
  type Personality,
  type Trait,
  TRAITS,
} from './personality.ts'
export type { StatPatch } from './patch.ts'
export { type Effects, RARITIES, type Rarity, type RarityFacts } from './rarity.ts'
export type { Settings } from './settings.ts'
export type { Ai, AnalyticsB, GameStateB, InventoryB, PetB, Progress } from './state.ts'
export { DEFAULT_STATS_B, type StatB, STATS_B, type StatsB } from './stats.ts'

/** What things that she finds or makes are called. */
export const FINDS = freeze({ nouns: NOUNS, creations: CREATIONS, discoveries: DISCOVERIES })

const COLOURS: Readonly<Record<Rarity, string>> = {
  common: '#9CA3AF',
  uncommon: '#22C55E',
  rare: '#3B82F6',
  epic: '#A855F7',
  legendary: '#F59E0B',
}

/** [9.0.9] What the rules make of a rarity, and the colour to show it in, which none of them asks for. */
export const RARITY: Readonly<Record<Rarity, RarityFacts & { readonly colour: string }>> = freeze(
  record(RARITIES, (rarity) => ({ ...RULES[rarity], colour: COLOURS[rarity] })),
)

/** What the actions need, take and give; what they do to her stays with the rules. */
export const ACTION_B: Readonly<Record<ActionB, Action>> = DEED
