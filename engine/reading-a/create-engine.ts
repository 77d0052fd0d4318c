import type { Engine } from '../companion.ts'
import { engineOf, type EngineOptions } from '../engine.ts'
import { readingA } from './reading-a.ts'

/** An engine for reading A alone: half the bytes of one that can be either. */
export const createEngineA = (options?: EngineOptions): Engine<'A'> => engineOf(readingA, options)
