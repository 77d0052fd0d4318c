import type { Flow, FlowNode } from '../../flow/flow.ts'
import type { End, FlowLink, NewNode } from '../command.ts'
import { endsOf, isNote } from '../ends.ts'
import { COLUMN, freeSpot, ROW, snapped } from '../geometry.ts'
import { downstream } from '../line.ts'
import { hasLink, keyOf, linksIn, rewired } from '../links.ts'
import { newNode } from '../new-node.ts'
import { isTooDeep } from '../record.ts'
import { MOST_NODES } from '../limits.ts'
import type { Does, Outcome } from './outcome.ts'

export const add: Does<'add'> = (flow, { node, place }) => {
  if (flow.nodes.length >= MOST_NODES || isTooDeep(node.parameters)) return undefined
  switch (place.on) {
    case 'canvas': {
      const [left, top] = place.position
      return put(flow, newNode(flow.nodes, node, [snapped(left), snapped(top)]))
    }
    case 'output':
      return afterOutput(flow, node, place.from)
    case 'link':
      return onLink(flow, node, place.link)
    default:
      return asPart(flow, node, place)
  }
}

const put = (flow: Flow, node: FlowNode, connections = flow.connections): Outcome => ({
  flow: { ...flow, nodes: [...flow.nodes, node], connections },
  choose: () => [node.name],
})

const afterOutput = (flow: Flow, wanted: NewNode, from: End): Outcome | undefined => {
  const source = flow.nodes.find(({ name }) => name === from.node)
  const ends = endsOf({ type: wanted.type, parameters: wanted.parameters ?? {} })
  if (!source || isNote(source) || ends.inputs === 0 || !(from.at >= 0)) return undefined
  const links = linksIn(flow)
  const following = links.filter(
    ({ from: { node, at }, kind }) => kind === 'main' && node === from.node && at === from.at,
  )
  const isEnd = ends.outputs === 0
  return between(flow, wanted, { from, source, links, following: isEnd ? [] : following })
}

const onLink = (flow: Flow, wanted: NewNode, link: FlowLink): Outcome | undefined => {
  const source = flow.nodes.find(({ name }) => name === link.from.node)
  const ends = endsOf({ type: wanted.type, parameters: wanted.parameters ?? {} })
  const fits = ends.inputs > 0 && ends.outputs > 0 && link.kind === 'main'
  if (!source || !fits || !hasLink(flow, link)) return undefined
  return between(flow, wanted, { from: link.from, source, links: linksIn(flow), following: [link] })
}

interface Gap {
  readonly from: End
  readonly source: FlowNode
  readonly links: readonly FlowLink[]
  /** The links that will leave the new node. */
  readonly following: readonly FlowLink[]
}

/** What follows moves aside by a column where the new node has no room before it. */
const between = (flow: Flow, wanted: NewNode, { from, source, links, following }: Gap): Outcome => {
  const made = roomAfter(flow, source, links, following)
  const node = newNode(made, wanted, spotAfter(made, source, from, following))
  const gone = new Set(following.map(keyOf))
  const added = [
    { from, to: { node: node.name, at: 0 }, kind: 'main' },
    ...following.map(({ to }) => ({ from: { node: node.name, at: 0 }, to, kind: 'main' })),
  ]
  const connections = rewired(flow.connections, (link) => gone.has(keyOf(link)), added)
  return put({ ...flow, nodes: made }, node, connections)
}

const roomAfter = (
  flow: Flow,
  source: FlowNode,
  links: readonly FlowLink[],
  following: readonly FlowLink[],
): readonly FlowNode[] => {
  if (following.length === 0) return flow.nodes
  const after = downstream(
    links,
    following.map(({ to }) => to.node),
  )
  const least = source.position[0] + COLUMN
  const first = flow.nodes.filter(
    ({ name, position }) =>
      following.some(({ to }) => to.node === name) && position[0] > source.position[0],
  )
  const missing = Math.max(0, ...first.map(({ position }) => least + COLUMN - position[0]))
  if (missing === 0) return flow.nodes
  const parts = new Set(
    links.flatMap(({ from, to, kind }) =>
      kind !== 'main' && after.has(to.node) ? [from.node] : [],
    ),
  )
  return flow.nodes.map((node) => {
    const moves = after.has(node.name) || parts.has(node.name)
    const isBehind = node.position[0] > source.position[0] && node.name !== source.name
    return moves && isBehind
      ? { ...node, position: [node.position[0] + missing, node.position[1]] as const }
      : node
  })
}

/** Beside the output, level with what follows, or fanned out where there are several outputs. */
const spotAfter = (
  nodes: readonly FlowNode[],
  source: FlowNode,
  from: End,
  following: readonly FlowLink[],
) => {
  const [left, top] = source.position
  const next = nodes.find(({ name }) => name === following[0]?.to.node)
  const several = endsOf(source).outputs + (source.onError === 'continueErrorOutput' ? 1 : 0)
  const fan = Math.min(several, 8)
  const level =
    next && next.position[0] > left
      ? next.position[1]
      : top + (several > 1 ? (Math.min(from.at, fan) - (fan - 1) / 2) * ROW : 0)
  return freeSpot(nodes, [left + COLUMN, level])
}

const asPart = (
  flow: Flow,
  wanted: NewNode,
  { of, kind }: { readonly of: string; readonly kind: string },
): Outcome | undefined => {
  const user = flow.nodes.find(({ name }) => name === of)
  if (!user || isNote(user) || kind === 'main' || kind === '') return undefined
  const [left, top] = user.position
  const node = newNode(flow.nodes, wanted, beside(flow.nodes, [snapped(left), snapped(top + ROW)]))
  const link = { from: { node: node.name, at: 0 }, to: { node: of, at: 0 }, kind }
  return put(
    flow,
    node,
    rewired(flow.connections, () => false, [link]),
  )
}

/** Parts stand in a row below their node. */
const beside = (nodes: readonly FlowNode[], [left, top]: readonly [number, number]) => {
  const row = nodes
    .filter((node) => !isNote(node) && Math.abs(node.position[1] - top) < ROW / 2)
    .map(({ position }) => position[0])
    .toSorted((one, other) => one - other)
  let spot = left
  for (const taken of row) if (Math.abs(taken - spot) < 144) spot = snapped(taken + 144)
  return [spot, top] as const
}
