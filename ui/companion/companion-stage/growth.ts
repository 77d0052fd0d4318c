import { GROWTH_A, type Snapshot } from '../../../engine/index.ts'

/** How far she is from her next level. */
export interface LevelProgress {
  readonly level: number
  readonly experience: number
  readonly needed: number
}

export const levelOf = ({ pet }: Snapshot): LevelProgress => {
  if ('progress' in pet) {
    const { level, experience, experienceToNext: needed } = pet.progress
    return { level, experience, needed }
  }
  const { level, experience } = pet.profile
  return { level, experience, needed: GROWTH_A.threshold(level) }
}
