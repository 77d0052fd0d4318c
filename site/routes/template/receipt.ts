/** What the real n8n made of a template: written by the check that runs it there. */
import type { Language } from '../language.ts'

export interface Receipt {
  /** SHA-256 of the file that was run. */
  readonly hash: string
  /** Version of n8n. */
  readonly n8n: string
  /** ISO day. */
  readonly date: string
  readonly examples: number
  /** Names of the nodes that ran for real. */
  readonly ran: readonly string[]
  /** Names of those that gave what the example says, as they need somebody's account. */
  readonly replaced: readonly string[]
}

type Receipts = Readonly<Record<string, Partial<Record<Language, Receipt>>>>

// Templates that nobody ran have none, and their pages say so.
const [receipts = {}] = Object.values(
  import.meta.glob<Receipts>('../../workflows/receipts.json', { eager: true, import: 'default' }),
)

export const receiptOf = (slug: string, language: Language): Receipt | undefined =>
  receipts[slug]?.[language]
