import {
  STAT_ACHIEVEMENTS,
  STATS_B,
  type PetB,
  type StatAchievement,
} from '../../../engine/index.ts'

export interface Near {
  readonly achievement: StatAchievement
  /** Points still missing. */
  readonly missing: number
}

/** The next one of each stat, those that lack the least first. */
export const nearest = ({ stats, progress }: PetB, most: number): readonly Near[] =>
  STATS_B.flatMap((stat): Near[] => {
    const achievement = STAT_ACHIEVEMENTS[stat].find(
      ({ id, needs }) => progress.achievements[id] === undefined && needs > stats[stat],
    )
    return achievement ? [{ achievement, missing: achievement.needs - stats[stat] }] : []
  })
    .toSorted((one, other) => one.missing - other.missing)
    .slice(0, most)
