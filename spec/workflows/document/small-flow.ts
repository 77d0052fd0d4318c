/** Flows in a few words: `Start > Check`, `Check:1 > Tell:0`, `Model ai_languageModel> Ask`. */
import { nodeId } from '../../../site/workflows/builder/node-id.ts'
import type { FlowLink } from '../../../site/workflows/document/command.ts'
import { rewired } from '../../../site/workflows/document/links.ts'
import type { Flow, FlowNode } from '../../../site/workflows/flow/flow.ts'
import { NODES, type NodeId } from '../../../site/workflows/nodes/index.ts'

export type SmallNode = NodeId | (Partial<FlowNode> & { readonly use?: NodeId })

export const flowWith = ({
  nodes,
  links,
}: {
  readonly nodes: Readonly<Record<string, SmallNode>>
  readonly links: readonly string[]
}): Flow => ({
  name: 'Small',
  nodes: Object.entries(nodes).map(([name, told], at) => {
    const { use, ...rest } = typeof told === 'string' ? { use: told } : told
    const fact = use && NODES[use]
    return {
      parameters: {},
      type: fact?.type ?? 'n8n-nodes-base.unheardOf',
      typeVersion: fact?.version ?? 1,
      position: [at * 240, 0],
      id: nodeId(name),
      name,
      ...rest,
    }
  }),
  connections: rewired({}, () => false, links.map(linkOf)),
})

export const linkOf = (line: string): FlowLink => {
  const { a = '', out = '0', kind = 'main', b = '', into = '0' } = LINK.exec(line)?.groups ?? {}
  return { from: { node: a, at: Number(out) }, to: { node: b, at: Number(into) }, kind }
}

const LINK = /^(?<a>[^:]+?)(?::(?<out>\d+))? (?<kind>ai_\w+)?> (?<b>[^:]+?)(?::(?<into>\d+))?$/u
