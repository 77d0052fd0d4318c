import { RARITY, type Item, type Snapshot } from '../../../engine/index.ts'
import type { Lack } from './care.ts'

/** A thing of hers that gives what is missing, and how much of it. */
export interface Remedy {
  readonly item: Item
  readonly gives: number
}

/** The least of her foods and toys that would help: the precious ones are for another day. */
export const remedyFor = ({ pet }: Snapshot, { stat }: Pick<Lack, 'stat'>): Remedy | undefined => {
  if (!('progress' in pet)) return undefined
  const helpful = pet.inventory.items.flatMap((item): Remedy[] => {
    const gives = Object.entries(RARITY[item.rarity].effects).find(([name]) => name === stat)?.[1]
    return gives === undefined || !EDIBLE.has(item.category) ? [] : [{ item, gives }]
  })
  return helpful.toSorted((one, other) => one.gives - other.gives)[0]
}

const EDIBLE: ReadonlySet<string> = new Set(['food', 'toys'])
