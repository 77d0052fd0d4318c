import { amountOf, saturate } from '../amount.ts'
import type { Raw } from '../companion.ts'
import { refuseInvalid } from '../refuse.ts'
import { fall, rise } from '../stat.ts'
import { startTimer } from '../timers.ts'
import { gainExperienceA } from './level.ts'
import { feelA, type LifeA } from './life.ts'

export const ACTIONS_A = ['feed', 'play', 'clean', 'sleep', 'study'] as const
export type ActionA = (typeof ACTIONS_A)[number]

/** [4.1.20] */
export const ACTIVITY_MS = 5000
/** [4.1.17] */
export const SLEEP_MS = 30_000
/** The rules name no source of experience in this reading; these are ours. */
export const EXPERIENCE_A: Readonly<Record<ActionA, number>> = {
  feed: 10,
  play: 15,
  clean: 10,
  sleep: 5,
  study: 20,
}

/** [4.1.14] */
export const feed = (life: LifeA, command: Raw): void => {
  const nutrition = amountOf(command['nutritionValue'], 20)
  const tastiness = amountOf(command['tastiness'], 10)
  if (nutrition === undefined) return refuseInvalid(life, command, 'nutritionValue')
  if (tastiness === undefined) return refuseInvalid(life, command, 'tastiness')
  const { stats } = life.pet
  stats.hunger = fall(stats.hunger, nutrition)
  stats.happiness = rise(stats.happiness, tastiness)
  finish(life, 'feed')
}

/** [4.1.15] */
export const play = (life: LifeA, command: Raw): void => {
  const fun = amountOf(command['fun'], 15)
  const cost = amountOf(command['energyCost'], 10)
  if (fun === undefined) return refuseInvalid(life, command, 'fun')
  if (cost === undefined) return refuseInvalid(life, command, 'energyCost')
  const { stats } = life.pet
  stats.happiness = rise(stats.happiness, fun)
  stats.energy = fall(stats.energy, cost)
  finish(life, 'play')
}

/** [4.1.16] */
export const clean = (life: LifeA): void => {
  const { stats } = life.pet
  stats.cleanliness = rise(stats.cleanliness, 30)
  stats.health = rise(stats.health, 5)
  finish(life, 'clean')
}

/** [4.1.17] Sleeping again while asleep starts the night anew. */
export const sleep = (life: LifeA, command: Raw): void => {
  const duration = amountOf(command['duration'], SLEEP_MS)
  if (duration === undefined) return refuseInvalid(life, command, 'duration')
  const { stats, gameState } = life.pet
  stats.energy = rise(stats.energy, 40)
  gameState.isAsleep = true
  life.sleepDue = startTimer(life, saturate(life.at + duration))
  finish(life, 'sleep')
}

/** [4.1.18] */
export const study = (life: LifeA, command: Raw): void => {
  const complexity = amountOf(command['complexity'], 10)
  if (complexity === undefined) return refuseInvalid(life, command, 'complexity')
  const { stats } = life.pet
  stats.intelligence = rise(stats.intelligence, complexity)
  stats.energy = fall(stats.energy, 15)
  finish(life, 'study')
}

/** [4.1.19] What follows every action. */
const finish = (life: LifeA, action: ActionA): void => {
  const { gameState } = life.pet
  gameState.currentActivity = action
  life.activityDue = startTimer(life, life.at + ACTIVITY_MS)
  gameState.lastInteraction = life.at
  gameState.totalInteractions = saturate(gameState.totalInteractions + 1)
  life.emit?.({ type: 'acted', action, experience: EXPERIENCE_A[action] })
  gainExperienceA(life, EXPERIENCE_A[action])
  feelA(life, action)
}
