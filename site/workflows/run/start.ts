import type { Flow, FlowNode } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import type { Due } from './queue.ts'
import type { Wiring } from './wiring.ts'

/** The node that begins a run: a trigger that is given, or else the first that nothing leads to. */
export function startOf(
  flow: Flow,
  wiring: Wiring,
  given: ReadonlyMap<string, Given>,
): Due | undefined {
  const heads = flow.nodes.filter(
    (node) =>
      node.disabled !== true && isTrigger(node) && wiring.incoming(node.name).flat().length === 0,
  )
  const node =
    heads.find((head) => given.has(head.name)) ??
    heads[0] ??
    flow.nodes.find(
      (one) =>
        one.disabled !== true &&
        wiring.incoming(one.name).flat().length === 0 &&
        wiring.outgoing(one.name).flat().length > 0,
    )
  return node && { node, inputs: [[{ json: {} }]], sources: [] }
}

/** By its name: n8n calls what starts flows a trigger, with few exceptions. */
export const isTrigger = (node: FlowNode): boolean =>
  /(?:trigger|\.webhook|\.start|\.emailReadImap|\.cron|\.interval)$/i.test(node.type)
