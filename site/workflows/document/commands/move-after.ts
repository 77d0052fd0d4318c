import type { Flow, FlowNode } from '../../flow/flow.ts'
import type { End, FlowLink } from '../command.ts'
import { endsOf, isNote } from '../ends.ts'
import { COLUMN, freeSpot, placed } from '../geometry.ts'
import { bridge, downstream, withParts } from '../line.ts'
import { keyOf, linksIn, rewired } from '../links.ts'
import type { Does } from './outcome.ts'

/** A step with several ways out takes them along, and joins what else follows the output. */
export const moveAfter: Does<'move-after'> = (flow, { name, from }) => {
  const node = flow.nodes.find((one) => one.name === name)
  const source = flow.nodes.find((one) => one.name === from.node)
  if (!node || !source || node === source || isNote(node) || isNote(source)) return undefined
  const { inputs } = endsOf(node)
  if (inputs === 0 || !(Number.isInteger(from.at) && from.at >= 0)) return undefined
  const links = linksIn(flow)
  const next = relinked(links, node, from)
  if (!next) return undefined
  const gone = new Set(next.cut.map(keyOf))
  const connections = rewired(flow.connections, (link) => gone.has(keyOf(link)), next.added)
  return { flow: besideSource({ ...flow, connections }, links, node, source), choose: () => [name] }
}

const relinked = (
  links: readonly FlowLink[],
  node: FlowNode,
  from: End,
): { readonly cut: readonly FlowLink[]; readonly added: readonly FlowLink[] } | undefined => {
  const { name } = node
  const main = links.filter(({ kind }) => kind === 'main')
  const into = main.filter(({ to }) => to.node === name)
  const followers = main.filter((link) => link.from.node === from.node && link.from.at === from.at)
  const leads = { from, to: { node: name, at: 0 }, kind: 'main' }
  if (followers.length === 1 && followers[0]!.to.node === name && into.length === 1)
    return undefined
  const past = bridge(links, node)
  const out = main.filter((link) => link.from.node === name)
  if (!past || endsOf(node).outputs === 0) {
    if (downstream(links, [name]).has(from.node)) return undefined
    return { cut: into, added: [leads] }
  }
  // The way past it may itself leave by the output that it comes to follow.
  const isThere = (link: FlowLink) => link.from.node === from.node && link.from.at === from.at
  const after = [...followers, ...past.filter(isThere)].filter(({ to }) => to.node !== name)
  const following = after.map(({ to }) => ({ from: { node: name, at: 0 }, to, kind: 'main' }))
  return {
    cut: [...into, ...out, ...followers],
    added: unique([...past.filter((link) => !isThere(link)), leads, ...following]),
  }
}

const unique = (links: readonly FlowLink[]): readonly FlowLink[] => [
  ...new Map(links.map((link) => [keyOf(link), link])).values(),
]

/** It and what serves it stand beside what it follows; the rest stays where it is. */
const besideSource = (
  flow: Flow,
  links: readonly FlowLink[],
  node: FlowNode,
  source: FlowNode,
): Flow => {
  const group = withParts(flow, links, [node.name])
  const others = flow.nodes.filter(({ name }) => !group.has(name))
  const [left, top] = freeSpot(others, [source.position[0] + COLUMN, source.position[1]])
  const [right, down] = [left - node.position[0], top - node.position[1]]
  const members = flow.nodes.filter(({ name }) => group.has(name))
  return placed(
    flow,
    new Map(
      members.map(({ name, position }) => [
        name,
        [position[0] + right, position[1] + down] as const,
      ]),
    ),
  )
}
