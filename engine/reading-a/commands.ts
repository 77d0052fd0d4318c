import { amountOf, signedAmount } from '../amount.ts'
import type { Id } from '../id.ts'
import { isObject } from '../json.ts'
import { invalid, unknown } from '../refuse.ts'
import { record } from '../record.ts'
import { clampStat, rise } from '../stat.ts'
import { NEVER } from '../timers.ts'
import { ACTIONS_A } from './action-table.ts'
import { actA, sleep } from './actions.ts'
import { type CurrencyA, earn, spend } from './economy.ts'
import { addFriend } from './friends.ts'
import { breed, type Genome } from './genetics.ts'
import { gainExperienceA } from './level.ts'
import { draftOf, feelA, type HandlerA } from './life.ts'
import { freshPetA } from './state.ts'
import { type StatA, STATS_A } from './stats.ts'

/** Everything that can be asked of reading A. Durations are milliseconds. */
export type CommandA =
  | { readonly type: 'feed'; readonly nutritionValue?: number; readonly tastiness?: number }
  | { readonly type: 'play'; readonly fun?: number; readonly energyCost?: number }
  | { readonly type: 'clean' }
  | { readonly type: 'sleep'; readonly duration?: number }
  | { readonly type: 'study'; readonly complexity?: number }
  | { readonly type: 'logo-click' }
  | { readonly type: 'gain-experience'; readonly amount: number }
  | { readonly type: 'tick' }
  | { readonly type: 'reset' }
  | { readonly type: 'set-stats'; readonly stats: Readonly<Partial<Record<StatA, number>>> }
  | { readonly type: 'earn'; readonly currency: CurrencyA; readonly amount: number }
  | { readonly type: 'spend'; readonly currency: CurrencyA; readonly amount: number }
  | { readonly type: 'add-friend'; readonly id: Id; readonly name: string }
  | { readonly type: 'breed'; readonly with: Genome }
  | { readonly type: 'rename'; readonly name: string }

const gainExperience: HandlerA = (life, command) => {
  const amount = amountOf(command['amount'])
  if (amount === undefined) return invalid('amount')
  life.emit?.({ type: 'experience-gained', amount })
  gainExperienceA(life, amount)
}

/** [4.1.44] Pays in cheer alone: no experience, no activity, no interaction counted. */
const logoClick: HandlerA = (life) => {
  const { stats } = life.pet
  stats.happiness = rise(stats.happiness, 5)
  stats.energy = rise(stats.energy, 3)
  life.emit?.({ type: 'logo-clicked', happiness: stats.happiness, energy: stats.energy })
  feelA(life, 'logo-click')
}

/** Absolute values, all or none; out of range they are clamped [5.0.1]. */
const setStats: HandlerA = (life, command) => {
  const wanted = command['stats']
  if (!isObject(wanted)) return invalid('stats')
  const next: Partial<Record<StatA, number>> = {}
  for (const key of Object.keys(wanted)) {
    const stat = STATS_A.find((known) => known === key)
    if (!stat) return unknown(key)
    const value = signedAmount(wanted[key])
    if (value === undefined) return invalid(key)
    if (life.pet.stats[stat] !== clampStat(value)) next[stat] = clampStat(value)
  }
  if (Object.keys(next).length === 0) return
  Object.assign(life.pet.stats, next)
  life.emit?.({ type: 'stats-changed', stats: next })
  feelA(life, 'set-stats')
}

const rename: HandlerA = (life, command) => {
  const name = typeof command['name'] === 'string' ? command['name'].trim() : ''
  if (name === '') return invalid('name')
  life.pet.profile.name = name
  life.emit?.({ type: 'renamed', name })
}

/** [4.1.42] A new life under the same name; time, seed and counters go on. */
const reset: HandlerA = (life) => {
  life.pet = draftOf(freshPetA(life.dice, life.at, life.pet.profile.name))
  life.activityDue = NEVER
  life.sleepDue = NEVER
  life.friendIds = undefined
  life.emit?.({ type: 'reset' })
}

export const HANDLERS_A: Readonly<Record<CommandA['type'], HandlerA>> = {
  ...record(ACTIONS_A, () => actA),
  sleep,
  'logo-click': logoClick,
  'gain-experience': gainExperience,
  tick: () => {},
  reset,
  'set-stats': setStats,
  earn,
  spend,
  'add-friend': addFriend,
  breed,
  rename,
}
