import { unknown } from '../refuse.ts'
import { STAT_MAX } from '../stat.ts'
import { NEVER } from '../timers.ts'
import { change } from './achievements.ts'
import { takeOff } from './equipment.ts'
import { findItem, type Item } from './items.ts'
import { settle } from './progress.ts'
import type { HandlerB, LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { RARITY } from './rarity.ts'
import { STAT } from './sheet.ts'
import type { StatB } from './stats.ts'

/**
 * What the rules leave without a use or an end: energy only ever falls, and items pile up.
 * One option turns all of this on.
 */

/** A minute without a command, or hidden, gives one energy. */
export const REST_MS = 60_000

/** A food or toy gives what its rarity gives, and is used up. */
export const useItem: HandlerB = (life, { itemId }) => {
  if (!life.extensions) return { reason: 'extensions-off' }
  const item = findItem(life, itemId)
  if (!item) return unknown('itemId')
  if (!isUsable(item)) return { reason: 'not-usable' }
  drop(life, item)
  for (const [stat, by] of Object.entries(RARITY[item.rarity].effects) as [StatB, number][])
    change(life, STAT[stat], by)
  life.emit?.({ type: 'item-used', itemId: item.id })
  settle(life)
  feelB(life, 'use-item')
}

export const discardItem: HandlerB = (life, { itemId }) => {
  if (!life.extensions) return { reason: 'extensions-off' }
  const item = findItem(life, itemId)
  if (!item) return unknown('itemId')
  drop(life, item)
  life.emit?.({ type: 'item-discarded', itemId: item.id })
}

export const isUsable = ({ type, category }: Item): boolean =>
  type === 'food' || type === 'toy' || category === 'food' || category === 'toys'

/** One minute of rest is over; the next begins. */
export const rest = (life: LifeB, until: number): void => {
  const { sheet, restDue: due } = life
  if (sheet[STAT.energy] === STAT_MAX) {
    // Fully rested: step over the minutes that change nothing, however many there are.
    life.restDue = due + REST_MS * (Math.floor((until - due) / REST_MS) + 1)
    return
  }
  life.restDue = due + REST_MS
  change(life, STAT.energy, 1)
  life.emit?.({ type: 'rested', energy: sheet[STAT.energy]! })
  settle(life)
  feelB(life, 'rest')
}

/** Being with her interrupts her rest, unless she is hidden. */
export const disturb = (life: LifeB): void => {
  if (life.restDue !== NEVER && life.pet.gameState.isVisible) life.restDue = life.at + REST_MS
}

const drop = (life: LifeB, { id }: Item): void => {
  const { inventory } = life.pet
  takeOff(life, id)
  inventory.items = inventory.items.filter((item) => item.id !== id)
}
