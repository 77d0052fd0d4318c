/** Who serves whom in a flow. */
import { PARTS, type Flow, type FlowNode } from '../../site/workflows/flow/flow.ts'

const isPart = (kind: string): boolean => (PARTS as readonly string[]).includes(kind)

/** The nodes that a node uses, and those that these use. */
export const partsOf = (flow: Flow, name: string): readonly FlowNode[] =>
  flow.nodes.flatMap((node) =>
    userOf(flow, node.name) === name ? [node, ...partsOf(flow, node.name)] : [],
  )

/** The node that a part serves. */
export const userOf = (flow: Flow, part: string): string | undefined => {
  const [, outputs] =
    Object.entries(flow.connections[part] ?? {}).find(([kind]) => isPart(kind)) ?? []
  return outputs?.[0]?.[0]?.node
}

/** What is led into a node: source and output. */
export const sourcesOf = (
  flow: Flow,
  name: string,
): readonly { readonly from: string; readonly output: number; readonly input: number }[] =>
  Object.entries(flow.connections).flatMap(([from, kinds]) =>
    (kinds['main'] ?? []).flatMap((targets, output) =>
      (targets ?? [])
        .filter(({ node }) => node === name)
        .map(({ index }) => ({ from, output, input: index })),
    ),
  )
