import { parseDay } from '../civil-day.ts'
import { isId, type Id } from '../id.ts'
import { type Json, type JsonObject, isObject } from '../json.ts'
import {
  anything,
  between,
  flag,
  list,
  maybe,
  oneOf,
  type Reader,
  shape,
  text,
  textLike,
  whole,
} from '../shape.ts'
import { ACTIONS_A } from './actions.ts'
import { DNA } from './genetics.ts'
import { GROWTH_A } from './level.ts'
import { MOODS_A } from './mood.ts'
import { STAGES_A } from './stage.ts'
import { CAPACITY_A, type InventoryA, type PetA, type StatsA } from './state.ts'

const count = whole(0, Number.MAX_SAFE_INTEGER)
const stat = whole(0, 100)
const day = textLike((value) => parseDay(value) !== undefined, 'must be a day like 2031-04-05')
const id = anything<Id>((value): value is Id => isId(value))
const json = anything<Json>((value): value is Json => value !== undefined)
const object = anything<JsonObject>((value): value is JsonObject => isObject(value))

const shelves = shape<InventoryA>({
  items: list(json),
  foods: list(json),
  toys: list(json),
  decorations: list(json),
  capacity: whole(0, CAPACITY_A),
})

/** [9.0.21] The four shelves hold no more than fifty things together; the last ones go. */
const inventory: Reader<InventoryA> = (value, to, place, base) => {
  const read = shelves(value, to, place, base)
  if (!read) return undefined
  let room = read.capacity
  const keep = (shelf: readonly Json[]): readonly Json[] => {
    const kept = shelf.slice(0, room)
    room -= kept.length
    if (kept.length < shelf.length)
      to.issues.push({ place, problem: `must hold at most ${read.capacity} things` })
    return kept
  }
  return {
    items: keep(read.items),
    foods: keep(read.foods),
    toys: keep(read.toys),
    decorations: keep(read.decorations),
    capacity: read.capacity,
  }
}

/** Reads reading A's pet from unknown data. */
export const shapeA: Reader<PetA> = shape<PetA>({
  profile: shape({
    name: text,
    nickname: text,
    bio: text,
    avatar: text,
    birthdate: maybe(day),
    age: count,
    generation: count,
    rarity: between(0, Number.MAX_SAFE_INTEGER),
    titles: list(text),
    isPublic: flag,
    level: whole(1, GROWTH_A.maxLevel),
    experience: count,
  }),
  stats: shape<StatsA>({
    happiness: stat,
    energy: stat,
    intelligence: stat,
    health: stat,
    hunger: stat,
    cleanliness: stat,
    social: stat,
    creativity: stat,
  }),
  genetics: shape({
    dna: textLike((value) => DNA.test(value), 'must be 3 letters, 3 digits, 3 letters'),
    dominantTraits: list(text),
    recessiveTraits: list(text),
    mutations: list(text),
    parentage: shape({ parent1: maybe(text), parent2: maybe(text), children: list(text) }),
  }),
  social: shape({
    friends: list(shape({ id, name: text, addedDate: day, interactionCount: count })),
    rivals: list(json),
    guildId: maybe(id),
    reputation: count,
    socialRank: count,
    interactions: shape({ giftsGiven: count, visitsReceived: count, messagesExchanged: count }),
  }),
  economy: shape({
    coins: count,
    gems: count,
    stardust: count,
    energy: count,
    marketTransactions: list(json),
    investments: list(json),
    totalEarned: count,
    totalSpent: count,
  }),
  gameState: shape({
    currentMood: oneOf(MOODS_A),
    lastInteraction: maybe(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    totalInteractions: count,
    isAsleep: flag,
    currentActivity: maybe(oneOf(ACTIONS_A)),
    evolutionStage: oneOf(STAGES_A),
  }),
  inventory,
  achievements: shape({ unlocked: list(text), progress: object, totalPoints: count }),
})
