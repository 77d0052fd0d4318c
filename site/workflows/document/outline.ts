/** The document as a tree: the second of its two editors, equal to the canvas. */
import type { Flow } from '../flow/flow.ts'
import type { Language } from '../builder/said.ts'
import { isNote } from './ends.ts'
import { byPlace, graphOf, islandsIn, startsIn } from './outline/graph.ts'
import { Places } from './outline/places.ts'
import type { Outline } from './outline/step.ts'

export { linesOf, type Line } from './outline/lines.ts'
export type { Entry, Outline } from './outline/step.ts'

/**
 * Every node stands in it once: what triggers lead to in the order in which n8n runs it, then what
 * nothing leads to.
 */
export const outlineOf = (flow: Flow, language: Language): Outline => {
  const graph = graphOf(flow, WAYS[language])
  const places = new Places(graph)
  const entries = [...places.from(startsIn(graph)), ...places.from(islandsIn(graph))]
  // Circles that nobody enters, then parts that serve each other.
  const nodes = [...graph.nodes.values()]
  const steps = byPlace(nodes.filter(({ name }) => !graph.serving.has(name)))
  const parts = byPlace(nodes.filter(({ name }) => graph.serving.has(name)))
  for (const name of [...steps, ...parts])
    if (!places.has(name)) entries.push(...places.from([name]))
  return { entries, notes: byPlace(flow.nodes.filter(isNote)) }
}

/** How the outputs of a node are called that has only one kind of output, and several ways. */
const WAYS = { fr: 'voie', en: 'branch' } as const
