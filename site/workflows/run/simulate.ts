import type { Flow, FlowNode } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import { attempt } from './attempt.ts'
import { messageOf, NotSimulated } from './failure.ts'
import { History } from './history.ts'
import { Meter } from './meter.ts'
import type { Moment } from './moment.ts'
import { asInputs, pairOutputs } from './pairing.ts'
import type { Fields, Inputs, Outputs, Piece } from './piece.ts'
import { Queue } from './queue.ts'
import { type Gap, LIMITS, type NodeRun, type Run, type SimulateOptions } from './run.ts'
import { startsOf } from './start.ts'
import { itemOf } from './values/item.ts'
import { wire } from './wiring.ts'

/**
 * Runs a flow as n8n would, from what an example gives in place of triggers, services and models.
 * The same flow and the same example always make the same run.
 */
export async function simulate(
  flow: Flow,
  given: ReadonlyMap<string, Given>,
  options: SimulateOptions,
): Promise<Run> {
  const wiring = wire(flow)
  const history = new History()
  const meter = new Meter({ ...LIMITS, ...options.limits })
  const memories = new Map<string, Fields>()
  const nodes = new Map<string, NodeRun[]>()
  const gaps: Gap[] = []
  const starts = startsOf(flow, wiring, given)
  const queue = new Queue(wiring, starts)
  const calls = new Map<string, number>()
  let waited = 0

  for (let due = queue.next(); due !== undefined; due = queue.next()) {
    const { node } = due
    const inputs = asInputs(due.inputs)
    const run = history.runsOf(node.name).length
    const moment: Moment = {
      flow,
      wiring,
      history,
      memories,
      node,
      run,
      inputs,
      sources: due.sources,
      now: options.isMoving === true ? new Date(options.now.getTime() + waited) : options.now,
      zone: options.zone ?? 'UTC',
    }
    if (!memories.has(node.name)) memories.set(node.name, {})
    try {
      const outcome = await attempt(moment, starts.includes(due), {
        given,
        language: options.language ?? 'fr',
        code: options.code,
        memory: memories.get(node.name)!,
        calls,
        wait: (milliseconds) => {
          waited += milliseconds
        },
      })
      if (outcome.outputs === null && outcome.error === undefined) continue
      const outputs = finish(outcome.outputs ?? [], inputs, node)
      meter.count(outputs)
      history.add(node.name, { outputs, sources: due.sources })
      note(nodes, node.name, {
        outputs: outputs.map((pieces) => pieces.map(itemOf)),
        sources: due.sources,
        ...(outcome.error && { error: outcome.error }),
        ...(outcome.asked && { asked: outcome.asked }),
      })
      if (outcome.outputs === null)
        return {
          nodes,
          order: history.order,
          gaps,
          waited,
          error: { node: node.name, ...outcome.error! },
        }
      queue.follow(node.name, run, outputs)
    } catch (error) {
      if (!(error instanceof NotSimulated)) throw error
      gaps.push(gapAt(node, error, history.order.length))
      if (meter.isSpent) break
    }
  }
  return { nodes, order: history.order, gaps, waited }
}

/** What leaves a node: paired, and with the empty item that it may have been asked for. */
function finish(outputs: Outputs, inputs: Inputs, node: FlowNode): Outputs {
  const paired = pairOutputs(outputs, inputs)
  const named = paired.map((pieces) => pieces.map(withErrorAsJson))
  if (node.alwaysOutputData !== true || (named[0]?.length ?? 0) > 0) return named
  const pairedItem = inputs.flatMap((pieces, input) =>
    (pieces ?? []).map((_, item) => ({ item, input })),
  )
  return [[{ json: {}, pairedItem }], ...named.slice(1)]
}

/** An item that failed on its way says nothing else. */
const withErrorAsJson = (piece: Piece): Piece =>
  piece.error === undefined ? piece : { ...piece, json: { error: messageOf(piece.error) } }

function note(nodes: Map<string, NodeRun[]>, name: string, run: NodeRun): void {
  const runs = nodes.get(name) ?? []
  nodes.set(name, runs)
  runs.push(run)
}

const gapAt = (node: FlowNode, error: NotSimulated, after: number): Gap => ({
  node: node.name,
  type: node.type,
  key: error.key,
  after,
  ...(error.value !== undefined && { value: error.value }),
})
