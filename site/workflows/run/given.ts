import type { FlowFile } from '../flow/flow.ts'
import type { Given, GivenItem } from '../recipes/recipe.ts'
import { NodeFailure } from './failure.ts'
import type { Files, Piece } from './piece.ts'
import { toBase64 } from './values/bytes.ts'
import { plain } from './values/copy.ts'

/** What an example says of one run of a node: the last that it says holds for all later ones. */
export function givenFor(given: Given, run: number): Exclude<Given, { runs: readonly Given[] }> {
  if ('runs' in given) {
    const one = given.runs[Math.min(run, given.runs.length - 1)]
    return one === undefined ? [] : givenFor(one, run)
  }
  return given
}

/** The items of a node whose answers are given; throws where it is to fail. */
export function givenPieces(given: Given, run: number): readonly Piece[] {
  const one = givenFor(given, run)
  if ('fails' in one) throw new NodeFailure(one.fails)
  if ('says' in one) return []
  if ('items' in one) return one.items.map(pieceOf)
  return one.map((json) => ({ json: plain(json) as Piece['json'] }))
}

function pieceOf(item: GivenItem): Piece {
  const json = plain(item.json) as Piece['json']
  return item.files === undefined ? { json } : { json, binary: filesOf(item.files) }
}

const filesOf = (files: NonNullable<GivenItem['files']>): Files =>
  Object.fromEntries(
    Object.entries(files).map(([field, file]): [string, FlowFile] => [
      field,
      {
        mimeType: file.type,
        fileName: file.name,
        data: 'text' in file ? toBase64(file.text) : file.base64,
      },
    ]),
  )
