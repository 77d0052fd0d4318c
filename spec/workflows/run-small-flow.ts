/** Flows as short as a test needs them, and what comes of their nodes. */
import type { Flow, FlowNode, Item, JsonObject, Target } from '../../site/workflows/flow/flow.ts'
import type { Given } from '../../site/workflows/recipes/recipe.ts'
import { loadEngine } from '../../site/workflows/run/code/engine.ts'
import { quickJsRunner } from '../../site/workflows/run/code/quickjs.ts'
import { type Run, simulate, type SimulateOptions } from '../../site/workflows/run/index.ts'

export const NOW = new Date('2026-03-10T09:30:00.000Z')
export const code = quickJsRunner(loadEngine)

const START = 'n8n-nodes-base.manualTrigger'

export type Small = Partial<FlowNode> & { readonly type?: string }

/** Nodes by name; each link `A > B`, `A.1 > B:1` by output and input, `M =ai_languageModel> A` of a part. */
export function flowOf(nodes: Readonly<Record<string, Small>>, links: readonly string[]): Flow {
  // Nodes may be called `constructor`.
  const connections = Object.create(null) as Record<string, Record<string, (Target[] | null)[]>>
  for (const link of links) {
    const [, from, output, type = 'main', to, input] =
      /^(.+?)(?:\.(\d+))? (?:=(\w+))?> (.+?)(?::(\d+))?$/.exec(link)!
    const outputs = ((connections[from!] ??= {})[type] ??= [])
    const at = Number(output ?? 0)
    while (outputs.length <= at) outputs.push([])
    outputs[at]!.push({ node: to!, type, index: Number(input ?? 0) })
  }
  return {
    name: 'Test',
    nodes: Object.entries(nodes).map(([name, node], index) => ({
      id: String(index),
      name,
      typeVersion: 1,
      position: [index * 200, 0],
      parameters: {},
      ...node,
      type: node.type?.includes('.') ? node.type : `n8n-nodes-base.${node.type ?? 'noOp'}`,
    })),
    connections,
    settings: { executionOrder: 'v1' },
  }
}

export const run = (
  flow: Flow,
  given: Readonly<Record<string, Given>> = {},
  options: Partial<SimulateOptions> = {},
): Promise<Run> => simulate(flow, new Map(Object.entries(given)), { now: NOW, code, ...options })

/** What one node makes of some items, by output. */
export async function outputsOf(
  node: Small,
  items: readonly JsonObject[] | Given,
  options: Partial<SimulateOptions> = {},
): Promise<readonly (readonly Item[])[]> {
  const flow = flowOf({ Start: { type: START }, Node: node }, ['Start > Node'])
  const done = await run(flow, { Start: items }, options)
  if (done.gaps.length > 0) throw new Error(`gap: ${JSON.stringify(done.gaps)}`)
  if (done.error !== undefined) throw new Error(done.error.message)
  return done.nodes.get('Node')?.[0]?.outputs ?? []
}

/** The JSON alone, of its first output. */
export const firstJson = async (...asked: Parameters<typeof outputsOf>): Promise<unknown> =>
  (await outputsOf(...asked))[0]?.map((item) => item.json)
