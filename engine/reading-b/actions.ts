import type { Draft } from '../draft.ts'
import type { Rng } from '../rng.ts'
import { fall, rise } from '../stat.ts'
import { raise } from './achievements.ts'
import { makeCreation, makeFind } from './discovery.ts'
import type { LifeB } from './life.ts'
import type { MessageKey } from './notifications.ts'
import type { Personality } from './personality.ts'
import type { StatB, StatsB } from './stats.ts'
import { freeze } from '../share.ts'

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
  /**
   * Drawn in the order written. Where both rows raise a core trait it is raised once, by the sum.
   * Core traits are copied over the traits of the same name after each action, so a gain on a shared
   * name belongs to the core trait: on the trait it would be lost.
   * Field names are spelt out: reached by computed keys, they would cost most of the speed.
   */
  readonly effects: (
    life: LifeB,
    dice: Rng,
    stats: Draft<StatsB>,
    core: Draft<Personality['coreTraits']>,
    traits: Draft<Personality['traits']>,
  ) => void
}

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
    effects(life, dice, stats, core) {
      stats.hunger = raise(life, 'hunger', stats.hunger, 30)
      if (dice.chance(50, 100))
        stats.happiness = raise(life, 'happiness', stats.happiness, dice.int(5, 14))
      if (dice.chance(30, 100)) stats.health = raise(life, 'health', stats.health, 3)
      if (dice.chance(20, 100)) stats.empathy = raise(life, 'empathy', stats.empathy, 1)
      core.affection = rise(core.affection, 2)
      core.patience = rise(core.patience, 1)
    },
    experience: [10, 14],
    duration: 2000,
    emotion: 'contentment',
  },
  play: {
    guard: { stat: 'energy', needs: 20, message: 'too-tired-to-play' },
    effects(life, dice, stats, core) {
      stats.happiness = raise(life, 'happiness', stats.happiness, dice.int(15, 34))
      stats.energy = fall(stats.energy, dice.int(10, 24))
      if (dice.chance(40, 100)) stats.social = raise(life, 'social', stats.social, dice.int(2, 9))
      core.playfulness = rise(core.playfulness, dice.int(1, 2) + 3)
      core.curiosity = rise(core.curiosity, 1)
      core.mischief = rise(core.mischief, 1)
    },
    experience: [15, 24],
    duration: 2500,
    emotion: 'excitement',
  },
  cuddle: {
    effects(life, dice, stats, core) {
      stats.love = raise(life, 'love', stats.love, dice.int(10, 24))
      stats.happiness = raise(life, 'happiness', stats.happiness, dice.int(8, 19))
      stats.stress = fall(stats.stress, dice.int(5, 14))
      stats.empathy = raise(life, 'empathy', stats.empathy, dice.int(1, 2))
      if (dice.chance(30, 100)) stats.loyalty = raise(life, 'loyalty', stats.loyalty, 1)
      core.affection = rise(core.affection, 4)
      core.loyalty = rise(core.loyalty, 2)
      core.empathy = rise(core.empathy, 1)
    },
    experience: [8, 14],
    duration: 1800,
    emotion: 'love',
  },
  teach: {
    guard: { stat: 'energy', needs: 30, message: 'too-tired-to-learn' },
    effects(life, dice, stats, core, traits) {
      stats.intelligence = raise(life, 'intelligence', stats.intelligence, dice.int(8, 19))
      stats.curiosity = raise(life, 'curiosity', stats.curiosity, dice.int(5, 14))
      stats.energy = fall(stats.energy, dice.int(8, 19))
      if (dice.chance(40, 100)) stats.wisdom = raise(life, 'wisdom', stats.wisdom, dice.int(2, 6))
      core.curiosity = rise(core.curiosity, dice.int(1, 3) + 2)
      if (dice.chance(UNNAMED_CHANCE, 100)) traits.openness = rise(traits.openness, 1)
      core.intelligence = rise(core.intelligence, 3)
      core.patience = rise(core.patience, 1)
    },
    experience: [20, 34],
    duration: 3000,
    emotion: 'curiosity',
  },
  create: {
    guard: { stat: 'creativity', needs: 25, message: 'no-inspiration' },
    effects(life, dice, stats, core, traits) {
      stats.creativity = raise(life, 'creativity', stats.creativity, dice.int(10, 24))
      stats.happiness = raise(life, 'happiness', stats.happiness, dice.int(8, 17))
      stats.intelligence = raise(life, 'intelligence', stats.intelligence, dice.int(3, 10))
      stats.energy = fall(stats.energy, dice.int(5, 14))
      traits.creativity = rise(traits.creativity, dice.int(1, 3))
      if (dice.chance(UNNAMED_CHANCE, 100))
        stats.independence = raise(life, 'independence', stats.independence, 1)
      if (dice.chance(30, 100)) makeCreation(life)
      core.curiosity = rise(core.curiosity, 2)
      core.intelligence = rise(core.intelligence, 2)
      core.playfulness = rise(core.playfulness, 1)
    },
    experience: [18, 29],
    duration: 2800,
    emotion: 'joy',
  },
  explore: {
    guard: { stat: 'energy', needs: 40, message: 'too-tired-to-explore' },
    effects(life, dice, stats, core, traits) {
      stats.curiosity = raise(life, 'curiosity', stats.curiosity, dice.int(12, 29))
      stats.intelligence = raise(life, 'intelligence', stats.intelligence, dice.int(5, 14))
      stats.energy = fall(stats.energy, dice.int(15, 34))
      stats.independence = raise(life, 'independence', stats.independence, dice.int(3, 10))
      core.curiosity = rise(core.curiosity, dice.int(2, 5) + 4)
      traits.independence = rise(traits.independence, dice.int(1, 2))
      if (dice.chance(UNNAMED_CHANCE, 100)) traits.openness = rise(traits.openness, 1)
      if (dice.chance(40, 100)) makeFind(life)
      core.intelligence = rise(core.intelligence, 1)
      core.mischief = rise(core.mischief, 1)
    },
    experience: [25, 44],
    duration: 3500,
    emotion: 'curiosity',
  },
})
