import { yearsSince } from '../civil-day.ts'
import type { Snapshot } from '../companion.ts'
import { type Issue, wrong } from '../shape.ts'
import { dueOf, NEVER, UNTIMELY } from '../timers.ts'
import type { PetA } from './state.ts'

/** The age follows from the calendar; a sleeper wakes one day, and an activity ends. */
export const agreeA = ({ at, timers, pet }: Snapshot<'A'>, to?: Issue[]): PetA => {
  const { profile, gameState } = pet
  const age = yearsSince(profile.birthdate, at)
  const isAsleep = to ? dueOf(timers, 'sleep') !== NEVER : gameState.isAsleep
  const idle = to && dueOf(timers, 'activity') === NEVER
  const currentActivity = idle ? null : gameState.currentActivity
  if (to && age !== profile.age) wrong(to, 'profile.age', UNTIMELY, age)
  if (isAsleep !== gameState.isAsleep || currentActivity !== gameState.currentActivity)
    wrong(to!, 'gameState', UNTIMELY, 0)
  return {
    ...pet,
    profile: { ...profile, age },
    gameState: { ...gameState, isAsleep, currentActivity },
  }
}
