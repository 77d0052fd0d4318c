import type { Item } from '../../flow/flow.ts'
import { messageOf } from '../failure.ts'
import { type Piece, pairsOf } from '../piece.ts'
import { plain } from './copy.ts'

/** An item as it is shown and compared: JSON throughout. */
export function itemOf(piece: Piece): Item {
  const { json, binary, pairedItem, error } = piece
  return {
    json: plain(json) as Item['json'],
    ...(binary && { binary }),
    ...(pairedItem !== undefined && { pairedItem: shown(pairedItem) }),
    ...(error !== undefined && { error: { message: messageOf(error) } }),
  }
}

function shown(paired: NonNullable<Piece['pairedItem']>): NonNullable<Item['pairedItem']> {
  const pairs = pairsOf(paired).map(({ item, input }) =>
    input === undefined ? { item } : { item, input },
  )
  return Array.isArray(paired) ? pairs : pairs[0]!
}
