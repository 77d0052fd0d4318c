import type { Id } from '../id.ts'
import type { JsonObject, Json } from '../json.ts'
import type { Rng } from '../rng.ts'
import { isoDay } from '../civil-day.ts'
import { drawGenome, type Genetics } from './genetics.ts'
import type { MoodA } from './mood.ts'
import type { ActionA } from './action-table.ts'
import type { StageA } from './stage.ts'
import { DEFAULT_STATS_A, type StatsA } from './stats.ts'
import type { Economy } from './economy.ts'
import type { Friend } from './friends.ts'

/** Reading A's pet [3.1]: everything it knows, and everything that is saved. */
export interface PetA {
  readonly profile: ProfileA
  readonly stats: StatsA
  readonly genetics: Genetics
  readonly social: SocialA
  readonly economy: Economy
  readonly gameState: GameStateA
  readonly inventory: InventoryA
  readonly achievements: AchievementsA
}

export interface ProfileA {
  readonly name: string
  readonly nickname: string
  readonly bio: string
  readonly avatar: string
  /** ISO day. */
  readonly birthdate: string | null
  /** Whole years. */
  readonly age: number
  readonly generation: number
  readonly rarity: number
  readonly titles: readonly string[]
  readonly isPublic: boolean
  readonly level: number
  readonly experience: number
}

export interface SocialA {
  readonly friends: readonly Friend[]
  readonly rivals: readonly Json[]
  readonly guildId: Id | null
  readonly reputation: number
  readonly socialRank: number
  readonly interactions: {
    readonly giftsGiven: number
    readonly visitsReceived: number
    readonly messagesExchanged: number
  }
}

export interface GameStateA {
  readonly currentMood: MoodA
  /** Milliseconds on the host's clock. */
  readonly lastInteraction: number | null
  readonly totalInteractions: number
  readonly isAsleep: boolean
  readonly currentActivity: ActionA | null
  readonly evolutionStage: StageA
}

export interface InventoryA {
  readonly items: readonly Json[]
  readonly foods: readonly Json[]
  readonly toys: readonly Json[]
  readonly decorations: readonly Json[]
  readonly capacity: number
}

export interface AchievementsA {
  readonly unlocked: readonly string[]
  readonly progress: JsonObject
  readonly totalPoints: number
}

/** [9.0.21] Of all four shelves together. */
export const CAPACITY_A = 50

/** [4.1.42] The default state, but for what chance and the calendar give. */
export const DEFAULT_PET_A: PetA = {
  profile: {
    name: 'Opale',
    nickname: '',
    bio: '',
    avatar: 'default',
    birthdate: null,
    age: 0,
    generation: 1,
    rarity: 1,
    titles: [],
    isPublic: true,
    level: 1,
    experience: 0,
  },
  stats: DEFAULT_STATS_A,
  genetics: {
    dna: '',
    dominantTraits: [],
    recessiveTraits: [],
    mutations: [],
    parentage: { parent1: null, parent2: null, children: [] },
  },
  social: {
    friends: [],
    rivals: [],
    guildId: null,
    reputation: 100,
    socialRank: 0,
    interactions: { giftsGiven: 0, visitsReceived: 0, messagesExchanged: 0 },
  },
  economy: {
    coins: 100,
    gems: 0,
    stardust: 0,
    energy: 100,
    marketTransactions: [],
    investments: [],
    totalEarned: 100,
    totalSpent: 0,
  },
  gameState: {
    currentMood: 'neutral',
    lastInteraction: null,
    totalInteractions: 0,
    isAsleep: false,
    currentActivity: null,
    evolutionStage: 'baby',
  },
  inventory: { items: [], foods: [], toys: [], decorations: [], capacity: CAPACITY_A },
  achievements: { unlocked: [], progress: {}, totalPoints: 0 },
}

/** A new life, born on the day of `at`, with a new dna and new traits. */
export const freshPetA = (
  dice: Rng,
  at: number,
  name: string = DEFAULT_PET_A.profile.name,
): PetA => ({
  ...DEFAULT_PET_A,
  profile: { ...DEFAULT_PET_A.profile, name, birthdate: isoDay(at) },
  genetics: { ...DEFAULT_PET_A.genetics, ...drawGenome(dice) },
})
