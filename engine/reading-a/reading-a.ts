import type { Reading } from '../companion.ts'
import { HANDLERS_A } from './commands.ts'
import { agreeA } from './agree.ts'
import { dueA, fireA, type LifeA, lifeA, timersA } from './life.ts'
import { shapeA } from './shape.ts'
import { freshPetA } from './state.ts'

/** The pet [3.1] [4.1]. */
export const readingA: Reading<'A', LifeA> = {
  id: 'A',
  handlers: new Map(Object.entries(HANDLERS_A)),
  shape: shapeA,
  beside: [],
  fresh: freshPetA,
  agree: agreeA,
  due: dueA,
  thaw: lifeA,
  fire: fireA,
  pet: (life) => life.pet,
  timers: timersA,
  // No `obstacle`: nothing depends on the state alone, for even an empty purse can spend nothing.
}
