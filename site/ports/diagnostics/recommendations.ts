import type { Entry, Source } from './tracker.ts'

export type Rating = 'high' | 'medium'

/** [8.0.17] How much each kind of error matters; those that are not here call for nothing yet. */
export const RATINGS = {
  workflow: 'high',
  promise: 'high',
  rendering: 'medium',
} as const satisfies Partial<Record<Source, Rating>>
export type Rated = keyof typeof RATINGS

export interface Recommendation {
  readonly source: Rated
  readonly rating: Rating
  readonly count: number
}

/** One for each kind of error that happened, the gravest first. */
export const recommendationsFor = (entries: readonly Entry[]): readonly Recommendation[] =>
  (Object.keys(RATINGS) as Rated[]).flatMap((source) => {
    const count = entries.filter((one) => one.kind === 'error' && one.source === source).length
    return count === 0 ? [] : [{ source, rating: RATINGS[source], count }]
  })
