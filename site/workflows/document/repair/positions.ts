import type { Connections, FlowNode } from '../../flow/flow.ts'
import { arranged } from '../arranged.ts'
import { inColumns } from '../columns.ts'
import type { Point } from '../command.ts'
import { around, COLUMN, placed, ROW } from '../geometry.ts'
import type { Repairs } from './repair.ts'

/** Further out nobody finds a node again. */
const FARTHEST = 1_000_000
const A_ROW = 20

/** Nodes without a place are laid out below the others. */
export const placedNodes = (
  nodes: readonly FlowNode[],
  connections: Connections,
  repairs: Repairs,
): readonly FlowNode[] => {
  const lost = nodes.filter(({ position }) => !isPoint(position))
  if (lost.length === 0) return nodes
  const names = lost.map(({ name }) => name)
  repairs.note('missing-position', ...names)
  const standing = nodes.filter(({ position }) => isPoint(position))
  const { left, bottom } = standing.length > 0 ? around(standing) : { left: 0, bottom: -ROW }
  const places = new Map(
    names.map((name, at): readonly [string, Point] => [
      name,
      [left + (at % A_ROW) * COLUMN, bottom + (Math.floor(at / A_ROW) + 1) * ROW],
    ]),
  )
  const inRows = nodes.map((node) => {
    const position = places.get(node.name)
    return position ? { ...node, position } : node
  })
  const flow = { name: '', nodes: inRows, connections }
  return placed(flow, arranged(flow, inColumns, names)).nodes
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Math.abs(one) <= FARTHEST)
