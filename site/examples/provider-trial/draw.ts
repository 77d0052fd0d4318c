/** How many requests of each kind make the test, and what a program can say of an answer. */
import type { Request } from './pool.ts'

/** Places of each kind: none is left out, and rounding goes to whoever lost most by it. */
export const places = <Kind extends string>(
  volumes: Readonly<Record<Kind, number>>,
  size: number,
): Record<Kind, number> => {
  const kinds = Object.keys(volumes) as Kind[]
  const all = kinds.reduce((sum, kind) => sum + volumes[kind], 0)
  const wanted = (kind: Kind) => (size * volumes[kind]) / all
  const given = Object.fromEntries(
    kinds.map((kind) => [kind, Math.max(1, Math.floor(wanted(kind)))]),
  ) as Record<Kind, number>
  const left = () => size - kinds.reduce((sum, kind) => sum + given[kind], 0)
  while (left() !== 0) {
    const step = Math.sign(left())
    const next = kinds
      .filter((kind) => step > 0 || given[kind] > 1)
      .toSorted((a, b) => step * (wanted(b) - given[b] - (wanted(a) - given[a])))[0]
    if (next === undefined) break
    given[next] += step
  }
  return given
}

/** What a program can say of an answer: everything said, and nothing that puts it out. */
export const check = ({ says, never = [] }: Request, answer: string) => {
  const text = spelt(answer)
  const has = (words: string) => text.includes(spelt(words))
  return {
    missing: says.filter((spellings) => !spellings.some(has)).map(([first]) => first ?? ''),
    out: never.filter(has),
  }
}

/** One form for capitals, apostrophes and spaces, which models write in several. */
const spelt = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')
