/** Faults as a hurried hand makes them, one at a time. */
import type { Flow, FlowNode, Json, JsonObject, Target } from '../../site/workflows/flow/flow.ts'
import { factOf } from '../../site/workflows/nodes/index.ts'
import { oneOf, type Dice } from './chance.ts'
import { pathsIn, replacedAt, valueAt } from './places.ts'

export interface Planted {
  readonly kind: string
  readonly where: string
  readonly flow: Flow
}

/** Nothing where the flow has no place for it. */
export type Planter = (flow: Flow, dice: Dice) => Planted | undefined

export const PLANTERS: Readonly<
  Record<'wire' | 'expression' | 'version' | 'operation' | 'field', Planter>
> = {
  /** One line leads to another node than before. */
  wire: (flow, dice) => {
    const wires = Object.entries(flow.connections).flatMap(([from, kinds]) =>
      (kinds['main'] ?? []).flatMap((targets, output) =>
        (targets ?? []).map((target, place) => ({ from, output, place, target })),
      ),
    )
    const wire = oneOf(wires, dice)
    if (!wire) return undefined
    const others = flow.nodes.filter(
      ({ name, type }) =>
        name !== wire.target.node && name !== wire.from && isInLine(flow, name, type),
    )
    const other = oneOf(others, dice)
    if (!other) return undefined
    const connections = structuredClone(flow.connections) as unknown as Mutable
    connections[wire.from]!['main']![wire.output]![wire.place] = {
      ...wire.target,
      node: other.name,
      index: 0,
    }
    const where = `${wire.from} → ${other.name}, not ${wire.target.node}`
    return { kind: 'wire', where, flow: { ...flow, connections } }
  },
  /** A field that an expression reads is spelt otherwise. */
  expression: (flow, dice) =>
    changed(flow, dice, 'expression', (value) => {
      if (typeof value !== 'string' || !value.startsWith('=')) return undefined
      const fields = [...value.matchAll(/(?<=\$json\.|\.json\.)[a-z_]\w*/giu)]
      const field = oneOf(fields, dice)
      if (!field) return undefined
      return `${value.slice(0, field.index)}${field[0]}s${value.slice(field.index + field[0].length)}`
    }),
  version: (flow, dice) => {
    const node = oneOf(working(flow), dice)
    if (!node) return undefined
    const { versions = [] } = factOf(node.type) ?? {}
    const others = [...versions.filter((one) => one !== node.typeVersion), node.typeVersion + 7]
    const typeVersion = oneOf(others, dice)!
    return withNode(flow, { ...node, typeVersion }, 'version', `${node.name}: ${typeVersion}`)
  },
  operation: (flow, dice) => {
    const node = oneOf(
      working(flow).filter(({ parameters }) => typeof parameters['operation'] === 'string'),
      dice,
    )
    if (!node) return undefined
    const known = Object.keys(factOf(node.type)?.operations ?? {}).map((key) =>
      key.split('.').at(-1)!,
    )
    const others = [...known, 'fetch'].filter((one) => one !== node.parameters['operation'])
    const operation = oneOf(others, dice)!
    const parameters = { ...node.parameters, operation }
    return withNode(flow, { ...node, parameters }, 'operation', `${node.name}: ${operation}`)
  },
  /** A parameter is called otherwise. */
  field: (flow, dice) => {
    const node = oneOf(
      working(flow).filter(({ parameters }) => Object.keys(parameters).length > 0),
      dice,
    )
    if (!node) return undefined
    const name = oneOf(Object.keys(node.parameters), dice)!
    const { [name]: value, ...rest } = node.parameters
    const parameters: JsonObject = { ...rest, [`${name}Value`]: value! }
    return withNode(flow, { ...node, parameters }, 'field', `${node.name}: ${name}Value`)
  },
}

type Mutable = Record<string, Record<string, Target[][]>>

const working = (flow: Flow): readonly FlowNode[] =>
  flow.nodes.filter(({ type }) => factOf(type)?.kind !== 'note')

const isInLine = (flow: Flow, name: string, type: string): boolean =>
  !['note', 'trigger', 'part'].includes(factOf(type)?.kind ?? 'part') &&
  Object.keys(flow.connections[name] ?? {}).every((kind) => kind === 'main')

const withNode = (flow: Flow, node: FlowNode, kind: string, where: string): Planted => ({
  kind,
  where,
  flow: { ...flow, nodes: flow.nodes.map((one) => (one.id === node.id ? node : one)) },
})

/** Changes one value of one node's parameters that can be changed. */
const changed = (
  flow: Flow,
  dice: Dice,
  kind: string,
  change: (value: Json) => Json | undefined,
): Planted | undefined => {
  const places = working(flow).flatMap((node) =>
    pathsIn(node.parameters).flatMap((path) => {
      const value = change(valueAt(node.parameters, path))
      return value === undefined ? [] : [{ node, path, value }]
    }),
  )
  const place = oneOf(places, dice)
  if (!place) return undefined
  const parameters = replacedAt(place.node.parameters, place.path, place.value) as JsonObject
  const where = `${place.node.name}: ${JSON.stringify(place.value)}`
  return withNode(flow, { ...place.node, parameters }, kind, where)
}
