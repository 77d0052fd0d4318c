import { isId, type Id } from '../id.ts'
import { type Json, type JsonObject, isObject } from '../json.ts'
import {
  anything,
  flag,
  list,
  mapOf,
  maybe,
  oneOf,
  type Reader,
  shape,
  text,
  whole,
} from '../shape.ts'
import { ACTIONS_B } from './actions.ts'
import { EMOTION_HISTORY_CAP, type Emotions } from './emotions.ts'
import { SLOTS } from './equipment.ts'
import { CAPACITY_B, CATEGORIES, type Item } from './items.ts'
import { GROWTH_B } from './level.ts'
import { type Memory, MEMORY_CAP } from './memories.ts'
import { MOOD_HISTORY_CAP, MOODS_B } from './mood.ts'
import { MAX_NOTIFICATIONS, MESSAGE_KEYS, NOTIFICATION_TYPES } from './notifications.ts'
import { BIG5, CORE_TRAITS, type Personality, TRAITS } from './personality.ts'
import { type Effects, RARITIES } from './rarity.ts'
import { settingsShape } from './settings.ts'
import type { PetB } from './state.ts'
import { isStatB, STATS_B } from './stats.ts'

const MOST = Number.MAX_SAFE_INTEGER
const count = whole(0, MOST)
const moment = whole(-MOST, MOST)
const stat = whole(0, 100)
const id = anything<Id>(isId)
const json = anything<Json>((_value): _value is Json => true)
const object = anything<JsonObject>((value): value is JsonObject => isObject(value))
const yes = anything<true>((value): value is true => value === true)
const effects = anything<Effects & JsonObject>(
  (value): value is Effects & JsonObject =>
    isObject(value) &&
    Object.entries(value).every(([key, by]) => isStatB(key) && Number.isSafeInteger(by)),
)
const memory = anything<Memory>(
  (value): value is Memory =>
    isObject(value) &&
    Number.isSafeInteger(value['id']) &&
    Number.isSafeInteger(value['timestamp']),
)

/** The same reader for each of a list of names. */
const each = <K extends string, T>(
  names: readonly K[],
  reader: Reader<T>,
): Reader<Readonly<Record<K, T>>> =>
  shape<Record<K, T>>(
    Object.fromEntries(names.map((name) => [name, reader])) as { [N in K]-?: Reader<T> },
  )

const item = shape<Item>({
  id,
  name: text,
  type: text,
  category: oneOf(CATEGORIES),
  rarity: oneOf(RARITIES),
  acquiredAt: maybe(moment),
  discoveredAt: maybe(moment),
  effects,
  equipped: flag,
  equippedAt: maybe(moment),
})

const personality = shape<Personality>({
  coreTraits: each(CORE_TRAITS, stat),
  traits: each(TRAITS, stat),
  big5: each(BIG5, stat),
  dominantTraits: list(oneOf(TRAITS), 3),
  evolution: shape<Personality['evolution']>({
    totalEvolutions: count,
    lastEvolution: maybe(moment),
    availableEvolutions: list(json),
  }),
})

const emotions = shape<Emotions>({
  current: shape<Emotions['current']>({
    dominant: text,
    secondary: text,
    intensity: stat,
    duration: count,
    stability: stat,
  }),
  history: list(
    shape({ emotion: text, intensity: stat, duration: count, timestamp: moment }),
    EMOTION_HISTORY_CAP,
  ),
  triggers: mapOf(count),
  responses: object,
  baseMood: oneOf(MOODS_B),
  temperament: shape<Emotions['temperament']>({
    volatility: stat,
    resilience: stat,
    sensitivity: stat,
    expressiveness: stat,
  }),
})

const gameState = shape<PetB['gameState']>({
  isVisible: flag,
  currentMood: oneOf(MOODS_B),
  isInteracting: flag,
  lastInteractionTime: maybe(moment),
  notifications: list(
    shape({
      id: count,
      timestamp: moment,
      ttl: count,
      type: oneOf(NOTIFICATION_TYPES),
      message: oneOf(MESSAGE_KEYS),
      values: mapOf(anything<string | number>(isValue)),
    }),
    MAX_NOTIFICATIONS,
  ),
  activeScenarios: list(json),
  currentScenario: json,
  cooldowns: object,
  autoSaveEnabled: flag,
  compactMode: flag,
})

/** Reads reading B's companion from unknown data. */
export const shapeB: Reader<PetB> = shape<PetB>({
  stats: each(STATS_B, stat),
  progress: shape<PetB['progress']>({
    level: whole(1, GROWTH_B.maxLevel),
    experience: count,
    experienceToNext: whole(1, MOST),
    totalInteractions: count,
    unlocks: list(json),
    achievements: mapOf(yes),
    completedQuests: list(json),
  }),
  personality,
  emotions,
  gameState,
  ai: shape<PetB['ai']>({
    memories: list(memory, MEMORY_CAP),
    predictions: list(json),
    insights: list(json),
    patterns: list(json),
    personalityProfile: object,
    learningProgress: object,
    neuralNetworkData: object,
  }),
  inventory: shape<PetB['inventory']>({
    items: list(item, CAPACITY_B),
    maxCapacity: whole(0, CAPACITY_B),
    categories: list(oneOf(CATEGORIES)),
    equipment: each(SLOTS, maybe(id)),
    discovery: shape<PetB['inventory']['discovery']>({
      totalFound: count,
      uniqueItems: list(text),
      rareFinds: list(item),
      lastDiscovery: maybe(moment),
    }),
  }),
  settings: settingsShape,
  analytics: shape<PetB['analytics']>({
    sessionStartTime: maybe(moment),
    totalPlayTime: count,
    actionCounts: each(ACTIONS_B, count),
    moodHistory: list(
      shape({
        mood: oneOf(MOODS_B),
        previousMood: oneOf(MOODS_B),
        timestamp: moment,
        reason: text,
      }),
      MOOD_HISTORY_CAP,
    ),
    performanceMetrics: object,
  }),
})

function isValue(value: Json): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
