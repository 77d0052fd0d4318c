/** What is reckoned with where nobody said otherwise; each is shown with the result. */
/** An example, in euros: neither a price of mine nor an average. */
export const PER_DAY = 600

/** Used where the model is not chosen yet. */
export const USUAL_MODEL = 'claude-sonnet-5-5'

interface Tokens {
  readonly read: number
  readonly written: number
}

/**
 * Tokens of one case by what the model does. A page is some 700 tokens: sorting reads a message and
 * says a word, a search brings eight passages, acting reads everything again at each of its steps.
 */
export const TOKENS: Readonly<Record<string, Tokens>> = {
  sort: { read: 1200, written: 50 },
  extract: { read: 3000, written: 300 },
  draft: { read: 2500, written: 600 },
  search: { read: 5000, written: 400 },
  converse: { read: 8000, written: 600 },
  predict: { read: 2000, written: 100 },
  act: { read: 30_000, written: 2000 },
  unsure: { read: 4000, written: 400 },
}
