import { nextMidnight, yearsSince } from '../civil-day.ts'
import type { Handler, Life, Snapshot, Tools } from '../companion.ts'
import type { Draft } from '../draft.ts'
import type { Id } from '../id.ts'
import { dueOf, NEVER, type Timer } from '../timers.ts'
import { moodA } from './mood.ts'
import type { PetA } from './state.ts'

/** Reading A's working object. */
export interface LifeA extends Life<'A'> {
  pet: Draft<PetA>
  activityDue: number
  sleepDue: number
  /** Known since a friend was added in this run. */
  friendIds: Set<Id> | undefined
}

export type HandlerA = Handler<LifeA>

export const lifeA = ({ seq, at, ids, timers, pet }: Snapshot<'A'>, tools: Tools<'A'>): LifeA => ({
  seq,
  at,
  ids,
  due: Math.min(timers[0]?.due ?? NEVER, nextMidnight(at)),
  ...tools,
  pet: draftOf(pet),
  activityDue: dueOf(timers, 'activity'),
  sleepDue: dueOf(timers, 'sleep'),
  friendIds: undefined,
})

/** What the rules write to is copied; the rest stays the snapshot's. */
export const draftOf = (pet: PetA): Draft<PetA> => {
  const { genetics } = pet
  return {
    ...pet,
    profile: { ...pet.profile },
    stats: { ...pet.stats },
    genetics: { ...genetics, parentage: { ...genetics.parentage } },
    social: { ...pet.social },
    economy: { ...pet.economy },
    gameState: { ...pet.gameState },
  }
}

export const timersA = (life: LifeA): readonly Timer[] => [
  { key: 'activity', due: life.activityDue },
  { key: 'sleep', due: life.sleepDue },
]

export const dueA = (life: LifeA): number => Math.min(life.activityDue, life.sleepDue)

/** Ends what is due, and keeps the age in step with the calendar. */
export const fireA = (life: LifeA, until: number): void => {
  // At the same moment the activity ends before the night does.
  while (life.activityDue <= until || life.sleepDue <= until) {
    if (life.activityDue <= life.sleepDue) endActivity(life)
    else wake(life)
  }
  const { profile } = life.pet
  profile.age = yearsSince(profile.birthdate, until)
  life.due = Math.min(dueA(life), nextMidnight(until))
}

/** [4.1.12] The mood after a change of stats or an action. */
export const feelA = (life: LifeA, reason: string): void => {
  const { gameState, stats } = life.pet
  const mood = moodA(stats)
  const previousMood = gameState.currentMood
  if (mood === previousMood) return
  gameState.currentMood = mood
  life.emit?.({ type: 'mood-changed', mood, previousMood, reason })
}

const endActivity = (life: LifeA): void => {
  life.activityDue = NEVER
  life.pet.gameState.currentActivity = null
  life.emit?.({ type: 'activity-ended' })
}

const wake = (life: LifeA): void => {
  life.sleepDue = NEVER
  life.pet.gameState.isAsleep = false
  life.emit?.({ type: 'woke' })
}
