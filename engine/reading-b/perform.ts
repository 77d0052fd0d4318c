import { saturate } from '../amount.ts'
import type { Refusal } from '../events.ts'
import { startTimer } from '../timers.ts'
import { change } from './achievements.ts'
import { type Action, type ActionB, DEED, type Effect } from './actions.ts'
import { GIFTS } from './discovery.ts'
import { evolve } from './emotions.ts'
import type { HandlerB, LifeB } from './life.ts'
import { feelB } from './mood.ts'
import { notify } from './notifications.ts'
import { settle } from './progress.ts'
import { type Measure, placeOf, STAT } from './sheet.ts'

/**
 * One action from guard to mood, its row made ready once. The order is part of the rules: effects
 * as written, the gift, experience, levels and achievements, and last how she feels.
 */
export const performing = (name: ActionB): HandlerB => {
  const action = DEED[name]
  const { guard, effects, gift, experience, duration, emotion } = action
  const place = placeOf(name)
  const moves = Object.entries(effects).map(moveOf)
  const [least, most] = experience
  return (life) => {
    const refusal = guardOf(life, action)
    if (refusal) {
      life.emit?.({ type: 'refused', command: name, ...refusal })
      // [5.0.6] A refused action leaves nothing but a word about why.
      return notify(life, guard!.message)
    }
    const { dice, pet, sheet } = life
    const { progress, gameState } = pet
    for (const move of moves) make(life, move)
    if (gift && dice.chance(gift[1], 100)) GIFTS[gift[0]](life)
    life.acted = true
    const gained = dice.int(least, most)
    progress.experience = saturate(progress.experience + gained)
    progress.totalInteractions = saturate(progress.totalInteractions + 1)
    sheet[place]! += 1
    gameState.isInteracting = true
    gameState.lastInteractionTime = life.at
    life.activityDue = startTimer(life, life.at + duration)
    life.emit?.({ type: 'acted', action: name, experience: gained })
    settle(life)
    if (life.extensions) evolve(life, emotion, 1, name)
    else feelB(life, name)
  }
}

/** Why an action would be refused as things stand. */
export const guardOf = ({ sheet }: LifeB, { guard }: Action): Refusal | undefined => {
  if (!guard) return undefined
  const { stat, needs } = guard
  const has = sheet[STAT[stat]]!
  return has < needs ? { reason: 'stat-too-low', stat, needs, has } : undefined
}

/** An effect made ready: the place in place of the name. */
interface Move {
  readonly place: number
  readonly least: number
  readonly most: number
  readonly chance: number
}

const moveOf = ([of, [least, most = least, chance = 100]]: [string, Effect]): Move => ({
  place: placeOf(of as Measure),
  least,
  most,
  chance,
})

const make = (life: LifeB, { place, least, most, chance }: Move): void => {
  const { dice } = life
  if (chance < 100 && !dice.chance(chance, 100)) return
  const by = least < most ? dice.int(least, most) : least > most ? -dice.int(-least, -most) : least
  change(life, place, by)
}
