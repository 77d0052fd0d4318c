import { signedAmount } from '../amount.ts'
import { isObject } from '../json.ts'
import { invalid, unknown } from '../refuse.ts'
import { clampStat } from '../stat.ts'
import { raise } from './achievements.ts'
import { settle } from './progress.ts'
import type { HandlerB } from './life.ts'
import { feelB } from './mood.ts'
import { isStatB, type StatB } from './stats.ts'

/** [5.0.2] Each value a change, or an absolute value as `{ set }`. */
export type StatPatch = Readonly<Partial<Record<StatB, number | { readonly set: number }>>>

/** All or none: one bad value refuses the rest. In the order in which the patch names them. */
export const patchStats: HandlerB = (life, command) => {
  const { patch } = command
  const { stats } = life.pet
  if (!isObject(patch)) return invalid('patch')
  const names = Object.keys(patch)
  for (const stat of names) {
    if (!isStatB(stat)) return unknown(stat)
    if (targetOf(patch[stat], 0) === undefined) return invalid(stat)
  }
  const moved: Partial<Record<StatB, number>> = {}
  for (const stat of names as StatB[]) {
    const from = stats[stat]
    const to = targetOf(patch[stat], from)!
    if (to === from) continue
    stats[stat] = to > from ? raise(life, stat, from, to - from) : to
    moved[stat] = to
  }
  if (Object.keys(moved).length === 0) return
  life.emit?.({ type: 'stats-changed', stats: moved })
  settle(life)
  feelB(life, 'patch-stats')
}

const targetOf = (change: unknown, from: number): number | undefined => {
  const absolute = typeof change === 'object'
  const amount = signedAmount(absolute ? (change as SetTo)?.set : change)
  return amount === undefined ? undefined : clampStat(absolute ? amount : from + amount)
}

interface SetTo {
  readonly set?: unknown
}
