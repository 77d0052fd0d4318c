import { messageOf, NotSimulated } from './failure.ts'
import type { Piece } from './piece.ts'
import type { NodeTask } from './program.ts'

/** Handles item by item; one that fails goes on as an item that says so, where the node does. */
export const forgiving = (
  task: NodeTask,
  handle: (piece: Piece, item: number) => readonly Piece[],
): readonly Piece[] =>
  task.items.flatMap((piece, item) => {
    try {
      return handle(piece, item)
    } catch (error) {
      if (error instanceof NotSimulated || !task.forgives) throw error
      return [{ json: { error: messageOf(error) }, pairedItem: { item } }]
    }
  })
