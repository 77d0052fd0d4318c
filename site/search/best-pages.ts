import type { Contents } from './index-files.ts'
import type { Hit } from './page.ts'
import type { Scores } from './rank.ts'

export interface Outcome {
  /** A page each, best first. */
  readonly hits: readonly Hit[]
  /** Whether all words of the question are in each; else these come closest. */
  readonly whole: boolean
}

interface Candidate {
  /** Which words of the question are somewhere on the page, a bit each. */
  words: number
  readonly passages: Map<number, { words: number; score: number }>
}

/** @param byWord for each word of a question, the passages that have it */
export const bestPages = (pages: Pages, byWord: readonly Scores[]): Outcome => {
  const candidates = new Map<number, Candidate>()
  for (const [word, scores] of byWord.entries())
    for (const [passage, score] of scores) {
      const page = pages.ofPassage[passage]!
      const candidate = candidates.get(page) ?? { words: 0, passages: new Map() }
      candidates.set(page, candidate)
      const said = candidate.passages.get(passage) ?? { words: 0, score: 0 }
      candidate.passages.set(passage, { words: said.words + 1, score: said.score + score })
      candidate.words |= 1 << word
    }

  const most = Math.max(0, ...[...candidates.values()].map(({ words }) => bitsOf(words)))
  const hits = [...candidates]
    .filter(([, { words }]) => bitsOf(words) === most)
    .map(([page, { passages }]) => {
      const opening = pages.opening[page]!
      return {
        score: scoreOf(passages, opening),
        hit: { page, passage: best(passages, opening) - opening, family: pages.family[page]! },
      }
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ hit }) => hit)
  return { hits, whole: most === byWord.length }
}

/** Every page, in the order of the index. */
export const everyPage = (pages: Pages): readonly Hit[] =>
  pages.family.map((family, page) => ({ page, passage: 0, family }))

/** What belongs to which page. */
export interface Pages {
  readonly family: readonly string[]
  /** The page of each passage. */
  readonly ofPassage: readonly number[]
  /** The number of each page's first passage. */
  readonly opening: readonly number[]
}

export const pagesOf = ({ families, passages }: Contents): Pages => {
  const ofPassage = passages.flatMap((count, page) => Array<number>(count).fill(page))
  const opening: number[] = []
  for (const [passage, page] of ofPassage.entries()) opening[page] ??= passage
  return {
    family: families.flatMap(([family, pages]) => Array<string>(pages).fill(family)),
    ofPassage,
    opening,
  }
}

const bitsOf = (words: number): number => words.toString(2).replaceAll('0', '').length

/** What its opening says counts beside the best of its sections: many that say little do not. */
const scoreOf = (passages: Candidate['passages'], opening: number): number => {
  const sections = [...passages].filter(([passage]) => passage !== opening)
  return (
    (passages.get(opening)?.score ?? 0) + Math.max(0, ...sections.map(([, { score }]) => score))
  )
}

/** The passage that says most of the words; the opening where none says more. */
const best = (passages: Candidate['passages'], opening: number): number => {
  const order = [...passages].toSorted(
    ([a, one], [b, other]) =>
      other.words - one.words ||
      Number(b === opening) - Number(a === opening) ||
      other.score - one.score,
  )
  return order[0]![0]
}
