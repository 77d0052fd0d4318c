/** A node as part of a line of steps: what leads to it, what it leads to, what serves it. */
import type { Flow, FlowNode } from '../flow/flow.ts'
import type { End, FlowLink } from './command.ts'
import { endsOf } from './ends.ts'
import { keyOf } from './links.ts'

/**
 * What leads past a node once it has left its line. Nothing where it is no line: where several ways
 * come in and several go out, nobody could say which leads to which.
 */
export const bridge = (
  links: readonly FlowLink[],
  node: FlowNode,
): readonly FlowLink[] | undefined => {
  const main = links.filter(({ kind }) => kind === 'main')
  const into = main.filter(({ from, to }) => to.node === node.name && from.node !== node.name)
  const out = main.filter(({ from, to }) => from.node === node.name && to.node !== node.name)
  if (new Set(into.map(({ to }) => to.at)).size > 1) return undefined
  if (new Set(out.map(({ from }) => from.at)).size > 1) return undefined
  if (into.length > 1 && out.length > 1) return undefined
  if (out.length > 0 && isErrorEnd(node, out[0]!.from)) return undefined
  const standing = new Set(main.map(keyOf))
  const past = into.flatMap(({ from }) => out.map(({ to }) => ({ from, to, kind: 'main' })))
  return past.filter((link) => {
    const isNew = !standing.has(keyOf(link)) && link.from.node !== link.to.node
    standing.add(keyOf(link))
    return isNew
  })
}

export const isErrorEnd = (node: FlowNode, { at }: End): boolean =>
  node.onError === 'continueErrorOutput' && at >= endsOf(node).outputs

/** The nodes, and all that serve them and nobody else. */
export const withParts = (
  flow: Flow,
  links: readonly FlowLink[],
  names: readonly string[],
): ReadonlySet<string> => {
  const group = new Set(names)
  const parts = links.filter(({ kind }) => kind !== 'main')
  const users = new Map<string, string[]>()
  const servants = new Map<string, string[]>()
  const steps = new Set(
    links.flatMap(({ from, to, kind }) => (kind === 'main' ? [from.node, to.node] : [])),
  )
  for (const { from, to } of parts) {
    users.set(from.node, [...(users.get(from.node) ?? []), to.node])
    servants.set(to.node, [...(servants.get(to.node) ?? []), from.node])
  }
  const standing = new Set(flow.nodes.map(({ name }) => name))
  for (const name of group)
    for (const part of servants.get(name) ?? [])
      if (
        standing.has(part) &&
        !steps.has(part) &&
        users.get(part)!.every((user) => group.has(user))
      )
        group.add(part)
  return group
}

/** All that links lead to from these nodes, they themselves included. */
export const downstream = (
  links: readonly FlowLink[],
  starts: readonly string[],
): ReadonlySet<string> => {
  const next = new Map<string, string[]>()
  for (const { from, to, kind } of links) {
    if (kind !== 'main') continue
    const others = next.get(from.node)
    if (others) others.push(to.node)
    else next.set(from.node, [to.node])
  }
  const found = new Set(starts)
  for (const name of found) for (const one of next.get(name) ?? []) found.add(one)
  return found
}
