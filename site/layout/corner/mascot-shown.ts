import type { Engine, Mascot, Snapshot } from '#engine'
import { isWeary } from '#companion/living'

/** Reading C of a life, as a page shows it: her words are no gladder than her face. */
export const mascotShown = (engine: Engine<'B'>, snapshot: Snapshot<'B'>): Mascot => {
  const mascot = engine.mascot(snapshot)
  return isWeary(snapshot) ? { ...mascot, currentMood: 'tired' } : mascot
}
