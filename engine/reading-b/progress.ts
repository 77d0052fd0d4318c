import { amountOf, saturate } from '../amount.ts'
import { isKey } from '../json.ts'
import { invalid } from '../refuse.ts'
import { change, DEFAULT_REWARD, unlock } from './achievements.ts'
import { discover } from './discovery.ts'
import { GROWTH_B, levelBonus } from './level.ts'
import type { HandlerB, LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { notify } from './notifications.ts'
import { STATS_B } from './stats.ts'

/**
 * Lets levels and achievements follow from each other until nothing is left: pending
 * achievements first, in the order reached, then one level, and again. It ends, because each
 * achievement unlocks once. True when a level was gained.
 */
export const settle = (life: LifeB): boolean => {
  const { progress } = life.pet
  const before = progress.level
  for (;;) {
    const achievement = life.pending.shift()
    if (achievement) unlock(life, achievement.id, achievement.name, DEFAULT_REWARD)
    else if (canLevelUp(life)) levelUp(life)
    else break
  }
  return progress.level > before
}

export const gainExperience: HandlerB = (life, command) => {
  const amount = amountOf(command['amount'])
  if (amount === undefined) return invalid('amount')
  const { progress } = life.pet
  progress.experience = saturate(progress.experience + amount)
  life.emit?.({ type: 'experience-gained', amount })
  if (settle(life)) feelB(life, 'gain-experience')
}

export const unlockAchievement: HandlerB = (life, command) => {
  const { id, name = null } = command
  const reward = amountOf(command['experienceReward'], DEFAULT_REWARD)
  if (!isKey(id)) return invalid('id')
  if (name !== null && typeof name !== 'string') return invalid('name')
  if (reward === undefined) return invalid('experienceReward')
  if (!unlock(life, id, name, reward)) return { reason: 'already-unlocked' }
  if (settle(life)) feelB(life, 'unlock-achievement')
}

const canLevelUp = ({ pet: { progress } }: LifeB): boolean =>
  progress.experience >= progress.experienceToNext && progress.level < GROWTH_B.maxLevel

const levelUp = (life: LifeB): void => {
  const { progress } = life.pet
  progress.experience -= progress.experienceToNext
  progress.level += 1
  progress.experienceToNext = GROWTH_B.threshold(progress.level)
  life.emit?.({ type: 'level-up', level: progress.level })
  const bonus = levelBonus(progress.level)
  for (let place = 0; place < STATS_B.length; place++) change(life, place, bonus)
  notify(life, 'level-up', { level: progress.level })
  if (life.extensions) discover(life)
}
