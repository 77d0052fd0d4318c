import { type Id, isGivenId } from '../id.ts'
import { copyJson, isObject } from '../json.ts'
import { invalid } from '../refuse.ts'
import type { HandlerB, LifeB } from './life.ts'
import { notify } from './notifications.ts'
import { type Effects, isEffects, RARITIES, type Rarity, RARITY } from './rarity.ts'
import { freeze } from '../share.ts'

export interface Item {
  readonly id: Id
  readonly name: string
  /** Free text; those found in play are food, toy, decoration, accessory, creation, discovery. */
  readonly type: string
  readonly category: Category
  readonly rarity: Rarity
  /** When it was made or given; exactly one of the two moments is set. */
  readonly acquiredAt: number | null
  /** When it was found. */
  readonly discoveredAt: number | null
  readonly effects: Effects
  readonly equipped: boolean
  readonly equippedAt: number | null
}

/** What an item is, before it is anyone's; its effects are those of its rarity unless given. */
export type Kind = Pick<Item, 'name' | 'type' | 'category' | 'rarity'> & Partial<Item>

/** An item as the host may give it; what is left out is common and special. */
export interface GivenItem {
  readonly name: string
  readonly id?: Id
  readonly type?: string
  readonly category?: Category
  readonly rarity?: Rarity
  readonly effects?: Effects
}

/** [3.2.32] */
export const CATEGORIES = freeze([
  'food',
  'toys',
  'books',
  'decorations',
  'clothing',
  'accessories',
  'special',
  'collectibles',
] as const)
export type Category = (typeof CATEGORIES)[number]

/** [5.0.5] */
export const CAPACITY_B = 50

export const isFull = ({ pet: { inventory } }: LifeB): boolean =>
  inventory.items.length >= inventory.maxCapacity

/**
 * [4.2.70] Adds an item where there is room; `undefined`, and an event, where there is none. It was
 * found, or made or given; `id` is the host's, where it gave one.
 */
export const addItem = (life: LifeB, kind: Kind, found: boolean, id?: Id): Item | undefined => {
  const { name, rarity } = kind
  if (isFull(life)) {
    life.emit?.({ type: 'inventory-full', name })
    return undefined
  }
  const item: Item = {
    id: claimId(life, id),
    effects: RARITY[rarity].effects,
    ...kind,
    acquiredAt: found ? null : life.at,
    discoveredAt: found ? life.at : null,
    equipped: false,
    equippedAt: null,
  }
  const { inventory } = life.pet
  inventory.items = [...inventory.items, item]
  life.emit?.({ type: 'item-added', item })
  notify(life, 'new-item', { name, rarity })
  return item
}

/** Adds the item of a command. */
export const addGivenItem: HandlerB = (life, { item }) => {
  if (!isGiven(item)) return invalid('item')
  const { id, name, type = 'special', category = 'special', rarity = 'common', effects } = item
  if (isTaken(life, id)) return { reason: 'duplicate-item' }
  // A copy, for what goes into a snapshot gets frozen.
  const own = effects && { effects: copyJson(effects) as Effects }
  if (!addItem(life, { name, type, category, rarity, ...own }, false, id))
    return { reason: 'inventory-full' }
}

export const findItem = (life: LifeB, id: unknown): Item | undefined =>
  life.pet.inventory.items.find((item) => item.id === id)

/** Whether something that lives is called that: hosts tell things apart by their ids. */
const isTaken = ({ pet, notices }: LifeB, id: unknown): boolean =>
  [...pet.inventory.items, ...notices, ...pet.ai.memories].some((one) => one.id === id)

/** A given number is taken out of the count, so that nothing else is ever called the same. */
const claimId = (life: LifeB, given: Id | undefined): Id => {
  if (given === undefined) return life.ids++
  if (typeof given === 'number') life.ids = Math.max(life.ids, given + 1)
  return given
}

const isGiven = (value: unknown): value is GivenItem => {
  if (!isObject(value)) return false
  const { id, name, type, category, rarity, effects } = value
  return (
    typeof name === 'string' &&
    name !== '' &&
    (id === undefined || isGivenId(id)) &&
    (type === undefined || typeof type === 'string') &&
    (category === undefined || CATEGORIES.includes(category as Category)) &&
    (rarity === undefined || RARITIES.includes(rarity as Rarity)) &&
    (effects === undefined || isEffects(effects))
  )
}
