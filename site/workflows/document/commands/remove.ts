import type { Flow } from '../../flow/flow.ts'
import type { FlowLink } from '../command.ts'
import { bridge } from '../line.ts'
import { keyOf, linksIn, rewired } from '../links.ts'
import { without } from '../record.ts'
import type { Does } from './outcome.ts'

export const remove: Does<'remove'> = (flow, { names }) => {
  const gone = new Set(names)
  const left = flow.nodes.filter(({ name }) => !gone.has(name))
  if (left.length === flow.nodes.length) return undefined
  const added = bridgesOver(flow, gone)
  const connections = rewired(
    flow.connections,
    ({ from, to }) => gone.has(from.node) || gone.has(to.node),
    added,
  )
  return {
    flow: withoutPins({ ...flow, nodes: left, connections: without(connections, gone) }, gone),
  }
}

/** Links past all of them, however many follow each other. */
const bridgesOver = (flow: Flow, gone: ReadonlySet<string>): readonly FlowLink[] => {
  const touching = linksIn(flow).filter(
    ({ from, to, kind }) => kind === 'main' && (gone.has(from.node) || gone.has(to.node)),
  )
  const first = new Set(touching.map(keyOf))
  const ends = new Map<string, Map<string, FlowLink>>()
  const put = (link: FlowLink) => {
    for (const { node } of [link.from, link.to]) {
      if (!gone.has(node)) continue
      const known = ends.get(node) ?? new Map<string, FlowLink>()
      ends.set(node, known.set(keyOf(link), link))
    }
  }
  for (const link of touching) put(link)
  const found = new Map<string, FlowLink>()
  for (const node of flow.nodes) {
    if (!gone.has(node.name)) continue
    const links = [...(ends.get(node.name)?.values() ?? [])]
    const past = bridge(links, node) ?? []
    for (const link of links) {
      found.delete(keyOf(link))
      for (const { node: end } of [link.from, link.to]) ends.get(end)?.delete(keyOf(link))
    }
    for (const link of past) {
      put(link)
      if (!gone.has(link.from.node) && !gone.has(link.to.node)) found.set(keyOf(link), link)
    }
  }
  const standing = new Set(linksIn(flow).map(keyOf))
  return [...found.values()].filter((link) => !standing.has(keyOf(link)) && !first.has(keyOf(link)))
}

const withoutPins = (flow: Flow, gone: ReadonlySet<string>): Flow => {
  if (!flow.pinData) return flow
  const { pinData, ...rest } = flow
  const left = without(pinData, gone)
  if (left === pinData) return flow
  return Object.keys(left).length > 0 ? { ...flow, pinData: left } : rest
}
