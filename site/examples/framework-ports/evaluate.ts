/** Two assemblies on the same questions: how often each is right, and whether they differ. */
import type { Case } from './handbook.ts'
import type { Passage, Retrieve } from './ports.ts'

export interface Score {
  /** Place of the expected passage for each question, 0 where it is not among those returned. */
  readonly places: readonly number[]
  readonly first: number
  readonly found: number
  /** Characters that a question sends to the model, on average: what it costs. */
  readonly sent: number
}

export const evaluate = async (
  retrieve: Retrieve,
  cases: readonly Case[],
  most: number,
  /** A passage that answers: by its id, or because it holds enough of the text that is wanted. */
  answers: (passage: Passage, expects: string) => boolean,
): Promise<Score> => {
  const places: number[] = []
  let sent = 0
  for (const { asked, expects } of cases) {
    if (expects === undefined) continue
    const passages = await retrieve(asked, most)
    places.push(passages.findIndex((passage) => answers(passage, expects)) + 1)
    sent += passages.reduce((sum, { title, text }) => sum + title.length + text.length, 0)
  }
  return {
    places,
    first: places.filter((place) => place === 1).length,
    found: places.filter((place) => place > 0).length,
    sent: Math.round(sent / places.length),
  }
}

/** Questions that one finds and the other does not: the only ones that tell them apart. */
export const apart = (a: Score, b: Score) => ({
  gained: b.places.filter((place, at) => place > 0 && a.places[at] === 0).length,
  lost: b.places.filter((place, at) => place === 0 && a.places[at]! > 0).length,
})

/** How often a fair coin splits at least so unevenly: near 1, nothing is shown. */
export const chance = ({ gained, lost }: { gained: number; lost: number }): number => {
  const tosses = gained + lost
  let ways = 1
  let tail = 0
  for (let heads = 0; heads <= Math.min(gained, lost); heads += 1) {
    tail += ways
    ways = (ways * (tosses - heads)) / (heads + 1)
  }
  return Math.min(1, (2 * tail) / 2 ** tosses)
}
