/** What is different between two flows: for named versions, and for what an upgrade would change. */
import type { Flow, FlowNode, Json } from '../flow/flow.ts'
import type { FlowLink } from './command.ts'
import { keyOf, linksIn } from './links.ts'
import { isSame, own } from './record.ts'

export interface Difference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** By the name in the second flow. */
  readonly changed: readonly { readonly node: string; readonly values: readonly ValueChange[] }[]
  /** Those that only stand elsewhere on the canvas. */
  readonly moved: readonly string[]
  readonly links: { readonly added: readonly FlowLink[]; readonly removed: readonly FlowLink[] }
  /** Of the flow itself: its name, settings, pinned items. */
  readonly values: readonly ValueChange[]
}

export interface ValueChange {
  readonly path: readonly (string | number)[]
  readonly before?: Json
  readonly after?: Json
}

export const differencesBetween = (a: Flow, b: Flow): Difference => {
  const pairs = pairsOf(a, b)
  const names = new Map(pairs.map(([one, other]) => [one.name, other.name]))
  const kept = new Set(pairs.map(([, other]) => other.name))
  const changes = pairs.map(([one, other]) => ({
    node: other.name,
    values: valuesBetween(told(one), told(other)),
    isMoved: !isSame(one.position, other.position),
  }))
  return {
    added: b.nodes.flatMap(({ name }) => (kept.has(name) ? [] : [name])),
    removed: a.nodes.flatMap(({ name }) => (names.has(name) ? [] : [name])),
    renamed: [...names].flatMap(([from, to]) => (from === to ? [] : [{ from, to }])),
    changed: changes.flatMap(({ node, values }) => (values.length > 0 ? [{ node, values }] : [])),
    moved: changes.flatMap(({ node, isMoved }) => (isMoved ? [node] : [])),
    links: linksBetween(a, b, names),
    values: valuesBetween(ofFlow(a), ofFlow(b)),
  }
}

/** Values that differ, each by the way to it. */
export const valuesBetween = (
  before: Json | undefined,
  after: Json | undefined,
  path: ValueChange['path'] = [],
): readonly ValueChange[] => {
  if (isSame(before, after)) return []
  if (isRecord(before) && isRecord(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      valuesBetween(own(before, key), own(after, key), [
        ...path,
        Array.isArray(before) ? Number(key) : key,
      ]),
    )
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

/** The same node is the one of the same name, or else of the same id and kind. */
const pairsOf = (a: Flow, b: Flow): readonly (readonly [FlowNode, FlowNode])[] => {
  const byName = new Map(b.nodes.map((node) => [node.name, node]))
  const before = new Set(a.nodes.map(({ name }) => name))
  const byId = new Map(
    b.nodes.flatMap((node) => (before.has(node.name) ? [] : [[keyOfNode(node), node] as const])),
  )
  return a.nodes.flatMap((node) => {
    const other = byName.get(node.name) ?? byId.get(keyOfNode(node))
    byId.delete(keyOfNode(node))
    return other ? [[node, other] as const] : []
  })
}

const keyOfNode = ({ id, type }: FlowNode): string => JSON.stringify([id, type])

const told = (node: FlowNode): Json => {
  const { name: _name, id: _id, position: _position, ...rest } = node
  return rest
}

const ofFlow = (flow: Flow): Json => {
  const { nodes: _nodes, connections: _connections, ...rest } = flow
  return rest as unknown as Json
}

/** Links of nodes that were renamed are the same links. */
const linksBetween = (
  a: Flow,
  b: Flow,
  names: ReadonlyMap<string, string>,
): Difference['links'] => {
  const called = (name: string) => names.get(name) ?? name
  const keyNow = ({ from, to, kind }: FlowLink): string =>
    keyOf({
      from: { ...from, node: called(from.node) },
      to: { ...to, node: called(to.node) },
      kind,
    })
  const [before, after] = [linksIn(a), linksIn(b)]
  const [were, are] = [new Set(before.map(keyNow)), new Set(after.map(keyOf))]
  return {
    added: after.filter((link) => !were.has(keyOf(link))),
    removed: before.filter((link) => !are.has(keyNow(link))),
  }
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null
