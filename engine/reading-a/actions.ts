import { amountOf, saturate } from '../amount.ts'
import { invalid } from '../refuse.ts'
import { clampStat } from '../stat.ts'
import { startTimer } from '../timers.ts'
import { ACTION_A, type ActionA, SLEEP_MS } from './action-table.ts'
import { gainExperienceA } from './level.ts'
import { feelA, type HandlerA } from './life.ts'
import type { StatA } from './stats.ts'

/** What becomes of a stat, and the parameter that may say by how much instead. */
type Effect = readonly [stat: StatA, by: number, parameter?: string]

/** [4.1.14] [4.1.15] [4.1.16] [4.1.17] [4.1.18] */
const EFFECTS: Readonly<Record<ActionA, readonly Effect[]>> = {
  feed: [
    ['hunger', -20, 'nutritionValue'],
    ['happiness', 10, 'tastiness'],
  ],
  play: [
    ['happiness', 15, 'fun'],
    ['energy', -10, 'energyCost'],
  ],
  clean: [
    ['cleanliness', 30],
    ['health', 5],
  ],
  sleep: [['energy', 40]],
  study: [
    ['intelligence', 10, 'complexity'],
    ['energy', -15],
  ],
}

/** One action from its parameters to the mood: all or nothing. */
export const actA: HandlerA = (life, command) => {
  const action = command.type as ActionA
  const { stats, gameState } = life.pet
  const { experience, duration } = ACTION_A[action]
  const next: Partial<Record<StatA, number>> = {}
  for (const [stat, by, parameter] of EFFECTS[action]) {
    const amount = amountOf(parameter && command[parameter], Math.abs(by))
    if (amount === undefined) return invalid(parameter!)
    next[stat] = clampStat(stats[stat] + Math.sign(by) * amount)
  }
  Object.assign(stats, next)
  // [4.1.19] What follows every action.
  gameState.currentActivity = action
  life.activityDue = startTimer(life, life.at + duration)
  gameState.lastInteraction = life.at
  gameState.totalInteractions = saturate(gameState.totalInteractions + 1)
  life.emit?.({ type: 'acted', action, experience })
  gainExperienceA(life, experience)
  feelA(life, action)
}

/** [4.1.17] Sleeping again while asleep starts the night anew. */
export const sleep: HandlerA = (life, command) => {
  const duration = amountOf(command['duration'], SLEEP_MS)
  if (duration === undefined) return invalid('duration')
  life.pet.gameState.isAsleep = true
  life.sleepDue = startTimer(life, saturate(life.at + duration))
  return actA(life, command)
}
