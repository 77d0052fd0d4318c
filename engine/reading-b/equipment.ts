import type { Raw } from '../companion.ts'
import type { Id } from '../id.ts'
import { unknown } from '../refuse.ts'
import { findItem, type Item } from './items.ts'
import type { HandlerB, LifeB } from './life.ts'
import { freeze } from '../share.ts'

/** [3.2.33] */
export const SLOTS = freeze(['hat', 'accessory', 'background', 'special'] as const)
export type Slot = (typeof SLOTS)[number]
export type Equipment = Readonly<Record<Slot, Id | null>>

/** [4.2.71] Any item fits any slot: what is worn is for show. */
export const equip: HandlerB = (life, command) => {
  const item = findItem(life, command['itemId'])
  const slot = slotOf(command)
  if (!item) return unknown('itemId')
  if (!slot) return unknown('slot')
  // An item is worn in one place, and a slot holds one item.
  takeOff(life, item.id)
  empty(life, slot)
  wear(life, slot, item.id)
  replace(life, item.id, { equipped: true, equippedAt: life.at })
  life.emit?.({ type: 'item-equipped', itemId: item.id, slot })
}

export const unequip: HandlerB = (life, command) => {
  const slot = slotOf(command)
  if (!slot) return unknown('slot')
  if (!empty(life, slot)) return { reason: 'nothing-equipped' }
}

/** Takes an item off wherever it is worn. */
export const takeOff = (life: LifeB, id: Id): void => {
  for (const slot of SLOTS) if (life.pet.inventory.equipment[slot] === id) empty(life, slot)
}

const empty = (life: LifeB, slot: Slot): boolean => {
  const itemId = life.pet.inventory.equipment[slot]
  if (itemId === null) return false
  wear(life, slot, null)
  replace(life, itemId, { equipped: false, equippedAt: null })
  life.emit?.({ type: 'item-unequipped', itemId, slot })
  return true
}

const wear = ({ pet: { inventory } }: LifeB, slot: Slot, id: Id | null): void => {
  inventory.equipment = { ...inventory.equipment, [slot]: id }
}

const replace = (life: LifeB, id: Id, change: Pick<Item, 'equipped' | 'equippedAt'>): void => {
  const { inventory } = life.pet
  inventory.items = inventory.items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

const slotOf = ({ slot }: Raw): Slot | undefined => SLOTS.find((known) => known === slot)
