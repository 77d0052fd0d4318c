import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { plain } from '../values/copy.ts'
import { fieldNames } from '../values/fields.ts'
import { isRecord, type Paths, pathsOf } from '../values/path.ts'

interface Options {
  readonly disableDotNotation?: boolean
  readonly destinationFieldName?: string
  readonly includeBinary?: boolean
}

export const splitOut: NodeProgram = {
  type: 'n8n-nodes-base.splitOut',
  versions: [1],
  parameters: [
    'fieldToSplitOut',
    'include',
    'fieldsToInclude',
    'options.disableDotNotation',
    'options.destinationFieldName',
    'options.includeBinary',
  ],
  run: (task) => [task.items.flatMap((piece, index) => splitPiece(task, piece, index))],
}

function splitPiece(task: NodeTask, piece: Piece, index: number): readonly Piece[] {
  const names = fieldNames(task.param('fieldToSplitOut', index, ''), 'Fields To Split Out').map(
    (name) => name.replace(/^\$json\./, ''),
  )
  if (names.includes('$binary')) throw new NotSimulated('value', '$binary')
  const options = task.param<Options>('options', index, {})
  const paths = pathsOf(options.disableDotNotation !== true)
  const targets = fieldNames(options.destinationFieldName ?? '')
  if (targets.length > 0 && targets.length !== names.length)
    throw new NodeFailure(
      'If multiple fields to split out are given, the same number of destination fields must be given',
    )
  const include = task.param('include', index, 'noOtherFields')
  const rows: Fields[] = []
  for (const [place, name] of names.entries())
    for (const [row, entry] of listOf(paths.read(piece.json, name)).entries()) {
      const spreads =
        include === 'noOtherFields' && isRecord(entry) && !targets[place] && names.length === 1
      rows[row] = spreads
        ? { ...rows[row], ...entry }
        : { ...rows[row], [targets[place] || name]: entry }
    }
  const others = othersOf(task, piece, index, include, names, paths)
  return rows.map((row) => ({
    json: include === 'selectedOtherFields' ? { ...row, ...others } : { ...others, ...row },
    pairedItem: { item: index },
    ...(options.includeBinary === true && piece.binary && { binary: piece.binary }),
  }))
}

/** An object is split into its values, a value is a list of itself. */
function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  return isRecord(value) ? Object.values(value) : [value]
}

function othersOf(
  task: NodeTask,
  { json }: Piece,
  index: number,
  include: string,
  names: readonly string[],
  paths: Paths,
): Fields {
  if (include === 'noOtherFields') return {}
  if (include === 'allOtherFields') {
    let others = plain(json)
    for (const name of names) others = paths.erase(others, name)
    return others
  }
  const wanted = fieldNames(task.param('fieldsToInclude', index, ''), 'Fields To Include')
  if (wanted.length === 0) throw new NodeFailure('No fields specified')
  return Object.fromEntries(wanted.map((name) => [name, paths.read(json, name)]))
}
