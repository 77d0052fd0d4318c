import type { Flow, FlowNode } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import type { Due } from './queue.ts'
import type { Wiring } from './wiring.ts'

/** The nodes that begin a run: triggers that are given, or else the first that nothing leads to. */
export function startsOf(
  flow: Flow,
  wiring: Wiring,
  given: ReadonlyMap<string, Given>,
): readonly Due[] {
  const heads = flow.nodes.filter(
    (node) =>
      node.disabled !== true && isTrigger(node) && wiring.incoming(node.name).flat().length === 0,
  )
  const named = heads.filter((head) => given.has(head.name))
  const first =
    heads[0] ??
    flow.nodes.find(
      (one) =>
        one.disabled !== true &&
        wiring.incoming(one.name).flat().length === 0 &&
        wiring.outgoing(one.name).flat().length > 0,
    )
  const nodes = named.length > 0 ? named : first === undefined ? [] : [first]
  return nodes.map((node) => ({ node, inputs: [[{ json: {} }]], sources: [] }))
}

/** By its name: n8n calls what starts flows a trigger, with few exceptions. */
export const isTrigger = (node: FlowNode): boolean =>
  /(?:trigger|\.webhook|\.start|\.emailReadImap|\.cron|\.interval)$/i.test(node.type)
