import { unknown } from '../refuse.ts'
import { addItem, type Category, type Item, type Kind } from './items.ts'
import type { HandlerB, LifeB } from './life.ts'
import { isRareFind, RARITY, RARITY_WEIGHTS } from './rarity.ts'
import { freeze } from '../share.ts'

export interface Discovery {
  readonly totalFound: number
  /** The names found so far, each once. */
  readonly uniqueItems: readonly string[]
  readonly rareFinds: readonly Item[]
  readonly lastDiscovery: number | null
}

export const ITEM_TYPES = freeze(['food', 'toy', 'decoration', 'accessory'] as const)
export type ItemType = (typeof ITEM_TYPES)[number]

/** [9.0.15] */
export const NOUNS = freeze({
  food: ['Apple', 'Cake', 'Cookie', 'Sandwich'],
  toy: ['Ball', 'Puzzle', 'Robot', 'Teddy'],
  decoration: ['Flower', 'Painting', 'Crystal', 'Star'],
  accessory: ['Hat', 'Bow', 'Glasses', 'Badge'],
} as const satisfies Record<ItemType, readonly string[]>)

/** [4.2.46] */
export const CREATIONS = freeze(['painting', 'sculpture', 'song', 'poem', 'invention'] as const)
/** [4.2.50] */
export const FINDS = freeze([
  'mysterious_crystal',
  'ancient_book',
  'rare_flower',
  'hidden_treasure',
] as const)

/** [4.2.64] Draws rarity, type where none is given, adjective and noun, in this order. */
export const discover = (life: LifeB, given?: ItemType): void => {
  const { dice } = life
  const rarity = dice.weighted(RARITY_WEIGHTS)
  const type = given ?? dice.pick(ITEM_TYPES)
  const name = `${dice.pick(RARITY[rarity].adjectives)} ${dice.pick(NOUNS[type])}`
  find(life, { name, type, category: CATEGORY_OF[type], rarity })
}

export const discoverItem: HandlerB = (life, command) => {
  const { itemType } = command
  const type = ITEM_TYPES.find((known) => known === itemType)
  if (itemType !== undefined && !type) return unknown('itemType')
  discover(life, type)
}

/** What actions may bring. */
export const GIFTS = {
  /** [4.2.44] What she may make while creating: rare one time in five. */
  creation(life: LifeB): void {
    const { dice } = life
    const name = dice.pick(CREATIONS)
    const rarity = dice.chance(20, 100) ? 'rare' : 'common'
    addItem(life, { name, type: 'creation', category: 'special', rarity }, false)
  },
  /** [4.2.48] What she may come upon while exploring. */
  discovery(life: LifeB): void {
    const name = life.dice.pick(FINDS)
    find(life, { name, type: 'discovery', category: 'special', rarity: 'uncommon' })
  },
}
export type GiftB = keyof typeof GIFTS

/** Keeps a find, and keeps count of it. Without room it is as though nothing had been found. */
const find = (life: LifeB, kind: Kind): void => {
  const item = addItem(life, kind, true)
  if (!item) return
  const { inventory } = life.pet
  const { discovery } = inventory
  const { totalFound, uniqueItems, rareFinds } = discovery
  const { name, rarity, discoveredAt } = item
  inventory.discovery = {
    ...discovery,
    totalFound: totalFound + 1,
    uniqueItems: uniqueItems.includes(name) ? uniqueItems : [...uniqueItems, name],
    rareFinds: isRareFind(rarity) ? [...rareFinds, item] : rareFinds,
    lastDiscovery: discoveredAt,
  }
}

const CATEGORY_OF: Readonly<Record<ItemType, Category>> = {
  food: 'food',
  toy: 'toys',
  decoration: 'decorations',
  accessory: 'accessories',
}
