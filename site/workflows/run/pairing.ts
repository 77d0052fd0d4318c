import { LookupFailure } from './lookup-failure.ts'
import type { History } from './history.ts'
import { type Inputs, type Outputs, type Pair, type Piece, pairsOf, type Source } from './piece.ts'

/** Items that enter a node forget where they came from: from now on, they are items of its inputs. */
export const asInputs = (inputs: Inputs): Inputs =>
  inputs.map(
    (pieces, input) =>
      pieces &&
      pieces.map((piece, item) => ({
        ...piece,
        pairedItem: input === 0 ? { item } : { item, input },
      })),
  )

/** Gives items of a node that does not say where they come from the item it must have been. */
export function pairOutputs(outputs: Outputs, inputs: Inputs): Outputs {
  const single = inputs.length === 1 ? (inputs[0]?.length ?? 0) : -1
  const alone = outputs.length === 1
  const toFirst = alone && single > 1 && outputs[0]!.length === 1
  const oneByOne = alone && inputs.length === 1 && single === outputs[0]!.length
  let open = true
  return outputs.map((pieces) =>
    pieces.map((piece, item) => {
      if (piece.pairedItem !== undefined || !open) return piece
      if (single === 1) return { ...piece, pairedItem: { item: 0 } }
      if (oneByOne) return { ...piece, pairedItem: { item } }
      if (toFirst) return { ...piece, pairedItem: { item: 0 } }
      open = false
      return piece
    }),
  )
}

/** Follows an item back to the one of `target` that it was made of. */
export function trace(history: History, target: string, from: Source, pair: Pair): Piece {
  const memory = new Map<string, Piece | LookupFailure>()
  const found = step(history, target, pair.sourceOverwrite ?? from, pair, memory)
  if (found instanceof LookupFailure) throw found
  return found
}

type Memory = Map<string, Piece | LookupFailure>

function step(
  history: History,
  target: string,
  source: Source,
  pair: Pair,
  memory: Memory,
): Piece | LookupFailure {
  const key = JSON.stringify([source.node, source.run, source.output, pair.item])
  const known = memory.get(key)
  if (known !== undefined) return known
  // A loop that comes back here has found nothing on its way.
  memory.set(key, new LookupFailure('Paired item resolution failed'))
  const found = look(history, target, source, pair, memory)
  memory.set(key, found)
  return found
}

function look(
  history: History,
  target: string,
  source: Source,
  pair: Pair,
  memory: Memory,
): Piece | LookupFailure {
  const past = history.runsOf(source.node)[source.run]
  const pieces = past?.outputs[source.output]
  if (past === undefined || pieces === undefined)
    return new LookupFailure('Can’t get data for expression')
  const piece = pieces[pair.item]
  if (source.node === target) return piece ?? missing(target)
  if (piece === undefined) return missing(source.node)
  const pairs = pairsOf(piece.pairedItem)
  if (pairs.length === 0) return missing(source.node)
  const results: (Piece | LookupFailure)[] = []
  for (const next of pairs) {
    const input = next.input ?? 0
    if (input >= past.sources.length) continue
    const before = next.sourceOverwrite ?? past.sources[input]
    results.push(
      before
        ? step(history, target, before, next, memory)
        : new LookupFailure('Paired item resolution failed'),
    )
  }
  const matches = results.filter((result) => !(result instanceof LookupFailure))
  const first = matches[0]
  if (first !== undefined)
    return matches.some((match) => match !== first)
      ? new LookupFailure('Multiple matches found')
      : first
  if (results[0] !== undefined) return results[0]
  return past.sources.length === 0
    ? new LookupFailure('Invalid expression')
    : new LookupFailure('Branch not found')
}

const missing = (node: string, method = 'item') =>
  new LookupFailure(
    `Paired item data for ${method} from node '${node}' is unavailable. Ensure '${node}' is providing the required output.`,
  )
