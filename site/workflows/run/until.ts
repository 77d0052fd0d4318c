/** A run looked at step by step: each run of a node is a step. */
import type { Item } from '../flow/flow.ts'
import type { NodeRun, Run } from './run.ts'

/** The run as it stood when so many nodes had run; the same one where that is all of them. */
export const runUntil = (run: Run, steps: number): Run => {
  if (steps >= run.order.length) return run
  const order = run.order.slice(0, steps)
  const nodes = new Map<string, NodeRun[]>()
  for (const { node, run: at } of order) {
    const runs = nodes.get(node) ?? []
    nodes.set(node, runs)
    runs.push(run.nodes.get(node)![at]!)
  }
  return {
    nodes,
    order,
    gaps: run.gaps.filter(({ after }) => after < steps),
    waited: run.waited,
  }
}

/** The first step from `from` on before which it is to stop; how many there are where it stops nowhere. */
export const stopFrom = (
  { order }: Run,
  from: number,
  stops: (node: string) => boolean,
): number => {
  const at = order.findIndex(({ node }, step) => step >= from && stops(node))
  return at < 0 ? order.length : at
}

/** The items that a run of a node began with, one input after the other. */
export const itemsOf = (run: Run, { sources }: Pick<NodeRun, 'sources'>): readonly Item[] =>
  sources.flatMap(
    (source) => (source && run.nodes.get(source.node)?.[source.run]?.outputs[source.output]) ?? [],
  )
