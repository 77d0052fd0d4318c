import { stageOf, type ReadingId, type Snapshot } from '../../../engine/index.ts'
import type { Mood, Stage, Wear } from '../character/index.ts'
import { wearOf } from './worn-items.ts'

/** What is drawn of her. */
export interface Look {
  readonly mood: Mood
  readonly stage: Stage
  readonly wear: Wear
}

/** [4.2.38] Below it she is too tired to play. */
export const WEARY = 20

/** Reading B's moods know no weariness: whoever has no strength left does not smile, glad as she is. */
export const isWeary = ({ pet }: Pick<Snapshot, 'pet'>): boolean => pet.stats.energy < WEARY

/** How a life looks. Reading B knows no stages: its level is read from reading A's table. */
export const lookOf = ({ pet }: Snapshot<ReadingId>): Look => {
  if ('progress' in pet)
    return {
      mood: isWeary({ pet }) ? 'tired' : pet.gameState.currentMood,
      stage: stageOf(pet.progress.level),
      wear: wearOf(pet.inventory),
    }
  const { isAsleep, currentMood, evolutionStage } = pet.gameState
  return { mood: isAsleep ? 'sleeping' : currentMood, stage: evolutionStage, wear: {} }
}
