import type { Snapshot } from '../companion.ts'
import { type Issue, wrong } from '../shape.ts'
import { dueOf, NEVER, UNTIMELY } from '../timers.ts'
import type { PetB } from './state.ts'

/** Of a save: an activity ends one day, and nothing was said tomorrow. */
export const agreeB = ({ at, timers, pet }: Snapshot<'B'>, to?: Issue[]): PetB => {
  if (!to) return pet
  const { gameState } = pet
  const isInteracting = dueOf(timers, 'activity') !== NEVER
  const notifications = gameState.notifications.filter(({ timestamp }) => timestamp <= at)
  if (
    isInteracting !== gameState.isInteracting ||
    notifications.length < gameState.notifications.length
  )
    wrong(to, 'gameState', UNTIMELY, 0)
  return { ...pet, gameState: { ...gameState, isInteracting, notifications } }
}
