import type { Engine, ReadingId } from './companion.ts'
import { engineOf, type EngineOptions } from './engine.ts'
import { RULES } from './readings.ts'

/** An engine for either reading; who needs one alone takes `createEngineA` or `createEngineB`. */
export const createEngine = <R extends ReadingId>(reading: R, options?: EngineOptions): Engine<R> =>
  engineOf(RULES[reading], options)
