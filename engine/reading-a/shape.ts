import { isDay } from '../civil-day.ts'
import { id } from '../id.ts'
import { like } from '../like.ts'
import { record } from '../record.ts'
import {
  between,
  count,
  list,
  maybe,
  named,
  oneOf,
  only,
  type Reader,
  shape,
  text,
  whole,
  wrong,
} from '../shape.ts'
import { ACTIONS_A } from './action-table.ts'
import type { Friend } from './friends.ts'
import { DNA } from './genetics.ts'
import { GROWTH_A } from './level.ts'
import { MOODS_A } from './mood.ts'
import { STAGES_A } from './stage.ts'
import { CAPACITY_A, DEFAULT_PET_A, type InventoryA, type PetA } from './state.ts'
import { DEFAULT_STATS_A } from './stats.ts'

const texts = list(text)
const day = only(
  (value): value is string => typeof value === 'string' && isDay(value),
  'must be like 2031-04-05',
)

const SHELVES = ['items', 'foods', 'toys', 'decorations'] as const
const shelves = like(DEFAULT_PET_A.inventory, { capacity: whole(0, CAPACITY_A) })

/** [9.0.21] The four shelves hold no more than fifty things together; the last ones go. */
const inventory: Reader<InventoryA> = (value, to, place, base) => {
  const read = shelves(value, to, place, base)
  if (!read) return undefined
  let room = read.capacity
  const keep = <T>(shelf: readonly T[]): readonly T[] => {
    const kept = shelf.slice(0, room)
    room -= kept.length
    return kept.length === shelf.length
      ? kept
      : wrong(to, place, `must hold at most ${read.capacity} entries`, kept)
  }
  return { ...read, ...record(SHELVES, (shelf) => keep(read[shelf])) }
}

/** Reads reading A's pet from unknown data. */
export const shapeA: Reader<PetA> = like(DEFAULT_PET_A, {
  profile: {
    birthdate: maybe(day),
    rarity: between(0, Number.MAX_SAFE_INTEGER),
    titles: texts,
    level: whole(1, GROWTH_A.maxLevel),
  },
  stats: like(DEFAULT_STATS_A, {}, whole(0, 100)),
  genetics: {
    dna: only(
      (value): value is string => typeof value === 'string' && DNA.test(value),
      'must be like ABC123DEF',
    ),
    dominantTraits: texts,
    recessiveTraits: texts,
    mutations: texts,
    parentage: { parent1: maybe(text), parent2: maybe(text), children: texts },
  },
  social: {
    friends: named(
      list(shape<Friend>({ id, name: text, addedDate: day, interactionCount: count })),
    ),
    guildId: maybe(id),
  },
  gameState: {
    currentMood: oneOf(MOODS_A),
    currentActivity: maybe(oneOf(ACTIONS_A)),
    evolutionStage: oneOf(STAGES_A),
  },
  inventory,
  achievements: { unlocked: texts },
})
