import { saturate } from '../amount.ts'
import type { Refusal } from '../events.ts'
import { startTimer } from '../timers.ts'
import { type Action, type ActionB, DEED } from './actions.ts'
import { evolve } from './emotions.ts'
import { settle } from './progress.ts'
import type { LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { notify } from './notifications.ts'

/**
 * One action from guard to mood. The order is part of the rules: effects as written, core traits,
 * their copy and the top three, experience, levels and achievements, and last how she feels.
 */
export const perform = (life: LifeB, name: ActionB): void => {
  const action = DEED[name]
  const refusal = guardOf(life, action)
  if (refusal) {
    life.emit?.({ type: 'refused', command: name, ...refusal })
    // [5.0.6] A refused action leaves nothing but a word about why.
    if (action.guard) notify(life, action.guard.message)
    return
  }
  const { dice, pet } = life
  const { stats, personality, progress } = pet
  action.effects(life, dice, stats, personality.coreTraits, personality.traits)
  life.acted = true
  const [least, most] = action.experience
  const experience = dice.int(least, most)
  progress.experience = saturate(progress.experience + experience)
  occupy(life, name, action.duration)
  life.emit?.({ type: 'acted', action: name, experience })
  settle(life)
  if (life.extensions) evolve(life, action.emotion, 1, name)
  else feelB(life, name)
}

/** Why an action would be refused as things stand. */
export const guardOf = ({ pet: { stats } }: LifeB, { guard }: Action): Refusal | undefined => {
  if (!guard || stats[guard.stat] >= guard.needs) return undefined
  const { stat, needs } = guard
  return { reason: 'stat-too-low', stat, needs, has: stats[stat] }
}

const occupy = (life: LifeB, action: ActionB, duration: number): void => {
  const { gameState, progress, analytics } = life.pet
  gameState.isInteracting = true
  gameState.lastInteractionTime = life.at
  life.activityDue = startTimer(life, life.at + duration)
  progress.totalInteractions = saturate(progress.totalInteractions + 1)
  analytics.actionCounts[action] = saturate(analytics.actionCounts[action] + 1)
}
