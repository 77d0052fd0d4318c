import type { Json, JsonObject } from '../json.ts'
import { record } from '../record.ts'
import { freeze } from '../share.ts'
import { type ActionB, ACTIONS_B } from './actions.ts'
import { type Discovery } from './discovery.ts'
import { DEFAULT_EMOTIONS, type Emotions } from './emotions.ts'
import { type Equipment, SLOTS } from './equipment.ts'
import { CAPACITY_B, CATEGORIES, type Category, type Item } from './items.ts'
import { GROWTH_B } from './level.ts'
import type { Memory } from './memories.ts'
import type { MoodB, MoodChange } from './mood.ts'
import type { Notification } from './notifications.ts'
import { DEFAULT_PERSONALITY, type Personality } from './personality.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'
import { DEFAULT_STATS_B, type StatsB } from './stats.ts'

/** Reading B's companion [3.2]. */
export interface PetB {
  readonly stats: StatsB
  readonly progress: Progress
  readonly personality: Personality
  readonly emotions: Emotions
  readonly gameState: GameStateB
  readonly ai: Ai
  readonly inventory: InventoryB
  readonly settings: Settings
  readonly analytics: AnalyticsB
}

export interface Progress {
  readonly level: number
  readonly experience: number
  readonly experienceToNext: number
  readonly totalInteractions: number
  readonly unlocks: readonly Json[]
  /** A set of ids, as a record: JSON has no sets. */
  readonly achievements: Readonly<Record<string, true>>
  readonly completedQuests: readonly Json[]
}

export interface GameStateB {
  readonly isVisible: boolean
  readonly currentMood: MoodB
  readonly isInteracting: boolean
  /** Milliseconds on the host's clock. */
  readonly lastInteractionTime: number | null
  readonly notifications: readonly Notification[]
  readonly activeScenarios: readonly Json[]
  readonly currentScenario: Json
  readonly cooldowns: JsonObject
  readonly autoSaveEnabled: boolean
  readonly compactMode: boolean
}

/** Kept for the host; no rule says how anything but memories comes to be. */
export interface Ai {
  readonly memories: readonly Memory[]
  readonly predictions: readonly Json[]
  readonly insights: readonly Json[]
  readonly patterns: readonly Json[]
  readonly personalityProfile: JsonObject
  readonly learningProgress: JsonObject
  readonly neuralNetworkData: JsonObject
}

export interface InventoryB {
  readonly items: readonly Item[]
  readonly maxCapacity: number
  readonly categories: readonly Category[]
  readonly equipment: Equipment
  readonly discovery: Discovery
}

export interface AnalyticsB {
  /** When she was last shown; null while she is hidden. */
  readonly sessionStartTime: number | null
  /** Milliseconds. */
  readonly totalPlayTime: number
  readonly actionCounts: Readonly<Record<ActionB, number>>
  readonly moodHistory: readonly MoodChange[]
  readonly performanceMetrics: JsonObject
}

/** All defaults, but for the session, which the clock begins. */
export const DEFAULT_PET_B: PetB = freeze({
  stats: DEFAULT_STATS_B,
  progress: {
    level: 1,
    experience: 0,
    experienceToNext: GROWTH_B.threshold(1),
    totalInteractions: 0,
    unlocks: [],
    achievements: {},
    completedQuests: [],
  },
  personality: DEFAULT_PERSONALITY,
  emotions: DEFAULT_EMOTIONS,
  gameState: {
    isVisible: true,
    currentMood: 'happy',
    isInteracting: false,
    lastInteractionTime: null,
    notifications: [],
    activeScenarios: [],
    currentScenario: null,
    cooldowns: {},
    autoSaveEnabled: true,
    compactMode: false,
  },
  ai: {
    memories: [],
    predictions: [],
    insights: [],
    patterns: [],
    personalityProfile: {},
    learningProgress: {},
    neuralNetworkData: {},
  },
  inventory: {
    items: [],
    maxCapacity: CAPACITY_B,
    categories: CATEGORIES,
    equipment: record(SLOTS, () => null),
    discovery: { totalFound: 0, uniqueItems: [], rareFinds: [], lastDiscovery: null },
  },
  settings: DEFAULT_SETTINGS,
  analytics: {
    sessionStartTime: null,
    totalPlayTime: 0,
    actionCounts: record(ACTIONS_B, () => 0),
    moodHistory: [],
    performanceMetrics: {},
  },
})

/** [4.2.80] A new life. She is shown until hidden, so a session runs from the start. */
export const freshPetB = (at: number): PetB => ({
  ...DEFAULT_PET_B,
  analytics: { ...DEFAULT_PET_B.analytics, sessionStartTime: at },
})
