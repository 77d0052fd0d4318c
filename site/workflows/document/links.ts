/** Links as a list, and connections with some more of them and some fewer. */
import type { Connections, Flow, Target } from '../flow/flow.ts'
import type { FlowLink } from './command.ts'
import { own } from './record.ts'

/** All kinds, in the order in which they are written. */
export const linksIn = ({ connections }: Pick<Flow, 'connections'>): readonly FlowLink[] => {
  const links: FlowLink[] = []
  for (const [node, kinds] of Object.entries(connections))
    for (const [kind, outputs] of Object.entries(kinds))
      for (const [at, targets] of outputs.entries())
        for (const target of targets ?? [])
          links.push({ from: { node, at }, to: { node: target.node, at: target.index }, kind })
  return links
}

/** What is the same for two links that are one. */
export const keyOf = ({ from, to, kind }: FlowLink): string =>
  JSON.stringify([from.node, from.at, kind, to.node, to.at])

export const hasLink = ({ connections }: Pick<Flow, 'connections'>, link: FlowLink): boolean =>
  (own(own(connections, link.from.node) ?? {}, link.kind)?.[link.from.at] ?? []).some(
    ({ node, index }) => node === link.to.node && index === link.to.at,
  )

/** Sources that nothing happens to stay the same objects; outputs that end up empty go. */
export const rewired = (
  connections: Connections,
  cut: (link: FlowLink) => boolean,
  added: readonly FlowLink[] = [],
): Connections => {
  const more = new Map<string, FlowLink[]>()
  for (const link of added) {
    const others = more.get(link.from.node)
    if (others) others.push(link)
    else more.set(link.from.node, [link])
  }
  const sources = new Set([...Object.keys(connections), ...more.keys()])
  let changed = false
  const entries = [...sources].flatMap((node) => {
    const before = own(connections, node)
    const after = kindsOf(node, before ?? {}, cut, more.get(node) ?? [])
    changed ||= after !== before
    return Object.keys(after).length > 0 || after === before ? [[node, after] as const] : []
  })
  return changed ? Object.fromEntries(entries) : connections
}

/** The same links between nodes that are called otherwise. */
export const relabelled = (
  connections: Connections,
  names: ReadonlyMap<string, string>,
): Connections => {
  const called = (name: string) => names.get(name) ?? name
  return Object.fromEntries(
    Object.entries(connections).map(([node, kinds]) => {
      const ends = Object.values(kinds).flat(2)
      if (!ends.some((target) => target && names.has(target.node))) return [called(node), kinds]
      const outputs = Object.entries(kinds).map(([kind, all]) => [
        kind,
        all.map(
          (targets) => targets?.map((target) => ({ ...target, node: called(target.node) })) ?? null,
        ),
      ])
      return [called(node), Object.fromEntries(outputs)]
    }),
  )
}

type Kinds = Connections[string]
type Outputs = Kinds[string]

const kindsOf = (
  node: string,
  before: Kinds,
  cut: (link: FlowLink) => boolean,
  added: readonly FlowLink[],
): Kinds => {
  const names = new Set([...Object.keys(before), ...added.map(({ kind }) => kind)])
  let changed = false
  const entries = [...names].flatMap((kind) => {
    const outputs = own(before, kind)
    const after = outputsWith(
      outputs ?? [],
      (at, target) =>
        cut({ from: { node, at }, to: { node: target.node, at: target.index }, kind }),
      added.filter((link) => link.kind === kind),
    )
    changed ||= after !== outputs
    return after.length > 0 || after === outputs ? [[kind, after] as const] : []
  })
  return changed ? Object.fromEntries(entries) : before
}

const outputsWith = (
  before: Outputs,
  cut: (at: number, target: Target) => boolean,
  added: readonly FlowLink[],
): Outputs => {
  const kept = before.map((targets, at) => {
    const left = targets?.filter((target) => !cut(at, target))
    return left?.length === targets?.length ? targets : (left ?? null)
  })
  if (added.length === 0 && kept.every((targets, at) => targets === before[at])) return before
  for (const { from, to, kind } of added) {
    while (kept.length <= from.at) kept.push([])
    const others = kept[from.at] ?? []
    // Two links may have become one.
    if (others.some(({ node, index }) => node === to.node && index === to.at)) continue
    kept[from.at] = [...others, { node: to.node, type: kind, index: to.at }]
  }
  while (kept.length > 0 && (kept.at(-1)?.length ?? 0) === 0) kept.pop()
  return kept
}
