/** Full-text search: prefixes, accents and typing errors forgiven, names before texts. */
import MiniSearch, { type SearchOptions } from 'minisearch'
import { isCommon, tokensOf } from './tokens.ts'

/** What is searched of an entry, most telling first. */
export interface Searchable {
  readonly name: string
  readonly hint?: string
  /** The other words of the page, as `tokensOf` spells them, each once. */
  readonly text?: string
}

export interface Outcome<D> {
  /** Best first. */
  readonly found: readonly D[]
  /** Whether all words of the question are in each; else these come closest. */
  readonly whole: boolean
}

/** Answers questions about some entries. A question of common words alone finds nothing. */
export const createSearch = <D extends Searchable>(
  docs: readonly D[],
): ((question: string) => Outcome<D>) => {
  // Most visits of the page ask nothing: reading all words waits for the first question.
  let read: MiniSearch | undefined
  return (question) => {
    const index = (read ??= indexOf(docs))
    const query = termsOf(question).join(' ')
    const all = index.search(query, { ...OPTIONS, combineWith: 'AND' })
    if (all.length > 0) return { found: all.map(({ id }) => docs[id as number]!), whole: true }
    const some = index.search(query, { ...OPTIONS, combineWith: 'OR' })
    const most = Math.max(0, ...some.map(({ queryTerms }) => queryTerms.length))
    const closest = some.filter(({ queryTerms }) => queryTerms.length === most)
    return { found: closest.map(({ id }) => docs[id as number]!), whole: query === '' }
  }
}

/** Longer questions than anybody asks are cut: every word costs a look at the whole vocabulary. */
const MOST = { letters: 200, terms: 8 } as const

const termsOf = (question: string): readonly string[] => {
  const tokens = [...new Set(tokensOf(question.slice(0, MOST.letters)))]
  return tokens.filter((token) => !isCommon(token)).slice(0, MOST.terms)
}

/** Words as the index holds them: a page's own are spelt so at build. */
const spelt = (text: string): string[] => text.split(' ').filter(Boolean)

const OPTIONS: SearchOptions = {
  boost: { name: 10, hint: 4 },
  prefix: true,
  // Letters that may be wrong.
  fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
  weights: { prefix: 0.6, fuzzy: 0.2 },
  tokenize: spelt,
}

const indexOf = (docs: readonly Searchable[]): MiniSearch => {
  const index = new MiniSearch<{ id: number; name: string; hint: string; text: string }>({
    fields: ['name', 'hint', 'text'],
    tokenize: (text, field) => (field === 'text' ? spelt(text) : [...tokensOf(text)]),
    // Words come in small letters already.
    processTerm: (term) => term,
  })
  index.addAll(docs.map(({ name, hint = '', text = '' }, id) => ({ id, name, hint, text })))
  return index
}
