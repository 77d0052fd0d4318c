import { LookupFailure } from '../lookup-failure.ts'
import { itemsOf, type Moment } from '../moment.ts'
import { trace } from '../pairing.ts'
import { type Piece, pairsOf } from '../piece.ts'

/** `$('Name')`: what a node gave, all of it or the item that goes with this one. */
export function lookBack(moment: Moment, index: number, name: string) {
  const { history, wiring, memories } = moment
  const node = wiring.nodes.get(name)
  if (node === undefined) throw new LookupFailure("Referenced node doesn't exist")
  const of = (output?: number, run?: number) =>
    runsOf(moment, name, output ?? wiring.outputTowards(moment.node.name, name) ?? 0, run)
  return {
    get isExecuted() {
      return history.has(name)
    },
    get item() {
      return matching(moment, index, name)
    },
    itemMatching: (at?: number) => {
      if (at === undefined) throw new LookupFailure('Missing item index for .itemMatching()')
      return matching(moment, at, name)
    },
    pairedItem: (at: number = index) => matching(moment, at, name),
    first: (output?: number, run?: number) => of(output, run)[0],
    last: (output?: number, run?: number) => of(output, run).at(-1),
    all: of,
    params: node.parameters,
    get context() {
      return memories.get(name) ?? {}
    },
  }
}

/** The items of an output in a run of a node: its last one where none is named. */
export function runsOf(
  { history, wiring }: Moment,
  name: string,
  output: number,
  run?: number,
): readonly Piece[] {
  if (!wiring.nodes.has(name)) throw new LookupFailure("Referenced node doesn't exist")
  if (!history.has(name)) throw new LookupFailure(`Node '${name}' hasn't been executed`)
  const past = history.runsOf(name).at(run ?? -1)
  if (past === undefined) throw new LookupFailure(`Run ${run} of node "${name}" not found`)
  const pieces = past.outputs[output]
  if (pieces === undefined)
    throw new LookupFailure(`Node "${name}" has no branch with index ${output}.`)
  return pieces
}

/** The item of a node that an item which came in was made of. */
export function matching(moment: Moment, index: number, name: string): Piece {
  const { history, wiring } = moment
  if (!wiring.ancestors(wiring.served(moment.node.name)).has(name))
    throw new LookupFailure('Invalid expression')
  if (!history.has(name)) throw new LookupFailure(`Node '${name}' hasn't been executed`)
  const pair = pairsOf(itemsOf(moment)[index]?.pairedItem)[0]
  const source = pair && (moment.sources[pair.input ?? 0] ?? moment.sources[0])
  if (!pair || !source) throw new LookupFailure('Can’t get data for expression')
  return trace(history, name, source, pair)
}

/** What expressions are told of an item's files: all but their content. */
export const filesOf = (piece: Piece): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(piece.binary ?? {}).map(([name, file]) => [name, { ...file, data: undefined }]),
  )
