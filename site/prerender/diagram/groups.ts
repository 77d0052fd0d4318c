/** The ground that nodes of a group stand on. */
import type { Box } from './box.ts'
import type { Graph } from './graph.ts'

/** A group's name has a line of its own above what stands in it. */
export const GROUP = { side: 16, top: 42, bottom: 18 } as const

export const around = (boxes: readonly Box[]): Box => {
  const [left, top, right, bottom] = edgesOf(boxes)
  return {
    x: left - GROUP.side,
    y: top - GROUP.top,
    width: right - left + 2 * GROUP.side,
    height: bottom - top + GROUP.top + GROUP.bottom,
  }
}

export const edgesOf = (boxes: readonly Box[]): readonly [number, number, number, number] => [
  Math.min(...boxes.map(({ x }) => x)),
  Math.min(...boxes.map(({ y }) => y)),
  Math.max(...boxes.map(({ x, width }) => x + width)),
  Math.max(...boxes.map(({ y, height }) => y + height)),
]

/** Whether a node stands on the ground of a group which is not its own. */
export const isIntruded = (
  { nodes, groups }: Pick<Graph, 'nodes' | 'groups'>,
  boxes: ReadonlyMap<string, Box>,
): boolean =>
  groups.some(({ id: group }) => {
    const ground = around(
      nodes.filter((node) => node.group === group).map(({ id }) => boxes.get(id)!),
    )
    return nodes.some((node) => node.group !== group && overlap(ground, boxes.get(node.id)!))
  })

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
