/** Why a text was not opened, said to whoever brought it. */
import type { ReadFlow } from '../workflows/document/read.ts'
import type { Words } from './words.ts'

export const refusalText = (read: Extract<ReadFlow, { ok: false }>, words: Words): string =>
  words.start.refusals[read.key](read.line, read.column)
