/** Whatever has nodes becomes a flow that every part of the studio can rely on. */
import type { Flow, FlowNode } from '../../flow/flow.ts'
import { without } from '../record.ts'
import { connectionsFrom } from './connections.ts'
import { nodesFrom } from './nodes.ts'
import { pinsFrom } from './pins.ts'
import { placedNodes } from './positions.ts'
import { Repairs, type Repair } from './repair.ts'
import { isObject, isText, type Unsure, withValues } from './shape.ts'

export interface Repaired {
  /** The very object that was read where nothing had to be repaired. */
  readonly flow: Flow
  readonly repairs: readonly Repair[]
}

export const repaired = (
  raw: Readonly<Record<string, unknown>> & { readonly nodes: readonly unknown[] },
): Repaired => {
  const repairs = new Repairs()
  const named = nodesFrom(raw.nodes, repairs)
  const connections = connectionsFrom(raw['connections'], named, repairs)
  const nodes = placedNodes(named, connections, repairs)
  const pinData = pinsFrom(raw['pinData'], repairs)
  const flow = withValues(withoutWrong(raw, repairs), {
    name: nameOf(raw, repairs),
    nodes,
    connections,
    ...(pinData !== undefined && { pinData }),
  })
  return { flow: flow as unknown as Flow & { nodes: readonly FlowNode[] }, repairs: repairs.all }
}

const nameOf = ({ name }: Unsure, repairs: Repairs): string => {
  if (isText(name)) return name
  repairs.note('no-name')
  return 'My workflow'
}

/** n8n writes `null` for what there is none of. */
const withoutWrong = (raw: Unsure, repairs: Repairs): Unsure => {
  const wrong = Object.entries({ settings: isObject, meta: isObject, id: isText })
    .filter(([key, fits]) => Object.hasOwn(raw, key) && raw[key] !== null && !fits(raw[key]))
    .map(([key]) => key)
  if (isNumericId(raw, wrong)) return { ...without(raw, new Set(wrong)), id: String(raw['id']) }
  if (wrong.length > 0) repairs.note('wrong-value')
  return without(raw, new Set(wrong))
}

const isNumericId = (raw: Unsure, wrong: readonly string[]): boolean =>
  wrong.length === 1 && wrong[0] === 'id' && typeof raw['id'] === 'number'
