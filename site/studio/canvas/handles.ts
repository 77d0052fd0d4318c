/** Where links may be fastened to a box, known without drawing it. */
import { Position, type NodeHandle } from '@xyflow/react'
import type { Ends } from '../../workflows/document/ends.ts'
import { TILE } from './sizes.ts'

/** Ends stand at even distances along the side. */
export const share = (at: number, count: number): number => ((at + 1) * TILE) / (count + 1)

export const handlesOf = ({ inputs, takes = [], gives }: Ends, outputs: number): NodeHandle[] => [
  ...Array.from({ length: inputs }, (_, at) =>
    handle(`main:${at}`, 'target', Position.Left, 0, share(at, inputs)),
  ),
  ...(gives ? [handle(`${gives}:0`, 'source', Position.Top, TILE / 2, 0)] : []),
  ...Array.from({ length: outputs }, (_, at) =>
    handle(`main:${at}`, 'source', Position.Right, TILE, share(at, outputs)),
  ),
  ...takes.map((kind, at) =>
    handle(`${kind}:0`, 'target', Position.Bottom, share(at, takes.length), TILE),
  ),
]

/** The side of a handle. */
const END = 14

/** @param x, y its middle */
const handle = (
  id: string,
  type: NodeHandle['type'],
  position: Position,
  x: number,
  y: number,
): NodeHandle => ({ id, type, position, x: x - END / 2, y: y - END / 2, width: END, height: END })
