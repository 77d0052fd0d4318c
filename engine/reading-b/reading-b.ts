import type { Reading } from '../companion.ts'
import { HANDLERS_B } from './commands.ts'
import { agreeB } from './agree.ts'
import { disturb } from './extensions.ts'
import { dueB, fireB } from './fire.ts'
import { type LifeB, lifeB, petB, timersB } from './life.ts'
import { migrateB } from './migrate.ts'
import { lastIdB } from './last-id.ts'
import { obstacleB } from './obstacle.ts'
import { shapeB } from './shape.ts'
import { freshPetB } from './state.ts'

/** The companion [3.2] [4.2]. */
export const readingB: Reading<'B', LifeB> = {
  id: 'B',
  handlers: new Map(Object.entries(HANDLERS_B)),
  shape: shapeB,
  // [3.2.1] The rules persist the other slices; these are saved too, so that a life goes on exactly.
  beside: ['emotions', 'gameState', 'ai'],
  fresh: (_dice, at) => freshPetB(at),
  agree: agreeB,
  due: dueB,
  migrate: migrateB,
  lastId: lastIdB,
  thaw: lifeB,
  fire: fireB,
  attend(life, { type }) {
    if (type !== 'tick') disturb(life)
  },
  pet: petB,
  timers: timersB,
  obstacle: obstacleB,
}
