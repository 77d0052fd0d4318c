import { messageOf, NotSimulated } from '../failure.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeTask } from '../program.ts'

/** One answer for each item; where that fails, an item that says so if the node goes on. */
export const forEachItem = (task: NodeTask, ask: (item: number) => Fields): readonly Piece[] =>
  task.items.map((_, item) => {
    try {
      return { json: ask(item) }
    } catch (error) {
      if (error instanceof NotSimulated || !task.forgives) throw error
      return { json: { error: messageOf(error) }, pairedItem: { item } }
    }
  })
