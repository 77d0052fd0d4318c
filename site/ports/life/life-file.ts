/** A life as a file that one takes along: its save, and by which reading she lived. */
import type { ReadingId } from '#engine'
import { attempt } from './save-storage.ts'

export const IMPORTS = ['done', 'mended', 'corrupt', 'newer', 'other-reading'] as const
/** What became of a file: only the first two changed anything. */
export type Import = (typeof IMPORTS)[number]

/** @param save as the engine encodes it */
export const fileOf = (reading: ReadingId, save: string): string =>
  `${JSON.stringify({ reading, ...(JSON.parse(save) as object) })}\n`

/** Which reading a file's life belongs to; a file that does not say is taken for the present one. */
export const readingOf = (file: string, otherwise: ReadingId): unknown => {
  const save = attempt(() => JSON.parse(file) as { reading?: unknown } | null)
  return save?.reading ?? otherwise
}
