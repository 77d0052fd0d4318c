/** A small full-text search: prefixes, accents and typing errors forgiven, names before texts. */
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
  let read: ReturnType<typeof indexOf> | undefined
  return (question) => {
    const index = (read ??= indexOf(docs))
    const vocabulary = [...index.keys()]
    const terms = termsOf(question)
    const scores = new Map<number, Score>()
    for (const term of terms)
      for (const [doc, points] of pointsOf(term, index, vocabulary, docs.length)) {
        const score = scores.get(doc)
        scores.set(doc, {
          terms: (score?.terms ?? 0) + 1,
          points: (score?.points ?? 0) + points,
        })
      }
    const most = Math.max(0, ...[...scores.values()].map((score) => score.terms))
    const best = [...scores].filter(([, score]) => score.terms === most)
    best.sort(([one, a], [other, b]) => b.points - a.points || one - other)
    return {
      found: best.map(([doc]) => docs[doc]!),
      whole: most === terms.length,
    }
  }
}

/** Longer questions than anybody asks are cut: every word costs a look at the whole vocabulary. */
const MOST = { letters: 200, terms: 8 } as const

const termsOf = (question: string): readonly string[] => {
  const tokens = [...new Set(tokensOf(question.slice(0, MOST.letters)))]
  return tokens.filter((token) => !isCommon(token)).slice(0, MOST.terms)
}

interface Score {
  readonly terms: number
  readonly points: number
}

/** How much a word weighs in each entry that has it. */
type Postings = Map<number, number>

const WEIGHT = { name: 10, hint: 4, text: 1 } as const

const indexOf = (docs: readonly Searchable[]): ReadonlyMap<string, Postings> => {
  const index = new Map<string, Postings>()
  const note = (doc: number, tokens: readonly string[], weight: number) => {
    for (const token of tokens) {
      const postings = index.get(token) ?? new Map<number, number>()
      index.set(token, postings)
      postings.set(doc, Math.max(postings.get(doc) ?? 0, weight))
    }
  }
  for (const [doc, { name, hint = '', text = '' }] of docs.entries()) {
    const names = tokensOf(name)
    // The shorter a name, the more a page is about each of its words.
    note(doc, names, WEIGHT.name + WEIGHT.name / names.length)
    note(doc, tokensOf(hint), WEIGHT.hint)
    note(doc, text.split(' ').filter(Boolean), WEIGHT.text)
  }
  return index
}

/** The best that each entry has to offer for a word. */
const pointsOf = (
  term: string,
  index: ReadonlyMap<string, Postings>,
  vocabulary: readonly string[],
  docs: number,
): Postings => {
  const points: Postings = new Map()
  for (const [token, likeness] of likeTokens(term, vocabulary)) {
    for (const [doc, weight] of index.get(token)!)
      points.set(doc, Math.max(points.get(doc) ?? 0, weight * likeness))
  }
  // A rare word counts more than a frequent one; whatever is like it counts as the word itself.
  const rarity = Math.log(1 + docs / points.size)
  for (const [doc, own] of points) points.set(doc, own * rarity)
  return points
}

type Like = readonly [token: string, likeness: number]

/** Words that begin as this one does; only where there are none, words that are nearly it. */
const likeTokens = (term: string, vocabulary: readonly string[]): readonly Like[] => {
  const begun = vocabulary
    .filter((token) => token.startsWith(term))
    .map((token): Like => [token, token === term ? 1 : (0.8 * term.length) / token.length])
  if (begun.length > 0 || term.length < 4) return begun
  const most = term.length < 8 ? 1 : 2
  return vocabulary
    .filter((token) => Math.abs(token.length - term.length) <= most)
    .map((token): Like => [token, 0.5 / (1 + distance(token, term))])
    .filter(([, likeness]) => likeness >= 0.5 / (1 + most))
}

/** Letters to add, to drop, to change or to swap with their neighbour, from one word to another. */
const distance = (one: string, other: string): number => {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, i) => i),
  ]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (same ? 0 : 1),
        ...(swapped ? [before[j - 2]! + 1] : []),
      )
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}
