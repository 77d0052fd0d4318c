import { type Id, isId } from '../id.ts'
import { isObject } from '../json.ts'
import type { Raw } from '../companion.ts'
import { refuseFor, refuseInvalid } from '../refuse.ts'
import type { LifeB } from './life.ts'
import { notify, TTL } from './notifications.ts'
import { type Effects, RARITIES, type Rarity, RARITY } from './rarity.ts'
import { isStatB } from './stats.ts'

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

/** What an item is, before it is anyone's. */
export type Kind = Pick<Item, 'name' | 'type' | 'category' | 'rarity' | 'effects'>

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
export const CATEGORIES = [
  'food',
  'toys',
  'books',
  'decorations',
  'clothing',
  'accessories',
  'special',
  'collectibles',
] as const
export type Category = (typeof CATEGORIES)[number]

/** [5.0.5] */
export const CAPACITY_B = 50

export const isFull = ({ pet: { inventory } }: LifeB): boolean =>
  inventory.items.length >= inventory.maxCapacity

/** [4.2.70] Adds an item where there is room; `undefined`, and an event, where there is none. */
export const addItem = (life: LifeB, kind: Kind, origin: Origin): Item | undefined => {
  const { name, type, category, rarity, effects } = kind
  if (isFull(life)) {
    life.emit?.({ type: 'inventory-full', name })
    return undefined
  }
  const item: Item = {
    id: claimId(life, origin.id),
    name,
    type,
    category,
    rarity,
    acquiredAt: origin.found ? null : life.at,
    discoveredAt: origin.found ? life.at : null,
    effects,
    equipped: false,
    equippedAt: null,
  }
  const { inventory } = life.pet
  inventory.items = [...inventory.items, item]
  life.emit?.({ type: 'item-added', item })
  const values = { name: item.name, rarity: item.rarity }
  notify(life, 'new-item', { ttl: TTL.newItem, values })
  return item
}

/** Adds the item of a command. */
export const addGivenItem = (life: LifeB, command: Raw): void => {
  const given = givenItem(command['item'])
  if (!given) return refuseInvalid(life, command, 'item')
  const { id, name, type = 'special', category = 'special', rarity = 'common' } = given
  if (life.pet.inventory.items.some((item) => item.id === id))
    return refuseFor(life, command, 'duplicate-item')
  const effects = given.effects ?? RARITY[rarity].effects
  if (!addItem(life, { name, type, category, rarity, effects }, { found: false, id }))
    refuseFor(life, command, 'inventory-full')
}

export const findItem = (life: LifeB, id: unknown): Item | undefined =>
  life.pet.inventory.items.find((item) => item.id === id)

/** Found, or made and given; with an id of the host's where it gave one. */
interface Origin {
  readonly found: boolean
  readonly id?: Id | undefined
}

/** A given number is taken out of the count, so that nothing else is ever called the same. */
const claimId = (life: LifeB, given: Id | undefined): Id => {
  if (given === undefined) return life.ids++
  if (typeof given === 'number') life.ids = Math.max(life.ids, given + 1)
  return given
}

const givenItem = (value: unknown): GivenItem | undefined => {
  if (!isObject(value)) return undefined
  const { id, name, type, category, rarity, effects } = value
  const sound =
    typeof name === 'string' &&
    name !== '' &&
    (id === undefined || isId(id)) &&
    (type === undefined || typeof type === 'string') &&
    (category === undefined || CATEGORIES.includes(category as Category)) &&
    (rarity === undefined || RARITIES.includes(rarity as Rarity)) &&
    (effects === undefined || isEffects(effects))
  if (!sound) return undefined
  // A copy, for what goes into a snapshot gets frozen.
  const own = effects && Object.fromEntries(Object.entries(effects).map(([k, by]) => [k, by + 0]))
  return { ...(value as unknown as GivenItem), ...(own && { effects: own }) }
}

const isEffects = (value: unknown): value is Effects =>
  isObject(value) &&
  Object.entries(value).every(([stat, by]) => isStatB(stat) && Number.isSafeInteger(by))
