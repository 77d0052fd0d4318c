/** One layer of an HNSW graph: each vector knows some neighbours, a search walks from one to the next. */
import { byScore, type Found, type Hit, type Keep } from './exact.ts'
import { dot, type Vector } from './vectors.ts'

export interface Graph {
  readonly vectors: readonly Vector[]
  readonly links: readonly (readonly number[])[]
  /** Where every walk begins. */
  readonly start: number
}

export interface Walk {
  /** Candidates that are kept while walking: `ef`, `hnsw_ef` or `ef_search` in products. */
  readonly width: number
  readonly keep?: Keep
  /** Whether the filter looks at what the walk found, or decides what the walk may keep. */
  readonly filter?: 'after' | 'during'
}

/** @param degree links that a new vector gets: `m` or `maxConnections` in products */
export const buildGraph = (vectors: readonly Vector[], degree: number, width: number): Graph => {
  const [start = 0, ...others] = shuffled(vectors.length)
  const links: number[][] = vectors.map(() => [])
  const graph = { vectors, links, start }
  for (const at of others) {
    const { hits } = walk(graph, vectors[at]!, { width })
    for (const to of chosen(vectors, hits, degree)) {
      links[at]!.push(to)
      links[to]!.push(at)
      if (links[to]!.length > 2 * degree) links[to] = pruned(vectors, to, links[to]!, 2 * degree)
    }
  }
  return graph
}

export const searchGraph = (graph: Graph, query: Vector, most: number, how: Walk): Found => {
  const { hits, compared } = walk(graph, query, how)
  const kept = how.keep && how.filter !== 'during' ? hits.filter(({ at }) => how.keep!(at)) : hits
  return { hits: kept.slice(0, most), compared }
}

const walk = (
  { vectors, links, start }: Graph,
  query: Vector,
  { width, keep, filter }: Walk,
): Found => {
  const may = (at: number) => filter !== 'during' || keep === undefined || keep(at)
  const first = { at: start, score: dot(vectors[start]!, query) }
  const seen = new Set([start])
  const open: Hit[] = [first]
  const best: Hit[] = may(start) ? [first] : []
  while (open.length > 0) {
    const here = open.shift()!
    // The nearest place left is worse than the worst that is kept: walking on brings nothing.
    if (best.length === width && here.score < best.at(-1)!.score) break
    for (const at of links[here.at]!) {
      if (seen.has(at)) continue
      seen.add(at)
      const hit = { at, score: dot(vectors[at]!, query) }
      if (best.length === width && hit.score < best.at(-1)!.score) continue
      insert(open, hit)
      if (may(at)) insert(best, hit)
      if (best.length > width) best.pop()
    }
  }
  return { hits: best, compared: seen.size }
}

/** Near ones, but none that an already chosen one is nearer to: links lead out of the crowd. */
const chosen = (vectors: readonly Vector[], hits: readonly Hit[], degree: number): number[] => {
  const kept: number[] = []
  for (const { at, score } of hits) {
    if (kept.length === degree) break
    if (kept.every((other) => dot(vectors[other]!, vectors[at]!) < score)) kept.push(at)
  }
  return kept
}

const pruned = (
  vectors: readonly Vector[],
  of: number,
  links: readonly number[],
  most: number,
): number[] => {
  const hits = links.map((at) => ({ at, score: dot(vectors[at]!, vectors[of]!) }))
  return chosen(vectors, hits.toSorted(byScore), most)
}

const insert = (hits: Hit[], hit: Hit): void => {
  const at = hits.findIndex((other) => byScore(hit, other) < 0)
  hits.splice(at < 0 ? hits.length : at, 0, hit)
}

/** The same order every time: a graph built in the order of a catalogue has no long links. */
const shuffled = (count: number): readonly number[] => {
  const order = Array.from({ length: count }, (_, at) => at)
  let state = 42
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
