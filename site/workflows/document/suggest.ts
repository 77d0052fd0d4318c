/** Which kinds of steps most often come next, by what follows what in the library. */
import type { Flow } from '../flow/flow.ts'
import { factOf, NODES, type NodeId } from '../nodes/index.ts'
import { endsOf } from './ends.ts'
import { linksIn } from './links.ts'
import counted from './statistics.json'
import { placesOf, type HitRate, type Statistics } from './statistics.ts'

/** How good the first of them are, measured where they are counted. */
export const HITS: HitRate = counted.hits

export interface Suggestion {
  readonly id: NodeId
  /** How often it was the next one, of 1. */
  readonly share: number
}

/** @param at the output, from 0; the first that leads nowhere yet where left out */
export const nextAfter = (
  flow: Flow,
  name: string,
  at = freeOutput(flow, name),
  statistics: Statistics = counted,
): readonly Suggestion[] => {
  const { kinds, rows } = statistics
  let shares = new Map<number, number>()
  // What little one has seen of a very place weighs little against what one has seen of its like.
  for (const place of placesOf(flow, name, at)) {
    const row = Object.hasOwn(rows, place) ? rows[place]! : []
    const all = row.reduce((total, count, index) => (index % 2 === 1 ? total + count : total), 0)
    if (all === 0) continue
    const trust = all / (all + (shares.size === 0 ? 0 : TRUST))
    const next = new Map([...shares].map(([kind, share]) => [kind, share * (1 - trust)]))
    for (let index = 0; index < row.length; index += 2)
      next.set(row[index]!, (next.get(row[index]!) ?? 0) + (trust * row[index + 1]!) / all)
    shares = next
  }
  const present = new Set(flow.nodes.map(({ type }) => factOf(type)?.service))
  const told = [...shares].map(([place, share]): Suggestion => {
    const id = kinds[place] as NodeId
    const { kind, service } = NODES[id]
    const isThere = kind === 'service' && service !== undefined && present.has(service)
    return { id, share: isThere ? share * AGAIN : share }
  })
  const all = told.reduce((total, { share }) => total + share, 0)
  return told
    .map(({ id, share }) => ({ id, share: share / all }))
    .toSorted((one, other) => other.share - one.share || (one.id < other.id ? -1 : 1))
}

/** A service that a flow speaks to already is that much likelier than the library says. */
const AGAIN = 4
const TRUST = 8

const freeOutput = (flow: Flow, name: string): number => {
  const node = flow.nodes.find((one) => one.name === name)
  if (!node) return 0
  const taken = new Set(
    linksIn(flow)
      .filter(({ from, kind }) => kind === 'main' && from.node === name)
      .map(({ from }) => from.at),
  )
  const { outputs } = endsOf(node)
  const free = Array.from({ length: Math.max(1, outputs) }, (_, at) => at).find(
    (at) => !taken.has(at),
  )
  return free ?? 0
}
