import type { Engine } from '../companion.ts'
import { engineOf, type EngineOptions } from '../engine.ts'
import { readingB } from './reading-b.ts'

/** An engine for reading B alone: half the bytes of one that can be either. */
export const createEngineB = (options?: EngineOptions): Engine<'B'> => engineOf(readingB, options)
