import { wordCount } from '../content/schema.ts'
import type { CharterPage, Finding } from './finding.ts'

/** No sentence is longer, and half of a page's are no longer than the median. */
export const LONGEST = 45
export const MEDIAN = 20
/** Below this many, one sentence more or less decides on the median. */
const FEW = 6

/** Sentences of a text: each ends with its mark before a capital, a figure or a quotation. */
export const sentencesOf = (text: string): readonly string[] => {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(END)) {
    const to = index + mark.length
    if (ABBREVIATED.test(text.slice(from, index + 1))) continue
    sentences.push(text.slice(from, to).trim())
    from = to
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => wordCount(sentence) > 0)
}

export const sentenceFindings = (pages: readonly CharterPage[]): readonly Finding[] =>
  pages.flatMap(({ id, language, passages }) => {
    const lengths: number[] = []
    const findings: Finding[] = []
    for (const { kind, text, under, quoted } of passages) {
      if (kind !== 'sentences' || quoted) continue
      for (const sentence of sentencesOf(text)) {
        const words = wordCount(sentence)
        lengths.push(words)
        if (words > LONGEST)
          findings.push({
            rule: 'sentence',
            page: id,
            language,
            place: under,
            what: `${words} words, at most ${LONGEST}: “${beginning(sentence)}”`,
          })
      }
    }
    const median = medianOf(lengths)
    if (lengths.length >= FEW && median > MEDIAN)
      findings.push({
        rule: 'median',
        page: id,
        language,
        what: `sentences of ${median} words in the median, at most ${MEDIAN}`,
      })
    return findings
  })

/** An end mark with what closes after it, before the beginning of a sentence. */
const END = /[.!?…]+[\s\u00A0]*[»”’)\]]*[\s\u00A0]+(?=[«“‘([\u00A0\s]*[\p{Lu}\p{N}])/gu
/** A dot that ends no sentence, whatever follows: a title, a reference, an initial. */
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(?:MM?|Mr|Mrs|Ms|Dr|St|art|cf|env|approx|fig|n|no|p|pp|vs|al|e\.g|i\.e|\p{Lu})\.$/u

const beginning = (sentence: string): string => `${sentence.split(' ').slice(0, 8).join(' ')}…`

const medianOf = (lengths: readonly number[]): number => {
  const sorted = lengths.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return (low + high) / 2
}
