/** The main path made straight: it is what one follows, what branches off gives way. */
import { forwardEdges } from './forward-edges.ts'
import type { Graph } from './graph.ts'
import { SPACING } from './spacing.ts'
import type { Box, Direction } from './box.ts'

/** @returns the boxes, those beside the main path as far away as before or farther */
export const straighten = (
  { nodes, edges }: Graph,
  boxes: ReadonlyMap<string, Box>,
  direction: Direction,
): ReadonlyMap<string, Box> => {
  const main = [...forwardEdges(edges)].filter(({ kind }) => kind === 'main')
  const path = new Set(main.flatMap(({ from, to }) => [from, to]))
  // One that forks, or comes in pieces, has no one line to keep to.
  const forks = [main.map(({ from }) => from), main.map(({ to }) => to)].some(
    (ends) => new Set(ends).size < ends.length,
  )
  if (forks || path.size !== main.length + 1) return boxes
  const axes = AXES[direction]
  const apart = SPACING[direction].nodes
  const centre = (box: Box) => box[axes.aside] + box[axes.breadth] / 2
  const line = median([...path].map((id) => centre(boxes.get(id)!)))
  const straight = new Map(boxes)
  for (const id of path) {
    const box = boxes.get(id)!
    straight.set(id, { ...box, [axes.aside]: line - box[axes.breadth] / 2 })
    const rank = nodes
      .filter((other) => !path.has(other.id))
      .map((other) => [other.id, boxes.get(other.id)!] as const)
      .filter(
        ([, other]) =>
          other[axes.along] < box[axes.along] + box[axes.length] &&
          box[axes.along] < other[axes.along] + other[axes.length],
      )
    const after = rank
      .filter(([, other]) => centre(other) >= centre(box))
      .toSorted(([, a], [, b]) => centre(a) - centre(b))
    const before = rank
      .filter(([, other]) => centre(other) < centre(box))
      .toSorted(([, a], [, b]) => centre(b) - centre(a))
    let free = line + box[axes.breadth] / 2 + apart
    for (const [other, was] of after) {
      const aside = Math.max(was[axes.aside], free)
      straight.set(other, { ...was, [axes.aside]: aside })
      free = aside + was[axes.breadth] + apart
    }
    free = line - box[axes.breadth] / 2 - apart
    for (const [other, was] of before) {
      const aside = Math.min(was[axes.aside], free - was[axes.breadth])
      straight.set(other, { ...was, [axes.aside]: aside })
      free = aside - apart
    }
  }
  return straight
}

const AXES = {
  across: { along: 'x', aside: 'y', length: 'width', breadth: 'height' },
  down: { along: 'y', aside: 'x', length: 'height', breadth: 'width' },
} as const

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
