import { freeze } from '../share.ts'
import type { GiftB } from './discovery.ts'
import type { MessageKey } from './notifications.ts'
import type { CoreTrait } from './personality.ts'
import type { Measure } from './sheet.ts'
import type { StatB } from './stats.ts'

export const ACTIONS_B = freeze(['feed', 'play', 'cuddle', 'teach', 'create', 'explore'] as const)
export type ActionB = (typeof ACTIONS_B)[number]

/** What hosts show of an action. */
export interface Action {
  readonly guard?: Guard
  /** Drawn, from least to most. */
  readonly experience: readonly [least: number, most: number]
  /** Milliseconds. */
  readonly duration: number
  /** What evolves after it, where extensions are on. */
  readonly emotion: string
}

/** One row of [4.2.36], with its row of [4.2.52]. */
export interface Deed extends Action {
  /** In the order in which they are drawn: first whether, then how much. */
  readonly effects: Readonly<Partial<Record<Measure, Effect>>>
  readonly core: Readonly<Partial<Record<CoreTrait, number>>>
  /** What comes to her, so many times in a hundred. */
  readonly gift?: readonly [gift: GiftB, chance: number]
}

/** A rise, or a fall, from least to most; so many times in a hundred, or each time. */
export type Effect = readonly [least: number, most?: number, chance?: number]

/** [5.0.6] */
export interface Guard {
  readonly stat: StatB
  readonly needs: number
  readonly message: MessageKey
}

/** « A chance of +1 » without a figure. */
const UNNAMED_CHANCE = 30

export const DEED: Readonly<Record<ActionB, Deed>> = freeze({
  feed: {
    effects: {
      hunger: [30],
      happiness: [5, 14, 50],
      health: [3, 3, 30],
      empathy: [1, 1, 20],
    },
    core: { affection: 2, patience: 1 },
    experience: [10, 14],
    duration: 2000,
    emotion: 'contentment',
  },
  play: {
    guard: { stat: 'energy', needs: 20, message: 'too-tired-to-play' },
    effects: {
      happiness: [15, 34],
      energy: [-10, -24],
      social: [2, 9, 40],
      'playfulness trait': [1, 2],
    },
    core: { playfulness: 3, curiosity: 1, mischief: 1 },
    experience: [15, 24],
    duration: 2500,
    emotion: 'excitement',
  },
  cuddle: {
    effects: {
      love: [10, 24],
      happiness: [8, 19],
      stress: [-5, -14],
      empathy: [1, 2],
      loyalty: [1, 1, 30],
    },
    core: { affection: 4, loyalty: 2, empathy: 1 },
    experience: [8, 14],
    duration: 1800,
    emotion: 'love',
  },
  teach: {
    guard: { stat: 'energy', needs: 30, message: 'too-tired-to-learn' },
    effects: {
      intelligence: [8, 19],
      curiosity: [5, 14],
      energy: [-8, -19],
      wisdom: [2, 6, 40],
      'curiosity trait': [1, 3],
      'openness trait': [1, 1, UNNAMED_CHANCE],
    },
    core: { intelligence: 3, curiosity: 2, patience: 1 },
    experience: [20, 34],
    duration: 3000,
    emotion: 'curiosity',
  },
  create: {
    guard: { stat: 'creativity', needs: 25, message: 'no-inspiration' },
    effects: {
      creativity: [10, 24],
      happiness: [8, 17],
      intelligence: [3, 10],
      energy: [-5, -14],
      'creativity trait': [1, 3],
      independence: [1, 1, UNNAMED_CHANCE],
    },
    core: { curiosity: 2, intelligence: 2, playfulness: 1 },
    gift: ['creation', 30],
    experience: [18, 29],
    duration: 2800,
    emotion: 'joy',
  },
  explore: {
    guard: { stat: 'energy', needs: 40, message: 'too-tired-to-explore' },
    effects: {
      curiosity: [12, 29],
      intelligence: [5, 14],
      energy: [-15, -34],
      independence: [3, 10],
      'curiosity trait': [2, 5],
      'independence trait': [1, 2],
      'openness trait': [1, 1, UNNAMED_CHANCE],
    },
    core: { curiosity: 4, intelligence: 1, mischief: 1 },
    gift: ['discovery', 40],
    experience: [25, 44],
    duration: 3500,
    emotion: 'curiosity',
  },
})
