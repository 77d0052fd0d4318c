import type { ReadingId } from '#engine'
import { IMPORTS } from '../../ports/life/life-file.ts'
import type { Life } from '../../ports/life/life.ts'

/** What can become of a file that the visitor hands over; only the first two change anything. */
export const IMPORT_RESULTS = [...IMPORTS, 'too-big', 'unreadable'] as const
export type ImportResult = (typeof IMPORT_RESULTS)[number]

/** A long life takes some tens of KB: what is far beyond is no save, and is not even read. */
export const MOST_BYTES = 2_000_000

/** Reads a file into a life. Whatever it holds, nothing is lost, and nothing is thrown. */
export const readInto = async (life: Life<ReadingId>, file: Blob): Promise<ImportResult> => {
  if (file.size > MOST_BYTES) return 'too-big'
  const text = await file.text().catch(() => undefined)
  return text === undefined ? 'unreadable' : life.importText(text)
}
