import { FIELDS, lengthIn, placesIn, type Contents, type Field } from './index-files.ts'
import type { Found } from './find-words.ts'

/** How much a word says of a page by where it stands. */
const BOOST: Readonly<Record<Field, number>> = { name: 10, hint: 4, heading: 4, text: 1 }

/** BM25+, with the constants that its authors recommend. */
const [K, B, D] = [1.2, 0.7, 0.5]

/** Scores of passages, by their number. */
export type Scores = ReadonlyMap<number, number>

/** @returns scores the passages in which a word of a question was found, rare words higher */
export const scoring = ({ lengths }: Contents): ((found: readonly Found[]) => Scores) => {
  const passages = lengths.text.length
  const average = Object.fromEntries(
    FIELDS.map((field) => [field, averageOf(lengths[field])]),
  ) as Record<Field, number>

  return (found) => {
    const scores = new Map<number, number>()
    for (const { line, weight } of found)
      for (const [field, places] of placesIn(line)) {
        const rarity = Math.log(1 + (passages - places.length + 0.5) / (places.length + 0.5))
        for (const passage of places) {
          const length = lengthIn(lengths[field], passage) / average[field]
          const score = rarity * (D + (K + 1) / (1 + K * (1 - B + B * length)))
          scores.set(passage, (scores.get(passage) ?? 0) + weight * BOOST[field] * score)
        }
      }
    return scores
  }
}

/** Of the passages that have the field at all. */
const averageOf = (signs: string): number => {
  const lengths = Array.from(signs, (_, at) => lengthIn(signs, at)).filter((length) => length > 0)
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
}
