/** BM25: a word counts for more when it is rare, and for less each time it comes back. */
import { byScore, type Hit } from './exact.ts'

export const wordIndex = (texts: readonly string[], { k1 = 1.2, b = 0.75 } = {}) => {
  const documents = texts.map(wordsOf)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const holders = new Map<string, number>()
  for (const words of documents)
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1)

  const rarity = (word: string) => {
    const held = holders.get(word) ?? 0
    return Math.log(1 + (documents.length - held + 0.5) / (held + 0.5))
  }
  const scoreOf = (words: readonly string[], asked: readonly string[]) =>
    asked.reduce((sum, word) => {
      const times = words.filter((other) => other === word).length
      const damping = k1 * (1 - b + (b * words.length) / average)
      return sum + (rarity(word) * times * (k1 + 1)) / (times + damping)
    }, 0)

  return (question: string, most: number): readonly Hit[] => {
    const asked = wordsOf(question)
    return documents
      .map((words, at) => ({ at, score: scoreOf(words, asked) }))
      .filter(({ score }) => score > 0)
      .toSorted(byScore)
      .slice(0, most)
  }
}

/** A number keeps its letters: alone, they would match every note. */
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{N}]+)?/gu) ?? []
