import { saturate } from '../amount.ts'
import type { Refusal } from '../events.ts'
import { startTimer } from '../timers.ts'
import type { Action } from './actions.ts'
import { evolve } from './emotions.ts'
import { settle } from './progress.ts'
import type { LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { notify, TTL } from './notifications.ts'
import { settleTraits } from './personality.ts'

/**
 * One action from guard to mood. The order is part of the rules: effects as written, core traits,
 * their copy and the top three, experience, levels and achievements, and last how she feels.
 */
export const perform = (life: LifeB, action: Action): void => {
  const refusal = guardOf(life, action)
  if (refusal) return turnDown(life, action, refusal)
  const { pet } = life
  action.effects(life)
  action.temper(life, pet.personality.coreTraits)
  settleTraits(life)
  const { least, most } = action.experience
  const experience = life.dice.int(least, most)
  pet.progress.experience = saturate(pet.progress.experience + experience)
  occupy(life, action)
  life.emit?.({ type: 'acted', action: action.name, experience })
  settle(life)
  if (life.extensions) evolve(life, action.emotion, 1, action.name)
  else feelB(life, action.name)
}

/** Why an action would be refused as things stand. */
export const guardOf = ({ pet: { stats } }: LifeB, { guard }: Action): Refusal | undefined => {
  if (!guard || stats[guard.stat] >= guard.needs) return undefined
  const { stat, needs } = guard
  return { reason: 'stat-too-low', stat, needs, has: stats[stat] }
}

/** [5.0.6] A refused action leaves nothing but a word about why. */
const turnDown = (life: LifeB, { name, guard }: Action, refusal: Refusal): void => {
  life.emit?.({ type: 'refused', command: name, ...refusal })
  if (guard) notify(life, guard.message, { type: guard.type, ttl: TTL.warning })
}

const occupy = (life: LifeB, { name, duration }: Action): void => {
  const { gameState, progress, analytics } = life.pet
  gameState.isInteracting = true
  gameState.lastInteractionTime = life.at
  life.activityDue = startTimer(life, life.at + duration)
  progress.totalInteractions = saturate(progress.totalInteractions + 1)
  analytics.actionCounts[name] = saturate(analytics.actionCounts[name] + 1)
}
