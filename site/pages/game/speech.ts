import type { EngineEvent, Snapshot } from '#engine'
import { isWeary } from '#companion/living'

/** What she may be saying, by what has just happened and by how she feels. */
export const SPEECHES = [
  'first',
  'level',
  'found',
  'full',
  'tired',
  'dull',
  'asleep',
  'low',
  'glad',
  'well',
  'meh',
  'sad',
] as const
export type Speech = (typeof SPEECHES)[number]

export const speechOf = (snapshot: Snapshot, events: readonly EngineEvent[]): Speech => {
  const { gameState } = snapshot.pet
  if (isNewborn(snapshot)) return 'first'
  for (const event of events.toReversed()) {
    if (event.type === 'refused' && event.reason === 'stat-too-low')
      return event.stat === 'energy' ? 'tired' : 'dull'
    const after = AFTER[event.type]
    // What she is glad of can wait until she has the strength to be.
    if (after && !isWeary(snapshot)) return after
  }
  if ('isAsleep' in gameState && gameState.isAsleep) return 'asleep'
  return isWeary(snapshot) ? 'low' : (FEELS[gameState.currentMood] ?? 'well')
}

/** Nothing was ever done with her. */
export const isNewborn = ({ pet }: Snapshot): boolean =>
  ('progress' in pet ? pet.progress.totalInteractions : pet.gameState.totalInteractions) === 0

const AFTER: Readonly<Partial<Record<EngineEvent['type'], Speech>>> = {
  'item-added': 'found',
  'inventory-full': 'full',
  'level-up': 'level',
}

const FEELS: Readonly<Record<string, Speech>> = {
  ecstatic: 'glad',
  joyful: 'glad',
  excited: 'glad',
  playful: 'glad',
  loving: 'glad',
  neutral: 'meh',
  melancholy: 'meh',
  hungry: 'meh',
  tired: 'low',
  sad: 'sad',
  depressed: 'sad',
  critical: 'sad',
  sick: 'sad',
  frustrated: 'sad',
  anxious: 'sad',
}
