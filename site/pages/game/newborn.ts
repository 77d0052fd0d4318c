import { DEFAULT_STATS_B, type ActionB, type Snapshot } from '#engine'
import type { CareAction } from '#companion/care-panel'
import type { LifeMoment } from '#companion/tamagotchi'

/**
 * Her first moment, as far as the page shows it before her life has come: without the engine, whose
 * rules and dice a reader of the page does not need.
 */
export const NEWBORN: LifeMoment = {
  events: [],
  snapshot: {
    reading: 'B',
    pet: {
      stats: DEFAULT_STATS_B,
      progress: { level: 1, experience: 0, experienceToNext: 100, totalInteractions: 0 },
      gameState: { currentMood: 'happy', isInteracting: false },
      inventory: { items: [], equipment: {} },
    },
  } as unknown as Snapshot,
}

/** What one does with her at first; a test holds it to what the engine says. */
export const NEWBORN_CARE: readonly CareAction<ActionB>[] = [
  { action: 'feed', duration: 2000, experience: [10, 14] },
  { action: 'play', duration: 2500, experience: [15, 24] },
  { action: 'cuddle', duration: 1800, experience: [8, 14] },
  { action: 'teach', duration: 3000, experience: [20, 34] },
  { action: 'create', duration: 2800, experience: [18, 29] },
  { action: 'explore', duration: 3500, experience: [25, 44] },
]
