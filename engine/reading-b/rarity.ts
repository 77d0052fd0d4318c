import { isObject } from '../json.ts'
import { record } from '../record.ts'
import { isStatB, type StatB } from './stats.ts'
import { freeze } from '../share.ts'

export const RARITIES = freeze(['common', 'uncommon', 'rare', 'epic', 'legendary'] as const)
export type Rarity = (typeof RARITIES)[number]

export interface RarityFacts {
  /** Chance in a thousand. */
  readonly weight: number
  readonly effects: Effects
  readonly adjectives: readonly [string, string, string]
}

/** Stat gains. */
export type Effects = Readonly<Partial<Record<StatB, number>>>

/** [9.0.9] Above common the rules give the effects without a sign; all of them are gains. */
export const RARITY: Readonly<Record<Rarity, RarityFacts>> = freeze({
  common: {
    weight: 600,
    effects: { happiness: 5, energy: 3 },
    adjectives: ['Simple', 'Basic', 'Plain'],
  },
  uncommon: {
    weight: 250,
    effects: { happiness: 10, energy: 8, love: 5 },
    adjectives: ['Nice', 'Quality', 'Good'],
  },
  rare: {
    weight: 120,
    effects: { happiness: 15, energy: 12, love: 10, intelligence: 5 },
    adjectives: ['Excellent', 'Fine', 'Superior'],
  },
  epic: {
    weight: 25,
    effects: { happiness: 25, energy: 20, love: 15, intelligence: 10, creativity: 8 },
    adjectives: ['Magnificent', 'Extraordinary', 'Legendary'],
  },
  legendary: {
    weight: 5,
    effects: { happiness: 40, energy: 35, love: 30, intelligence: 20, creativity: 15, wisdom: 10 },
    adjectives: ['Mythical', 'Divine', 'Cosmic'],
  },
})

/** The chances alone, in the order in which they are tried. */
export const RARITY_WEIGHTS = record(RARITIES, (rarity) => RARITY[rarity].weight)

/** [4.2.69] Whether a find is worth remembering. */
export const isRareFind = (rarity: Rarity): boolean =>
  RARITIES.indexOf(rarity) >= RARITIES.indexOf('rare')

export const isEffects = (value: unknown): value is Effects =>
  isObject(value) &&
  Object.entries(value).every(([stat, by]) => isStatB(stat) && Number.isSafeInteger(by))
