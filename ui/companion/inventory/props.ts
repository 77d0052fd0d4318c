import type { Category, InventoryB, Item, Rarity, Slot } from '../../../engine/index.ts'
import type { Attributes } from '../../render/index.ts'

export interface InventoryWords {
  /** An item's name in the visitor's language. */
  item: (item: Item) => string
  rarities: Readonly<Record<Rarity, string>>
  categories: Readonly<Record<Category, string>>
  /** What one chooses the things to see by. */
  show: string
  all: string
  /** What the things of a category are called together: « Jouets ». */
  kinds: Readonly<Record<Category, string>>
  /** What it does, in a sentence; what it is comes before it. */
  effects: (item: Item) => string
  slots: Readonly<Record<Slot, string>>
  /** « ×2 » said aloud: « 2 exemplaires ». */
  count: (count: number) => string
  worn: string
  free: string
  wears: string
  empty: string
  full: (most: number) => string
  use: string
  discard: string
  equip: (slot: string) => string
  /** « Retirer Chapeau excellent » */
  unequip: (item: string) => string
  takeOff: string
}

export interface InventoryProps extends Attributes<'div', 'children'> {
  inventory: InventoryB
  words: InventoryWords
  onUse?: ((item: Item) => void) | undefined
  onDiscard?: ((item: Item) => void) | undefined
  onEquip: (item: Item, slot: Slot) => void
  onUnequip: (slot: Slot) => void
}
