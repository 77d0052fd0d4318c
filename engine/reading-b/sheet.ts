import { saturate } from '../amount.ts'
import { record } from '../record.ts'
import { clampStat } from '../stat.ts'
import { type ActionB, ACTIONS_B, DEED } from './actions.ts'
import type { LifeB } from './life.ts'
import { CORE_TRAITS, type CoreTrait, type Trait, TRAITS } from './personality.ts'
import { type StatB, STATS_B, type StatsB } from './stats.ts'

/** What actions change, as the rules name it: « curiosity » is a stat, « curiosity trait » a trait. */
export type Measure = StatB | `${Trait} trait` | ActionB

/**
 * Her stats while she lives, and since the pet was asked for what each trait has gained and how
 * often she did what: whole numbers, each in its place, so that rules which are data find them
 * without a name.
 */
export type Sheet = number[]

const MEASURES: readonly Measure[] = [
  ...STATS_B,
  ...TRAITS.map((trait) => `${trait} trait` as const),
  ...ACTIONS_B,
]

export const placeOf = (measure: Measure): number => MEASURES.indexOf(measure)

/** Where each stat stands. */
export const STAT: Readonly<Record<StatB, number>> = record(STATS_B, placeOf)

export const sheetOf = (stats: StatsB): Sheet => {
  const sheet = MEASURES.map(() => 0)
  for (let place = 0; place < STATS_B.length; place++) sheet[place] = stats[STATS_B[place]!]
  return sheet
}

/** Puts everything where the pet has it. */
export const writeSheet = ({ pet, sheet, acted }: LifeB): void => {
  pet.stats = written(pet.stats, STATS_B, sheet)
  if (!acted) return
  const { personality, analytics } = pet
  const { traits, coreTraits, dominantTraits } = personality
  // [4.2.59] Core traits are copied over the traits of the same name: what those gain is theirs.
  const core: Partial<Record<Trait, number>> = coreTraits
  const gained = TRAITS.map((trait, i) => (core[trait] ?? traits[trait]) + sheet[FIRST_TRAIT + i]!)
  const counts = ACTIONS_B.map((action, i) => {
    const times = sheet[FIRST_ACTION + i]!
    if (times > 0) for (const { place, by } of CORE_GAINS[action]) gained[place]! += by * times
    return saturate(analytics.actionCounts[action] + times)
  })
  analytics.actionCounts = written(analytics.actionCounts, ACTIONS_B, counts)
  const values = gained.map(clampStat)
  const now = written(traits, TRAITS, values)
  pet.personality = {
    ...personality,
    traits: now,
    coreTraits: written(
      coreTraits,
      CORE_TRAITS,
      CORE_TRAITS.map((trait) => now[trait]),
    ),
    dominantTraits: topThree(values, dominantTraits),
  }
  sheet.fill(0, FIRST_TRAIT)
}

const FIRST_TRAIT = STATS_B.length
const FIRST_ACTION = FIRST_TRAIT + TRAITS.length

/** A copy with these values. Most are as they were, and to look costs less than to write. */
const written = <K extends string>(
  before: Readonly<Record<K, number>>,
  names: readonly K[],
  values: readonly number[],
): Record<K, number> => {
  const copy: Record<K, number> = { ...before }
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!
    if (copy[name] !== values[i]) copy[name] = values[i]!
  }
  return copy
}

/** What each action gives core traits, by their place among the traits. */
const CORE_GAINS = record(ACTIONS_B, (action) =>
  Object.entries(DEED[action].core).map(([trait, by]) => ({
    place: TRAITS.indexOf(trait as CoreTrait),
    by,
  })),
)

/** The three highest, of equals the first in the order of the rules; the same list where none moved. */
const topThree = (values: readonly number[], before: readonly Trait[]): readonly Trait[] => {
  const left = [...values]
  const top = [0, 1, 2].map(() => {
    const place = left.indexOf(Math.max(...left))
    left[place] = -1
    return TRAITS[place]!
  })
  return top.every((trait, i) => trait === before[i]) ? before : top
}
