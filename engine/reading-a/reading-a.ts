import type { Reading } from '../companion.ts'
import { type CommandA, HANDLERS_A } from './commands.ts'
import { fireA, LifeA, timersA } from './life.ts'
import { shapeA } from './shape.ts'
import { freshPetA } from './state.ts'

/** The pet [3.1] [4.1]. */
export const readingA: Reading<'A', LifeA> = {
  id: 'A',
  commands: Object.keys(HANDLERS_A) as CommandA['type'][],
  handlers: new Map(Object.entries(HANDLERS_A)),
  shape: shapeA,
  slices: [
    'profile',
    'stats',
    'genetics',
    'social',
    'economy',
    'gameState',
    'inventory',
    'achievements',
  ],
  fresh: freshPetA,
  migrate: (state) => state,
  lastId: () => 0,
  thaw: (snapshot, tools) => new LifeA(snapshot, tools),
  fire: fireA,
  pet: (life) => life.pet,
  timers: timersA,
  // Nothing here depends on the state alone: even an empty purse can spend nothing.
  obstacle: () => undefined,
}
