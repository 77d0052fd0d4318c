import { SLOTS, type InventoryB, type Item, type Slot } from '../../../engine/index.ts'
import type { Item as Drawn, Wear } from '../character/index.ts'

/** What she wears, as it is drawn. */
export const wearOf = ({ items, equipment }: InventoryB): Wear => {
  const wear: Partial<Record<Slot, string>> = {}
  for (const slot of SLOTS) {
    const worn = items.find(({ id }) => id === equipment[slot])
    // A thing that was never meant for its slot is worn all the same, as what the slot is for.
    if (worn) wear[slot] = drawings(slot)[drawnAs(worn)] ?? USUAL[slot]
  }
  return wear as Wear
}

/** The slot that suits a thing, for those that can be worn at all. */
export const slotFor = (item: Item): Slot | undefined =>
  EDIBLE.has(item.type)
    ? undefined
    : (SLOTS.find((slot) => drawnAs(item) in DRAWN[slot]) ?? 'special')

/** A found thing is called by an adjective and a noun, a made one by one word. */
const drawnAs = ({ name }: Item): string => name.split(' ').at(-1)!.toLowerCase()

const EDIBLE: ReadonlySet<string> = new Set(['food', 'toy'])

const USUAL = {
  hat: 'hat',
  accessory: 'bow',
  background: 'moon',
  special: 'crystal',
} as const satisfies Wear

const drawings = (slot: Slot): Readonly<Record<string, string>> => DRAWN[slot]

const DRAWN: { readonly [S in Slot]: Readonly<Record<string, Drawn<S>>> } = {
  hat: { hat: 'hat', invention: 'nightcap', poem: 'beret' },
  accessory: { bow: 'bow', glasses: 'glasses', badge: 'badge' },
  background: { painting: 'moon', star: 'stars', song: 'thread' },
  special: {
    flower: 'flower',
    rare_flower: 'flower',
    crystal: 'crystal',
    mysterious_crystal: 'crystal',
    sculpture: 'crystal',
    hidden_treasure: 'crystal',
    ancient_book: 'book',
  },
}
