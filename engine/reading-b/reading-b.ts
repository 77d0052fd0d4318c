import type { Reading } from '../companion.ts'
import { type CommandB, HANDLERS_B } from './commands.ts'
import { disturb } from './extensions.ts'
import { fireB } from './fire.ts'
import { LifeB, petB, timersB } from './life.ts'
import { migrateB } from './migrate.ts'
import { lastIdB } from './last-id.ts'
import { obstacleB } from './obstacle.ts'
import { shapeB } from './shape.ts'
import { freshPetB } from './state.ts'

/** The companion [3.2] [4.2]. */
export const readingB: Reading<'B', LifeB> = {
  id: 'B',
  commands: Object.keys(HANDLERS_B) as CommandB['type'][],
  handlers: new Map(Object.entries(HANDLERS_B)),
  shape: shapeB,
  // [3.2.1] Only these are persisted; the rest lies beside the engine's data for exactness.
  slices: ['stats', 'progress', 'personality', 'inventory', 'settings', 'analytics'],
  fresh: (_dice, at) => freshPetB(at),
  migrate: migrateB,
  lastId: lastIdB,
  thaw: (snapshot, tools) => new LifeB(snapshot, tools),
  fire: fireB,
  attend(life, { type }) {
    if (type !== 'tick') disturb(life)
  },
  pet: petB,
  timers: timersB,
  obstacle: obstacleB,
}
