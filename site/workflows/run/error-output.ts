import { LookupFailure } from './lookup-failure.ts'
import type { Moment } from './moment.ts'
import { trace } from './pairing.ts'
import { type Outputs, type Piece, pairsOf } from './piece.ts'

/** Sends items that say they failed to the last output, with the fields of the item they came from. */
export function splitErrors(outputs: Outputs, count: number, moment: Moment): Outputs {
  const errors: Piece[] = []
  const own = Array.from({ length: count }, (_, output) =>
    (outputs[output] ?? []).filter((piece) => {
      if (!isError(piece)) return true
      errors.push(withOrigin(piece, moment))
      return false
    }),
  )
  return [...own, errors]
}

/** An item with an error on it, or one that holds nothing but an error and its details. */
const isError = ({ json, error }: Piece): boolean =>
  Boolean(error) ||
  (Boolean(json['error']) &&
    Object.keys(json).every((key) => ['error', 'message', 'details'].includes(key)))

function withOrigin(piece: Piece, { history, sources }: Moment): Piece {
  const pair = typeof piece.pairedItem === 'object' ? pairsOf(piece.pairedItem)[0] : undefined
  const source = pair && sources[pair.input ?? 0]
  if (!pair || !source) return piece
  try {
    const origin = trace(history, source.node, source, pair)
    return { ...piece, json: { ...origin.json, ...piece.json } }
  } catch (error) {
    if (error instanceof LookupFailure) return piece
    throw error
  }
}
