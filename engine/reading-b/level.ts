import { growth } from '../growth.ts'

/** [4.2.25] floor(100 × 1.2^(level − 1)). */
export const GROWTH_B = growth(() => 1n, 0n)

/** [4.2.26] What every stat gains on reaching a level; stress is a stat like the others. */
export const levelBonus = (level: number): number => Math.floor(level / 5) + 2
