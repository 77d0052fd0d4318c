import { createEngineB, type Engine, type ReadingId } from '#engine'
import { openLife, type Life } from './life.ts'

const lives: { [R in ReadingId]?: Life<R> } = {}

/**
 * The one life of a reading in this tab: opened when it is first asked for.
 * @param engine whoever needs both readings brings them: most pages know one alone
 */
export const lifeOf = <R extends ReadingId>(reading: R, engine: () => Engine<R>): Life<R> =>
  (lives[reading] ??= openLife(engine()) as never)

/** Opale's life, as every page's corner shows it. */
export const companionLife = (): Life<'B'> => lifeOf('B', () => createEngineB({ extensions: true }))

/** Closes it where nobody looks any more: a hidden companion listens to nothing. */
export const leaveLife = (reading: ReadingId): void => {
  // Components that are unmounted together have all stopped listening by then.
  queueMicrotask(() => {
    if (!lives[reading]?.idle()) return
    lives[reading].close()
    delete lives[reading]
  })
}
