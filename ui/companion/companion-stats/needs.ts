import type { ReadingId, Snapshot, StatA, StatB } from '../../../engine/index.ts'
import type { GlyphName } from '../companion-glyph/index.ts'

/** What must not run out, or over. */
interface Need<S extends string> {
  readonly stat: S
  readonly icon: GlyphName
  readonly low?: number
  readonly high?: number
}

/** A reading's needs, what wears out fastest first; and everything else, in groups. */
interface Layout<S extends string> {
  readonly needs: readonly Need<S>[]
  readonly groups: readonly {
    readonly key: GroupKey
    readonly icon: GlyphName
    readonly stats: readonly S[]
  }[]
}

export const GROUPS = ['heart', 'mind', 'character', 'growth'] as const
export type GroupKey = (typeof GROUPS)[number]

const A: Layout<StatA> = {
  needs: [
    { stat: 'energy', icon: 'bolt', low: 20 },
    { stat: 'hunger', icon: 'bowl', high: 80 },
    { stat: 'cleanliness', icon: 'drop' },
    { stat: 'health', icon: 'cross', low: 30 },
  ],
  groups: [
    { key: 'growth', icon: 'spark', stats: ['happiness', 'intelligence', 'creativity', 'social'] },
  ],
}

const B: Layout<StatB> = {
  needs: [
    { stat: 'energy', icon: 'bolt', low: 20 },
    { stat: 'hunger', icon: 'bowl' },
    { stat: 'hygiene', icon: 'drop' },
    { stat: 'health', icon: 'cross' },
    { stat: 'stress', icon: 'wave', high: 80 },
  ],
  groups: [
    { key: 'heart', icon: 'heart', stats: ['happiness', 'love', 'social', 'empathy', 'loyalty'] },
    { key: 'mind', icon: 'book', stats: ['intelligence', 'curiosity', 'creativity', 'wisdom'] },
    {
      key: 'character',
      icon: 'spark',
      stats: ['independence', 'confidence', 'charisma', 'magic'],
    },
  ],
}

export const layoutOf = (reading: ReadingId): Layout<string> => (reading === 'A' ? A : B)

export const statsOf = ({ pet }: Snapshot): Readonly<Record<string, number>> => pet.stats
