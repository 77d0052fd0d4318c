import type { Draft, Life, Snapshot, Tools } from '../companion.ts'
import type { Emit } from '../events.ts'
import { Log } from '../log.ts'
import type { LiveRng } from '../rng.ts'
import { dueOf, NEVER, type Timer } from '../timers.ts'
import type { StatAchievement } from './achievements.ts'
import { EMOTION_HISTORY_CAP, type PastEmotion } from './emotions.ts'
import { REST_MS } from './extensions.ts'
import { type Memory, MEMORY_CAP } from './memories.ts'
import { MOOD_HISTORY_CAP, type MoodChange } from './mood.ts'
import { expiryOf, type Notification } from './notifications.ts'
import type { PetB } from './state.ts'

/** Reading B's working object: own copies of what its rules write. */
export class LifeB implements Life {
  seq: number
  at: number
  ids: number
  due: number
  readonly dice: LiveRng
  readonly emit: Emit | undefined
  readonly extensions: boolean
  pet!: Draft<PetB>
  /** Notifications and histories, until the pet is asked for. */
  notices!: Notification[]
  moods!: Log<MoodChange>
  feelings!: Log<PastEmotion>
  memories!: Log<Memory>
  /** Whether `dominantTraits` is up to date with the traits. */
  ranked!: boolean
  /** Achievements reached by the command at work, in the order reached. */
  readonly pending: StatAchievement[] = []
  activityDue: number
  restDue: number

  constructor({ seq, at, ids, timers, pet }: Snapshot<'B'>, tools: Tools) {
    this.seq = seq
    this.at = at
    this.ids = ids
    this.dice = tools.dice
    this.emit = tools.emit
    this.extensions = tools.extensions
    this.activityDue = dueOf(timers, 'activity')
    this.restDue = tools.extensions ? Math.min(dueOf(timers, 'rest'), at + REST_MS) : NEVER
    this.due = Math.min(timers[0]?.due ?? NEVER, this.restDue)
    this.hold(pet)
  }

  /** Makes a pet ready for work: copies of the objects that rules write, and open histories. */
  hold(pet: PetB): void {
    this.pet = copyPetB(pet)
    this.notices = [...pet.gameState.notifications]
    this.moods = new Log(pet.analytics.moodHistory, MOOD_HISTORY_CAP)
    this.feelings = new Log(pet.emotions.history, EMOTION_HISTORY_CAP)
    this.memories = new Log(pet.ai.memories, MEMORY_CAP)
    this.ranked = false
  }
}

/** Puts everything back where the pet has it; lists that did not change are the old ones. */
export const petB = (life: LifeB): PetB => {
  const { pet, notices } = life
  const before = pet.gameState.notifications
  const same = notices.length === before.length && notices.every((one, i) => one === before[i])
  if (!same) pet.gameState.notifications = [...notices]
  pet.analytics.moodHistory = life.moods.list()
  pet.emotions.history = life.feelings.list()
  pet.ai.memories = life.memories.list()
  return pet
}

export const timersB = ({ activityDue, restDue, notices }: LifeB): readonly Timer[] => [
  { key: 'activity', due: activityDue },
  ...notices.map((notification): Timer => ({
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
