import type { Refusal } from '../events.ts'
import { ACTION } from './actions.ts'
import type { CommandB } from './commands.ts'
import { isUsable } from './extensions.ts'
import { isFull } from './items.ts'
import type { LifeB } from './life.ts'
import { guardOf } from './perform.ts'

/** Why a command would be refused as things stand, whatever its parameters. */
export const obstacleB = (life: LifeB, type: CommandB['type']): Refusal | undefined => {
  const { gameState, inventory } = life.pet
  switch (type) {
    case 'play':
    case 'teach':
    case 'create':
    case 'explore':
      return guardOf(life, ACTION[type])
    case 'show':
      return gameState.isVisible ? { reason: 'already-shown' } : undefined
    case 'hide':
      return gameState.isVisible ? undefined : { reason: 'already-hidden' }
    case 'add-item':
      return isFull(life) ? { reason: 'inventory-full' } : undefined
    case 'equip':
      return inventory.items.length === 0 ? { reason: 'inventory-empty' } : undefined
    case 'unequip':
      return Object.values(inventory.equipment).every((id) => id === null)
        ? { reason: 'nothing-equipped' }
        : undefined
    case 'use-item':
      if (!life.extensions) return { reason: 'extensions-off' }
      return inventory.items.some(isUsable) ? undefined : { reason: 'not-usable' }
    case 'discard-item':
      if (!life.extensions) return { reason: 'extensions-off' }
      return inventory.items.length === 0 ? { reason: 'inventory-empty' } : undefined
    case 'dismiss-notification':
      return life.notices.length === 0 ? { reason: 'nothing-to-dismiss' } : undefined
    default:
      return undefined
  }
}
