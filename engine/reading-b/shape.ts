import { countedId, id, isCounted } from '../id.ts'
import { isObject, type JsonObject } from '../json.ts'
import { like } from '../like.ts'
import { record } from '../record.ts'
import {
  count,
  flag,
  json,
  list,
  mapOf,
  maybe,
  moment,
  named,
  oneOf,
  only,
  positive,
  type Reader,
  shape,
  text,
  whole,
} from '../shape.ts'
import { DEFAULT_EMOTIONS, EMOTION_HISTORY_CAP, type PastEmotion } from './emotions.ts'
import { SLOTS } from './equipment.ts'
import { CAPACITY_B, CATEGORIES, type Item } from './items.ts'
import { GROWTH_B } from './level.ts'
import { type Memory, MEMORY_CAP } from './memories.ts'
import { MOOD_HISTORY_CAP, type MoodChange, MOODS_B } from './mood.ts'
import {
  MAX_NOTIFICATIONS,
  MESSAGE_KEYS,
  type Notification,
  NOTIFICATION_TYPES,
} from './notifications.ts'
import { DEFAULT_PERSONALITY, TRAITS } from './personality.ts'
import { type Effects, isEffects, RARITIES } from './rarity.ts'
import { settingsShape } from './settings.ts'
import { DEFAULT_PET_B, type PetB } from './state.ts'
import { DEFAULT_STATS_B } from './stats.ts'

const stat = whole(0, 100)
const mood = oneOf(MOODS_B)

const item = shape<Item>({
  id: countedId,
  name: text,
  type: text,
  category: oneOf(CATEGORIES),
  rarity: oneOf(RARITIES),
  acquiredAt: maybe(moment),
  discoveredAt: maybe(moment),
  effects: only((value): value is Effects & JsonObject => isEffects(value)),
  equipped: flag,
  equippedAt: maybe(moment),
})

const notification = shape<Notification>({
  id: only(isCounted),
  timestamp: moment,
  ttl: count,
  type: oneOf(NOTIFICATION_TYPES),
  message: oneOf(MESSAGE_KEYS),
  values: mapOf(
    only(
      (value): value is string | number => typeof value === 'string' || typeof value === 'number',
    ),
  ),
})

const memory = only<Memory>(
  (value): value is Memory =>
    isObject(value) && isCounted(value['id']) && Number.isSafeInteger(value['timestamp']),
)

/** Reads reading B's companion from unknown data. */
export const shapeB: Reader<PetB> = like(DEFAULT_PET_B, {
  stats: like(DEFAULT_STATS_B, {}, stat),
  progress: {
    level: whole(1, GROWTH_B.maxLevel),
    experienceToNext: positive,
    achievements: mapOf(only((value): value is true => value === true)),
  },
  personality: like(
    DEFAULT_PERSONALITY,
    {
      dominantTraits: list(oneOf(TRAITS), 3),
      evolution: { totalEvolutions: count },
    },
    stat,
  ),
  emotions: like(
    DEFAULT_EMOTIONS,
    {
      current: { duration: count },
      history: list(
        shape<PastEmotion>({ emotion: text, intensity: stat, duration: count, timestamp: moment }),
        EMOTION_HISTORY_CAP,
      ),
      triggers: mapOf(count),
      baseMood: mood,
    },
    stat,
  ),
  gameState: {
    currentMood: mood,
    notifications: named(list(notification, MAX_NOTIFICATIONS)),
    currentScenario: json,
  },
  ai: { memories: named(list(memory, MEMORY_CAP)) },
  inventory: {
    items: named(list(item, CAPACITY_B)),
    maxCapacity: whole(0, CAPACITY_B),
    categories: list(oneOf(CATEGORIES)),
    equipment: shape(record(SLOTS, () => maybe(id))),
    discovery: { uniqueItems: list(text), rareFinds: list(item) },
  },
  settings: settingsShape,
  analytics: {
    moodHistory: list(
      shape<MoodChange>({ mood, previousMood: mood, timestamp: moment, reason: text }),
      MOOD_HISTORY_CAP,
    ),
  },
})
