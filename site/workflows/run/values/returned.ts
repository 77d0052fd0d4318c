import { NodeFailure } from '../failure.ts'
import type { Piece } from '../piece.ts'
import { isRecord } from './path.ts'

const KEYS = new Set(['json', 'binary', 'pairedItem', 'error', 'index'])

/** What code for all items returned, as items: wrapped where it left that out, refused where unclear. */
export function asPieces(value: unknown): readonly Piece[] {
  if (!isRecord(value)) throw new NodeFailure("Code doesn't return items properly")
  if (!Array.isArray(value)) return [value['json'] ? value : { json: value }].map(asPiece)
  const entries: readonly unknown[] = value
  if (!entries.every(isObject)) throw new NodeFailure("Code doesn't return items properly")
  if (entries.some((entry) => Object.keys(entry).some((key) => KEYS.has(key))))
    for (const [index, entry] of entries.entries()) checkKeys(entry, index)
  return wrapped(entries).map(asPiece)
}

function wrapped(entries: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] {
  if (entries.every((entry) => 'json' in entry)) return entries
  if (entries.some((entry) => 'json' in entry)) throw new NodeFailure('Inconsistent item format')
  const withFiles = entries.filter((entry) => 'binary' in entry)
  if (withFiles.length === 0) return entries.map((json) => ({ json }))
  if (withFiles.length < entries.length) throw new NodeFailure('Inconsistent item format')
  return entries.map(({ binary, ...json }) => ({ json, binary }))
}

const asPiece = (entry: Record<string, unknown>, index: number): Piece => {
  const { index: _, ...piece } = entry
  return checkPiece(piece as unknown as Piece, index)
}

export function checkPiece(piece: Piece, index: number): Piece {
  if (!isObject(piece.json))
    throw new NodeFailure(`A 'json' property isn't an object [item ${index}]`)
  if (piece.binary !== undefined && !isObject(piece.binary))
    throw new NodeFailure(`A 'binary' property isn't an object [item ${index}]`)
  return piece
}

/** A field put beside `json` rather than into it. */
function checkKeys(entry: Record<string, unknown>, index: number): void {
  const keys = Object.keys(entry)
  const stray = keys.find((key) => !KEYS.has(key))
  if (stray === undefined) return
  throw new NodeFailure(
    keys.some((key) => KEYS.has(key))
      ? `Invalid output format [item ${index}]`
      : `Unknown top-level item key: ${stray} [item ${index}]`,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value)
