/** The border: your program knows these three verbs, and each product is one file that speaks them. */
import { searchExactly } from './exact.ts'
import type { Vector } from './vectors.ts'

export interface Item {
  readonly id: string
  readonly vector: Vector
  readonly text: string
  readonly site: string
}

export interface Store {
  readonly put: (items: readonly Item[]) => Promise<void>
  /** Ids, best first, of items that the sites allow. */
  readonly find: (query: Vector, most: number, sites?: readonly string[]) => Promise<string[]>
  /** Everything, in pages: what the way out needs. */
  readonly all: () => AsyncIterable<Item>
}

/** The referee: exact, in memory. It also tells how the others fare. */
export const referee = (): Store => {
  const items = new Map<string, Item>()
  return {
    put: async (added) => {
      for (const item of added) items.set(item.id, item)
    },
    find: async (query, most, sites) => {
      const seen = [...items.values()].filter(({ site }) => sites?.includes(site) ?? true)
      const vectors = seen.map(({ vector }) => vector)
      return searchExactly(vectors, query, most).hits.map(({ at }) => seen[at]!.id)
    },
    async *all() {
      yield* items.values()
    },
  }
}

export interface Trial {
  readonly query: Vector
  readonly sites?: readonly string[]
}

/** What a candidate returns of the referee's results, what it should not show, and how long it takes. */
export const compare = async (
  candidate: Store,
  judge: Store,
  trials: readonly Trial[],
  most: number,
  clock = () => performance.now(),
) => {
  let found = 0
  let expected = 0
  let short = 0
  let forbidden = 0
  const times: number[] = []
  for (const { query, sites } of trials) {
    const allowed = await judge.find(query, Infinity, sites)
    const truth = allowed.slice(0, most)
    const before = clock()
    const answer = new Set(await candidate.find(query, most, sites))
    times.push(clock() - before)
    found += truth.filter((id) => answer.has(id)).length
    expected += truth.length
    if (answer.size < truth.length) short += 1
    forbidden += [...answer].filter((id) => !allowed.includes(id)).length
  }
  // The time that nineteen questions out of twenty stay below: what people call slow is above.
  const slow = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
  return { recall: found / expected, short, forbidden, asked: trials.length, slow }
}
