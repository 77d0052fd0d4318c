import type { Draft } from '../companion.ts'
import type { Json } from '../json.ts'
import { rise } from '../stat.ts'
import type { LifeB } from './life.ts'

export interface Personality {
  readonly coreTraits: Readonly<Record<CoreTrait, number>>
  readonly traits: Readonly<Record<Trait, number>>
  readonly big5: Readonly<Record<Big5, number>>
  readonly dominantTraits: readonly Trait[]
  readonly evolution: {
    readonly totalEvolutions: number
    readonly lastEvolution: number | null
    readonly availableEvolutions: readonly Json[]
  }
}

/** [3.2.14] */
export const CORE_TRAITS = [
  'playfulness',
  'curiosity',
  'affection',
  'patience',
  'mischief',
  'loyalty',
  'empathy',
  'intelligence',
] as const
export type CoreTrait = (typeof CORE_TRAITS)[number]

/** [3.2.15] In the order that settles ties. */
export const TRAITS = [
  'playfulness',
  'curiosity',
  'empathy',
  'creativity',
  'independence',
  'sociability',
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
  'affection',
  'patience',
  'mischief',
  'loyalty',
  'intelligence',
] as const
export type Trait = (typeof TRAITS)[number]

/** [3.2.16] */
export const BIG5 = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
] as const
export type Big5 = (typeof BIG5)[number]

/** What a trait is where no core trait of that name says otherwise. */
const NEUTRAL = 50

export const DEFAULT_PERSONALITY: Personality = {
  coreTraits: {
    playfulness: 70,
    curiosity: 75,
    affection: 80,
    patience: 65,
    mischief: 35,
    loyalty: 85,
    empathy: 80,
    intelligence: 70,
  },
  traits: {
    playfulness: 70,
    curiosity: 75,
    empathy: 80,
    creativity: NEUTRAL,
    independence: NEUTRAL,
    sociability: NEUTRAL,
    openness: NEUTRAL,
    conscientiousness: NEUTRAL,
    extraversion: NEUTRAL,
    agreeableness: NEUTRAL,
    neuroticism: NEUTRAL,
    affection: 80,
    patience: 65,
    mischief: 35,
    loyalty: 85,
    intelligence: 70,
  },
  big5: {
    openness: NEUTRAL,
    conscientiousness: NEUTRAL,
    extraversion: NEUTRAL,
    agreeableness: NEUTRAL,
    neuroticism: NEUTRAL,
  },
  // Not what the top three of these traits would be: the default stands until the first action.
  dominantTraits: ['empathy', 'curiosity', 'playfulness'],
  evolution: { totalEvolutions: 0, lastEvolution: null, availableEvolutions: [] },
}

/**
 * A trait after a gain. Core traits are copied over the traits of the same name after each action,
 * so a gain on a shared name belongs to the core trait: on the trait it would be lost.
 */
export const gain = (life: LifeB, from: number, by: number): number => {
  const to = rise(from, by)
  if (to !== from) life.ranked = false
  return to
}

/** [4.2.59] After an action: core traits into traits, the top three into `dominantTraits`. */
export const settleTraits = (life: LifeB): void => {
  if (life.ranked) return
  life.ranked = true
  const { personality } = life.pet
  copyCore(personality)
  const [first, second, third] = topThree(personality.traits)
  const now = personality.dominantTraits
  if (now[0] !== first || now[1] !== second || now[2] !== third)
    personality.dominantTraits = [first, second, third]
}

const copyCore = ({ coreTraits: core, traits }: Draft<Personality>): void => {
  traits.playfulness = core.playfulness
  traits.curiosity = core.curiosity
  traits.affection = core.affection
  traits.patience = core.patience
  traits.mischief = core.mischief
  traits.loyalty = core.loyalty
  traits.empathy = core.empathy
  traits.intelligence = core.intelligence
}

/** One pass; a later trait takes a place only by being greater, which settles ties by order. */
const topThree = (traits: Personality['traits']): readonly [Trait, Trait, Trait] => {
  let [first, second, third]: [Trait, Trait, Trait] = [TRAITS[0], TRAITS[0], TRAITS[0]]
  let [a, b, c] = [-1, -1, -1]
  for (const name of TRAITS) {
    const value = traits[name]
    if (value > a) [third, c, second, b, first, a] = [second, b, first, a, name, value]
    else if (value > b) [third, c, second, b] = [second, b, name, value]
    else if (value > c) [third, c] = [name, value]
  }
  return [first, second, third]
}
