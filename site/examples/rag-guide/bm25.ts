import { rootsOf } from './words.ts'

/** How much a repeated word still adds, and how much a long text pays for its length. */
const K1 = 1.2
const B = 0.75

/** Scores of all texts for a question; 0 where no word is shared. */
export const bm25 = (
  texts: readonly string[],
  split = rootsOf,
): ((ask: string) => readonly number[]) => {
  const bags = texts.map((text) => countsOf(split(text)))
  const lengths = bags.map((bag) => sum(bag.values()))
  const average = sum(lengths) / texts.length
  const rarity = (word: string): number => {
    const holders = bags.filter((bag) => bag.has(word)).length
    return Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5))
  }
  return (ask) => {
    const asked = [...new Set(split(ask))].map((word) => [word, rarity(word)] as const)
    return bags.map((bag, at) => {
      const long = K1 * (1 - B + (B * lengths[at]!) / average)
      return sum(
        asked.map(([word, rare]) => {
          const times = bag.get(word) ?? 0
          return (rare * times * (K1 + 1)) / (times + long)
        }),
      )
    })
  }
}

const countsOf = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0)
