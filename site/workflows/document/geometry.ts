/** Where nodes stand on n8n's canvas, and where there is room for more. */
import type { Flow, FlowNode } from '../flow/flow.ts'
import type { Point } from './command.ts'
import { isNote } from './ends.ts'

/** Pixels: a node's side, the grid, and from one column or row to the next. */
export const SIDE = 96
export const COLUMN = 240
export const ROW = 208
const GRID = 16

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const snapped = (pixels: number): number => Math.round(pixels / GRID) * GRID || 0

export const boxOf = (node: FlowNode): Box => {
  const [left, top] = node.position
  const [width, height] = isNote(node) ? sizeOfNote(node) : [SIDE, SIDE]
  return { left, top, right: left + width, bottom: top + height }
}

export const around = (nodes: readonly FlowNode[]): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { left, top, right, bottom } of nodes.map(boxOf)) {
    box.left = Math.min(box.left, left)
    box.top = Math.min(box.top, top)
    box.right = Math.max(box.right, right)
    box.bottom = Math.max(box.bottom, bottom)
  }
  return box
}

/** The wanted place, or the first below it that no node takes; notes lie under nodes. */
export const freeSpot = (nodes: readonly FlowNode[], [left, top]: Point): Point => {
  const spot: [number, number] = [snapped(left), snapped(top)]
  const column = nodes
    .filter((node) => !isNote(node) && Math.abs(node.position[0] - spot[0]) < SIDE)
    .map(({ position }) => position[1])
    .toSorted((one, other) => one - other)
  for (const taken of column) if (Math.abs(taken - spot[1]) < SIDE) spot[1] = snapped(taken + ROW)
  return spot
}

export const movedBy = (node: FlowNode, right: number, down: number): FlowNode => ({
  ...node,
  position: [node.position[0] + right, node.position[1] + down],
})

/** These nodes where they are told to be; the same flow where they are there already. */
export const placed = (flow: Flow, positions: ReadonlyMap<string, Point>): Flow => {
  let isMoved = false
  const nodes = flow.nodes.map((node) => {
    const to = positions.get(node.name)
    if (!to || !to.every(Number.isFinite)) return node
    const position: Point = [Math.round(to[0]) || 0, Math.round(to[1]) || 0]
    if (position[0] === node.position[0] && position[1] === node.position[1]) return node
    isMoved = true
    return { ...node, position }
  })
  return isMoved ? { ...flow, nodes } : flow
}

const sizeOfNote = ({ parameters }: FlowNode): readonly [number, number] => {
  const { width, height } = parameters
  return [typeof width === 'number' ? width : 240, typeof height === 'number' ? height : 160]
}
