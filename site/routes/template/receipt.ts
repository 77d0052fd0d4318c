/** What the real n8n made of a template: written by the check that runs it there. */
import { namesIn } from '../../workflows/builder/build.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
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

/** As it is kept: nodes by their names in the recipe. */
interface Kept extends Omit<Receipt, 'ran'> {
  readonly real: readonly string[]
}
type Receipts = Readonly<Record<string, Partial<Record<Language, Kept>>>>

// Templates that nobody ran have none, and their pages say so.
const [receipts = {}] = Object.values(
  import.meta.glob<Receipts>('../../workflows/receipts.json', { eager: true, import: 'default' }),
)

export const receiptOf = (
  slug: string,
  recipe: Recipe,
  language: Language,
): Receipt | undefined => {
  const kept = receipts[slug]?.[language]
  if (kept === undefined) return undefined
  const names = namesIn(recipe, language)
  const named = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key)
  const { hash, n8n, date, examples, real, replaced } = kept
  return { hash, n8n, date, examples, ran: named(real), replaced: named(replaced) }
}
