import { freeze } from '../share.ts'

export const STAGES_A = freeze(['baby', 'child', 'teen', 'adult', 'master', 'legendary'] as const)
export type StageA = (typeof STAGES_A)[number]

/** [4.1.28] The evolution stage of a level; reading B is drawn by the same table. */
export const stageOf = (level: number): StageA => {
  if (level >= 50) return 'legendary'
  if (level >= 35) return 'master'
  if (level >= 20) return 'adult'
  if (level >= 10) return 'teen'
  if (level >= 5) return 'child'
  return 'baby'
}

/** How many stages lie between two; negative when the second comes first. */
export const stagesBetween = (from: StageA, to: StageA): number =>
  STAGES_A.indexOf(to) - STAGES_A.indexOf(from)
