/** What one agent hands to another is checked, as anything from outside would be. */
import { z } from 'zod'

const flat = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

const report = z.strictObject({
  answered: z.enum(['yes', 'partly', 'no']),
  facts: z.array(
    z.strictObject({
      says: z.string().min(1),
      document: z.string(),
      /** Copied from that document, word for word: spaces don't make it longer. */
      quote: z.string().overwrite(flat).min(12),
    }),
  ),
  /** Choices the reader made on the way: nobody guesses them afterwards. */
  decided: z.array(z.string()),
  missing: z.array(z.string()),
})

/** @param documents what the reader was given, by name */
export const accept = (raw: unknown, documents: ReadonlyMap<string, string>) => {
  const { success, data, error } = report.safeParse(raw)
  if (!success) return { ok: false, why: error.issues.map(({ message }) => message) } as const
  const unfounded = data.facts.filter(
    ({ document, quote }) => !flat(documents.get(document) ?? '').includes(flat(quote)),
  )
  return unfounded.length === 0
    ? ({ ok: true, report: data } as const)
    : ({ ok: false, why: unfounded.map(({ says }) => `no such quote: ${says}`) } as const)
}
