import { wordsOf } from './words.ts'

export type Vector = readonly number[]
/** Put an embedding model here; it will answer with a promise, which its callers await. */
export type Embed = (text: string) => Vector

const SIZE = 1024

/**
 * Pieces of words, three and four letters long, each in the place that its hash names. Words that
 * are spelt alike get close; words that mean the same and share no letters do not: that takes a
 * model that has read.
 */
export const embedSpelling: Embed = (text) => {
  const vector = Array.from({ length: SIZE }, () => 0)
  for (const word of wordsOf(text))
    for (const length of [3, 4])
      for (let at = 0; at + length <= word.length + 2; at++)
        vector[hashOf(` ${word} `.slice(at, at + length)) % SIZE]! += 1
  const damped = vector.map((count) => Math.log(1 + count))
  const norm = Math.hypot(...damped) || 1
  return damped.map((value) => value / norm)
}

/** Of vectors whose length is 1. */
export const cosine = (a: Vector, b: Vector): number =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0)

/** FNV-1a. */
const hashOf = (piece: string): number => {
  let hash = 0x811c9dc5
  for (const letter of piece) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}
