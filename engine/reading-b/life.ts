import type { Handler, Life, Snapshot, Tools } from '../companion.ts'
import { type Draft, draftOf } from '../draft.ts'
import { type Log, logOf } from '../log.ts'
import { dueOf, NEVER, type Timer } from '../timers.ts'
import type { StatAchievement } from './achievements.ts'
import { REST_MS } from './extensions.ts'
import { MOOD_HISTORY_CAP, type MoodChange } from './mood.ts'
import { expiryOf, type Notification } from './notifications.ts'
import type { PetB } from './state.ts'

/** Reading B's working object. */
export interface LifeB extends Life, Held {
  /** Achievements reached by the command at work, in the order reached. */
  readonly pending: StatAchievement[]
  activityDue: number
  restDue: number
}

/** A pet at work. */
interface Held {
  pet: Draft<PetB>
  /** Notifications and histories, until the pet is asked for. */
  notices: Notification[]
  moods: Log<MoodChange>
  /** Whether `dominantTraits` is up to date with the traits. */
  ranked: boolean
}

export type HandlerB = Handler<LifeB>

export const lifeB = ({ seq, at, ids, timers, pet }: Snapshot<'B'>, tools: Tools): LifeB => {
  const restDue = tools.extensions ? Math.min(dueOf(timers, 'rest'), at + REST_MS) : NEVER
  return {
    seq,
    at,
    ids,
    due: Math.min(timers[0]?.due ?? NEVER, restDue),
    ...tools,
    ...held(pet),
    pending: [],
    activityDue: dueOf(timers, 'activity'),
    restDue,
  }
}

/** Makes a pet ready for work: a copy to write on, and open histories. */
export const held = (pet: PetB): Held => ({
  pet: draftOf(pet),
  notices: [...pet.gameState.notifications],
  moods: logOf(pet.analytics.moodHistory, MOOD_HISTORY_CAP),
  ranked: false,
})

/** Puts everything back where the pet has it; lists that did not change are the old ones. */
export const petB = (life: LifeB): PetB => {
  const { pet, notices } = life
  const before = pet.gameState.notifications
  const same = notices.length === before.length && notices.every((one, i) => one === before[i])
  if (!same) pet.gameState.notifications = [...notices]
  pet.analytics.moodHistory = life.moods.list()
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
