import { saturate } from '../amount.ts'
import { put } from '../hash.ts'
import { record } from '../record.ts'
import { clampStat, STAT_MAX } from '../stat.ts'
import type { LifeB } from './life.ts'
import { notify } from './notifications.ts'
import { type StatB, STATS_B } from './stats.ts'
import { freeze } from '../share.ts'

/** [4.2.30] The value that each tier asks for, and [4.2.31] what its name begins with. */
export const TIERS = freeze([
  { tier: 'advanced', needs: 75, name: 'Avancé' },
  { tier: 'expert', needs: 90, name: 'Expert' },
  { tier: 'master', needs: 100, name: 'Maître' },
] as const)

export interface StatAchievement {
  readonly id: `${StatB}_${(typeof TIERS)[number]['tier']}`
  readonly stat: StatB
  readonly needs: number
  /** « Avancé happiness »: the tier and the stat, as the rules spell it. */
  readonly name: string
}

/** [4.2.34] */
export const DEFAULT_REWARD = 50

/** Each stat's achievements, in the order in which a rise passes them. */
export const STAT_ACHIEVEMENTS = freeze(
  record(STATS_B, (stat) =>
    TIERS.map(({ tier, needs, name }): StatAchievement => ({
      id: `${stat}_${tier}`,
      stat,
      needs,
      name: `${name} ${stat}`,
    })),
  ),
)

/**
 * Changes what stands at a place of her sheet. What the rise of a stat reaches waits in a queue
 * until the command settles.
 */
export const change = (life: LifeB, place: number, by: number): void => {
  const { sheet, goals } = life
  const from = sheet[place]!
  const to = clampStat(from + by)
  sheet[place] = to
  if (to > from && to >= goals[place]!) reach(life, place, to)
}

/**
 * Queues what a stat at `value` has earned, and sets its next goal; traits have none. Several are passed from the
 * start (health begins at 90): they unlock at the first rise, since only reaching them counts.
 */
const reach = (life: LifeB, place: number, value: number): void => {
  const { goals, pet, pending } = life
  const stat = STATS_B[place]
  const next = (stat ? STAT_ACHIEVEMENTS[stat] : []).find((achievement) => {
    if (value < achievement.needs) return true
    if (!pet.progress.achievements[achievement.id]) pending.push(achievement)
    return false
  })
  goals[place] = next?.needs ?? STAT_MAX + 1
}

/** [4.2.32] Once each; a second queue entry for the same achievement is passed over. */
export const unlock = (
  life: LifeB,
  id: string,
  name: string | null,
  experience: number,
): boolean => {
  const { progress } = life.pet
  if (Object.hasOwn(progress.achievements, id)) return false
  progress.achievements = put(progress.achievements, id, true)
  progress.experience = saturate(progress.experience + experience)
  life.emit?.({ type: 'achievement-unlocked', id, name, experience })
  notify(life, 'achievement-unlocked', { id, name: name ?? id })
  return true
}
