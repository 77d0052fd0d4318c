import { distance } from 'fastest-levenshtein'
import { wordOf, type Contents, type WordLine } from './index-files.ts'

/** A word of the index that answers one of a question, and how well. */
export interface Found {
  readonly line: WordLine
  /** 1 where it is that very word. */
  readonly weight: number
}

/** How much is what only begins so, or is spelt almost so, worth beside the word itself. */
const WORTH = { beginning: 0.6, typo: 0.2 } as const

/** A beginning of two letters has half the dictionary behind it: that far one looks, no further. */
const MOST_FILES = 3

/** How many letters of a word may be wrong. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Words of the index for one of a question: that word and what begins so; where there is none, those
 * spelt most like it. Only the files in which these stand are read.
 */
export const findWords = async (
  word: string,
  { words, vocabulary }: Contents,
  read: (file: string) => Promise<unknown>,
): Promise<readonly Found[]> => {
  const linesOf = async (wanted: (line: WordLine) => boolean, files: readonly string[]) => {
    const pieces = (await Promise.all(files.map(read))) as readonly (readonly WordLine[])[]
    return pieces.flat().filter(wanted)
  }
  const fileOf = (exact: string) => words[lastNotAfter(words, exact)]?.[1]

  const own = await linesOf((line) => line.startsWith(word), filesFor(word, words))
  if (own.length > 0) return own.map((line) => ({ line, weight: weightOf(word, wordOf(line)) }))

  if (forgiven(word) === 0) return []
  const like = vocabulary.filter(([letters]) => Math.abs(letters - word.length) <= forgiven(word))
  const all = await Promise.all(like.map(([, file]) => read(file)))
  const near = nearest(
    word,
    all.flatMap((some) => String(some).split(' ')),
  )
  const files = new Set([...near.keys()].flatMap((exact) => fileOf(exact) ?? []))
  const lines = await linesOf((line) => near.has(wordOf(line)), [...files])
  return lines.map((line) => {
    const other = wordOf(line)
    return { line, weight: (WORTH.typo * other.length) / (other.length + near.get(other)!) }
  })
}

const weightOf = (word: string, other: string): number =>
  word === other
    ? 1
    : (WORTH.beginning * other.length) / (other.length + 0.3 * (other.length - word.length))

/** Files in which a word stands, and what begins so. */
const filesFor = (word: string, words: Contents['words']): readonly string[] => {
  const first = Math.max(0, lastNotAfter(words, word))
  const further = words.slice(first + 1, first + MOST_FILES)
  return [words[first], ...further.filter(([start]) => start.startsWith(word))].flatMap(
    (piece) => piece?.[1] ?? [],
  )
}

const lastNotAfter = (words: Contents['words'], word: string): number =>
  words.findLastIndex(([first]) => first <= word)

/** The words with the fewest wrong letters, where these may be forgiven. */
const nearest = (word: string, all: readonly string[]): ReadonlyMap<string, number> => {
  let fewest = forgiven(word)
  const near = new Map<string, number>()
  for (const other of all) {
    const wrong = distance(word, other)
    if (wrong > fewest) continue
    if (wrong < fewest) near.clear()
    fewest = wrong
    near.set(other, wrong)
  }
  return near
}
