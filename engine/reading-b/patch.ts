import { signedAmount } from '../amount.ts'
import { isObject } from '../json.ts'
import { invalid, unknown } from '../refuse.ts'
import { clampStat } from '../stat.ts'
import { change } from './achievements.ts'
import { settle } from './progress.ts'
import type { HandlerB } from './life.ts'
import { feelB } from './mood.ts'
import { type StatB, STATS_B } from './stats.ts'

/** [5.0.2] Each value a change, or an absolute value as `{ set }`. */
export type StatPatch = Readonly<Partial<Record<StatB, number | { readonly set: number }>>>

/** All or none: one bad value refuses the rest. In the order in which the patch names them. */
export const patchStats: HandlerB = (life, command) => {
  const { patch } = command
  const { sheet } = life
  if (!isObject(patch)) return invalid('patch')
  const names = Object.keys(patch)
  const moved: { place: number; to: number }[] = []
  for (const name of names) {
    const place = STATS_B.indexOf(name as StatB)
    if (place < 0) return unknown(name)
    const to = targetOf(patch[name], sheet[place]!)
    if (to === undefined) return invalid(name)
    if (to !== sheet[place]) moved.push({ place, to })
  }
  if (moved.length === 0) return
  for (const { place, to } of moved) change(life, place, to - sheet[place]!)
  life.emit?.({
    type: 'stats-changed',
    stats: Object.fromEntries(moved.map(({ place, to }) => [STATS_B[place], to])),
  })
  settle(life)
  feelB(life, 'patch-stats')
}

const targetOf = (wanted: unknown, from: number): number | undefined => {
  const absolute = typeof wanted === 'object'
  const amount = signedAmount(absolute ? (wanted as SetTo)?.set : wanted)
  return amount === undefined ? undefined : clampStat(absolute ? amount : from + amount)
}

interface SetTo {
  readonly set?: unknown
}
