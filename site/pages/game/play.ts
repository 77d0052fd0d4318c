/** What a visitor who plays needs beyond the page: the engine, her life, and all that tells of it. */
import { createEngine, type ReadingId } from '#engine'
import type { Life } from '../../ports/life/life.ts'
import { lifeOf as lifeWith } from '../../ports/life/lives.ts'

export { careOf, isBusy } from '#companion/care-panel'
export { Board } from './board.tsx'
export { News } from './news.tsx'
export { Rules } from './rules.tsx'
export { helpOf } from './care-help.ts'
export { refusalOf, saidOf } from './said.ts'

/** Her life by either reading. */
export const lifeOf = <R extends ReadingId>(reading: R): Life<R> =>
  lifeWith(reading, () => createEngine(reading, { extensions: true }))
