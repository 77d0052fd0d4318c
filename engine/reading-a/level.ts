import { saturate } from '../amount.ts'
import { growth } from '../growth.ts'
import type { LifeA } from './life.ts'
import { stageOf, stagesBetween } from './stage.ts'

/** [4.1.25] 100 × level × 1.2^(level − 1): the least whole experience that reaches it. */
export const GROWTH_A = growth((level) => level, 1n)

/** [4.1.26] Coins for each level, times the level reached. */
const COINS_PER_LEVEL = 10
/** [4.1.35] Added for every stage passed. */
const RARITY_PER_STAGE = 0.5

export const gainExperienceA = (life: LifeA, amount: number): void => {
  const { profile } = life.pet
  profile.experience = saturate(profile.experience + amount)
  levelUp(life)
}

/** One level a check: only reading B says that levelling repeats. */
const levelUp = (life: LifeA): void => {
  const { profile, economy } = life.pet
  const needed = GROWTH_A.threshold(profile.level)
  if (profile.experience < needed || profile.level >= GROWTH_A.maxLevel) return
  profile.experience -= needed
  profile.level += 1
  const coins = COINS_PER_LEVEL * profile.level
  economy.coins = saturate(economy.coins + coins)
  economy.totalEarned = saturate(economy.totalEarned + coins)
  life.emit?.({ type: 'level-up', level: profile.level })
  evolve(life)
}

/** A stage is reached by level and never lost again. */
const evolve = (life: LifeA): void => {
  const { profile, gameState } = life.pet
  const from = gameState.evolutionStage
  const to = stageOf(profile.level)
  const passed = stagesBetween(from, to)
  if (passed <= 0) return
  gameState.evolutionStage = to
  profile.rarity += RARITY_PER_STAGE * passed
  life.emit?.({ type: 'stage-changed', from, to, rarity: profile.rarity })
}
