import type { Draft, Life, Snapshot, Tools } from '../companion.ts'
import { Log } from '../log.ts'
import { dueOf, NEVER, type Timer } from '../timers.ts'
import type { StatAchievement } from './achievements.ts'
import { EMOTION_HISTORY_CAP, type PastEmotion } from './emotions.ts'
import { REST_MS } from './extensions.ts'
import { type Memory, MEMORY_CAP } from './memories.ts'
import { MOOD_HISTORY_CAP, type MoodChange } from './mood.ts'
import { expiryOf } from './notifications.ts'
import type { PetB } from './state.ts'

/** Reading B's working object: own copies of what its rules write. */
export interface LifeB extends Life {
  pet: Draft<PetB>
  /** Histories, until the pet is asked for. */
  moods: Log<MoodChange>
  feelings: Log<PastEmotion>
  memories: Log<Memory>
  /** Achievements reached by the command at work, in the order reached. */
  readonly pending: StatAchievement[]
  /** Whether `dominantTraits` is up to date with the traits. */
  ranked: boolean
  activityDue: number
  restDue: number
}

export const thawB = (
  { seq, at, ids, timers, pet }: Snapshot<'B'>,
  { dice, emit, extensions }: Tools,
): LifeB => {
  const restDue = Math.min(dueOf(timers, 'rest'), at + REST_MS)
  return {
    seq,
    at,
    ids,
    due: Math.min(timers[0]?.due ?? NEVER, extensions ? restDue : NEVER),
    dice,
    emit,
    extensions,
    ...holdPet(pet),
    pending: [],
    activityDue: dueOf(timers, 'activity'),
    restDue: extensions ? restDue : NEVER,
  }
}

/** A pet made ready for work: copies of the objects that rules write, and open histories. */
export const holdPet = (
  pet: PetB,
): Pick<LifeB, 'pet' | 'moods' | 'feelings' | 'memories' | 'ranked'> => ({
  pet: copyPetB(pet),
  moods: new Log(pet.analytics.moodHistory, MOOD_HISTORY_CAP),
  feelings: new Log(pet.emotions.history, EMOTION_HISTORY_CAP),
  memories: new Log(pet.ai.memories, MEMORY_CAP),
  ranked: false,
})

/** Puts the histories back where the pet has them. */
export const petB = (life: LifeB): PetB => {
  const { pet } = life
  pet.analytics.moodHistory = life.moods.list()
  pet.emotions.history = life.feelings.list()
  pet.ai.memories = life.memories.list()
  return pet
}

export const timersB = ({ activityDue, restDue, pet }: LifeB): readonly Timer[] => [
  { key: 'activity', due: activityDue },
  ...pet.gameState.notifications.map((notification): Timer => ({
    key: `notification:${notification.id}`,
    due: expiryOf(notification),
  })),
  { key: 'rest', due: restDue },
]

const copyPetB = ({ personality, emotions, inventory, analytics, ...pet }: PetB): Draft<PetB> => ({
  stats: { ...pet.stats },
  progress: { ...pet.progress },
  personality: {
    ...personality,
    coreTraits: { ...personality.coreTraits },
    traits: { ...personality.traits },
  },
  emotions: { ...emotions, current: { ...emotions.current } },
  gameState: { ...pet.gameState },
  ai: { ...pet.ai },
  inventory: {
    ...inventory,
    equipment: { ...inventory.equipment },
    discovery: { ...inventory.discovery },
  },
  settings: pet.settings,
  analytics: { ...analytics, actionCounts: { ...analytics.actionCounts } },
})
