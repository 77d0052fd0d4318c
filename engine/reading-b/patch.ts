import { signedAmount } from '../amount.ts'
import type { Raw } from '../companion.ts'
import { isObject } from '../json.ts'
import { refuseInvalid, refuseUnknown } from '../refuse.ts'
import { clampStat } from '../stat.ts'
import { raise } from './achievements.ts'
import { settle } from './progress.ts'
import type { LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { isStatB, type StatB } from './stats.ts'

/** [5.0.2] Each value a change, or an absolute value as `{ set }`. */
export type StatPatch = Readonly<Partial<Record<StatB, number | { readonly set: number }>>>

/** All or none: one bad value refuses the rest. In the order in which the patch names them. */
export const patchStats = (life: LifeB, command: Raw): void => {
  const { patch } = command
  const { stats } = life.pet
  if (!isObject(patch)) return refuseInvalid(life, command, 'patch')
  const next: Partial<Record<StatB, number>> = {}
  for (const stat of Object.keys(patch)) {
    if (!isStatB(stat)) return refuseUnknown(life, command, stat)
    const value = targetOf(patch[stat], stats[stat])
    if (value === undefined) return refuseInvalid(life, command, stat)
    if (value !== stats[stat]) next[stat] = value
  }
  const changes = Object.entries(next) as [StatB, number][]
  if (changes.length === 0) return
  for (const [stat, value] of changes) {
    const from = stats[stat]
    stats[stat] = value > from ? raise(life, stat, from, value - from) : value
  }
  life.emit?.({ type: 'stats-changed', stats: next })
  settle(life)
  feelB(life, 'patch-stats')
}

const targetOf = (change: unknown, from: number): number | undefined => {
  const absolute = isObject(change)
  const amount = signedAmount(absolute ? change['set'] : change)
  return amount === undefined ? undefined : clampStat(absolute ? amount : from + amount)
}
