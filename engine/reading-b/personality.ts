import type { Json } from '../json.ts'
import { namesOf, record } from '../record.ts'
import { freeze } from '../share.ts'

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
const DEFAULT_CORE = {
  playfulness: 70,
  curiosity: 75,
  affection: 80,
  patience: 65,
  mischief: 35,
  loyalty: 85,
  empathy: 80,
  intelligence: 70,
}
export const CORE_TRAITS = namesOf(DEFAULT_CORE)
export type CoreTrait = keyof typeof DEFAULT_CORE

/** [3.2.16] */
export const BIG5 = freeze([
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
] as const)
export type Big5 = (typeof BIG5)[number]

/** [3.2.15] In the order that settles ties. */
export const TRAITS = freeze([
  'playfulness',
  'curiosity',
  'empathy',
  'creativity',
  'independence',
  'sociability',
  ...BIG5,
  'affection',
  'patience',
  'mischief',
  'loyalty',
  'intelligence',
] as const)
export type Trait = (typeof TRAITS)[number]

/** What a trait is where no core trait of that name says otherwise. */
const NEUTRAL = 50

export const DEFAULT_PERSONALITY: Personality = {
  coreTraits: DEFAULT_CORE,
  traits: { ...record(TRAITS, () => NEUTRAL), ...DEFAULT_CORE },
  big5: record(BIG5, () => NEUTRAL),
  // Not what the top three of these traits would be: the default stands until the first action.
  dominantTraits: ['empathy', 'curiosity', 'playfulness'],
  evolution: { totalEvolutions: 0, lastEvolution: null, availableEvolutions: [] },
}
