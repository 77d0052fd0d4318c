import type { Handler, Life, Snapshot, Tools } from '../companion.ts'
import type { Draft } from '../draft.ts'
import { dueOf, NEVER, type Timer } from '../timers.ts'
import type { StatAchievement } from './achievements.ts'
import { REST_MS } from './extensions.ts'
import { MOOD_HISTORY_CAP, type MoodChange } from './mood.ts'
import { expiryOf, type Notification } from './notifications.ts'
import { type Sheet, sheetOf, writeSheet } from './sheet.ts'
import type { PetB } from './state.ts'

/** Reading B's working object. */
export interface LifeB extends Life<'B'>, Held {
  /** Achievements reached by the command at work, in the order reached. */
  readonly pending: StatAchievement[]
  activityDue: number
  restDue: number
}

/** A pet at work. */
interface Held {
  pet: Draft<PetB>
  sheet: Sheet
  /** What each place of the sheet must reach before anything can be earned there, or less. */
  goals: number[]
  /** Notifications and histories, until the pet is asked for. */
  notices: Notification[]
  moods: MoodChange[]
  /** Whether she has done something since: her traits follow from it then. */
  acted: boolean
}

export type HandlerB = Handler<LifeB>

export const lifeB = ({ seq, at, ids, timers, pet }: Snapshot<'B'>, tools: Tools<'B'>): LifeB => {
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
export const held = (pet: PetB): Held => {
  const sheet = sheetOf(pet.stats)
  return {
    pet: draftOf(pet),
    sheet,
    goals: sheet.map(() => 0),
    notices: [...pet.gameState.notifications],
    moods: [...pet.analytics.moodHistory],
    acted: false,
  }
}

/** What the rules write to is copied; the rest stays the snapshot's, however much it is. */
const draftOf = (pet: PetB): Draft<PetB> => {
  const { progress, gameState, inventory, analytics } = pet
  return {
    ...pet,
    progress: { ...progress },
    gameState: { ...gameState },
    inventory: { ...inventory },
    analytics: { ...analytics },
  }
}

/** Puts everything back where the pet has it; lists that did not change are the old ones. */
export const petB = (life: LifeB): PetB => {
  const { pet, notices } = life
  writeSheet(life)
  life.acted = false
  const before = pet.gameState.notifications
  const same = notices.length === before.length && notices.every((one, i) => one === before[i])
  if (!same) pet.gameState.notifications = [...notices]
  const { moods } = life
  if (moods.at(-1) !== pet.analytics.moodHistory.at(-1))
    pet.analytics.moodHistory = moods.slice(-MOOD_HISTORY_CAP)
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
