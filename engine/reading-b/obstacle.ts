import type { PlainReason, Refusal } from '../events.ts'
import { type ActionB, DEED } from './actions.ts'
import type { CommandB } from './commands.ts'
import { isUsable } from './extensions.ts'
import { isFull } from './items.ts'
import type { LifeB } from './life.ts'
import { guardOf } from './perform.ts'

/** Why a command would be refused as things stand, whatever its parameters. */
export const obstacleB = (life: LifeB, type: CommandB['type']): Refusal | undefined => {
  if (type in DEED) return guardOf(life, DEED[type as ActionB])
  const reason = OBSTACLES[type]?.(life)
  return reason ? { reason } : undefined
}

const isEmpty = ({ pet }: LifeB) => pet.inventory.items.length === 0 && 'inventory-empty'
const isOff = ({ extensions }: LifeB) => !extensions && 'extensions-off'

const OBSTACLES: Readonly<Partial<Record<CommandB['type'], (life: LifeB) => PlainReason | false>>> =
  {
    show: ({ pet }) => pet.gameState.isVisible && 'already-shown',
    hide: ({ pet }) => !pet.gameState.isVisible && 'already-hidden',
    'add-item': (life) => isFull(life) && 'inventory-full',
    equip: isEmpty,
    unequip: ({ pet }) =>
      Object.values(pet.inventory.equipment).every((id) => id === null) && 'nothing-equipped',
    'use-item': (life) => isOff(life) || (!life.pet.inventory.items.some(isUsable) && 'not-usable'),
    'discard-item': (life) => isOff(life) || isEmpty(life),
    'dismiss-notification': ({ notices }) => notices.length === 0 && 'nothing-to-dismiss',
  }
