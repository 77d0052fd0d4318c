import { forgiving } from '../forgiving.ts'
import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { fromBase64 } from '../values/bytes.ts'
import { plain } from '../values/copy.ts'
import { readCsv } from '../values/csv.ts'
import { write } from '../values/path.ts'
import { parse } from '../values/typed.ts'

interface Options {
  readonly keepSource?: 'json' | 'binary' | 'both'
  readonly encoding?: string
  readonly stripBOM?: boolean
  readonly enableBOM?: boolean
  readonly delimiter?: string
  readonly headerRow?: boolean
  readonly includeEmptyCells?: boolean
}

export const extractFromFile: NodeProgram = {
  type: 'n8n-nodes-base.extractFromFile',
  versions: [1, 1.1],
  parameters: [
    'operation',
    'binaryPropertyName',
    'destinationKey',
    'options.keepSource',
    'options.encoding',
    'options.stripBOM',
    'options.enableBOM',
    'options.delimiter',
    'options.headerRow',
    'options.includeEmptyCells',
  ],
  run: (task) => {
    const operation = task.param('operation', 0, 'csv')
    if (operation === 'csv') return [forgiving(task, (piece, item) => rowsIn(task, piece, item))]
    if (operation !== 'text' && operation !== 'fromJson') throw new NotSimulated('value', operation)
    return [forgiving(task, (piece, item) => [contentOf(task, piece, item, operation)])]
  },
}

function contentOf(task: NodeTask, piece: Piece, item: number, operation: string): Piece {
  const options = task.param<Options>('options', item, {})
  const field = task.param('binaryPropertyName', item, 'data')
  const text = textIn(piece, field, options, item)
  const value = operation === 'text' ? text : text === '' ? {} : parse(text)
  if (value === undefined)
    throw new NodeFailure("The file selected in 'Input Binary Field' is not in JSON format")
  const { keepSource = '' } = options
  const keepsJson = keepSource === 'json' || keepSource === 'both'
  const others = Object.fromEntries(
    Object.entries(piece.binary!).filter(([name]) => name !== field),
  )
  const keepsFile = keepSource === 'binary' || keepSource === 'both'
  return {
    json: write(
      keepsJson ? plain(piece.json) : {},
      task.param('destinationKey', item, 'data'),
      value,
    ),
    pairedItem: { item },
    binary: keepsFile ? piece.binary! : others,
  }
}

function rowsIn(task: NodeTask, piece: Piece, item: number): readonly Piece[] {
  const options = task.param<Options>('options', item, {})
  // Of tables n8n takes the mark off only where asked; of plain text it always does unless told not to.
  const stripBOM = options.enableBOM === true
  const field = task.param('binaryPropertyName', item, 'data')
  const text = textIn(piece, field, { ...options, stripBOM }, item)
  const [names = [], ...lines] = readCsv(text, options.delimiter)
  const pairedItem = { item }
  const keepsEmpty = options.includeEmptyCells === true
  if (options.headerRow === false)
    return [names, ...lines].map((cells) => ({
      json: { row: keepsEmpty ? cells : filled(Object.entries(cells)) },
      pairedItem,
    }))
  return lines.map((cells) => {
    if (cells.length !== names.length)
      throw new NodeFailure(
        `Invalid Record Length: columns length is ${names.length}, got ${cells.length} on line ${lines.indexOf(cells) + 2}`,
      )
    const pairs = names.map((name, index) => [name, cells[index]!] as const)
    return {
      json: keepsEmpty ? Object.fromEntries(pairs) : filled(pairs),
      pairedItem,
    }
  })
}

const filled = (cells: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(cells.filter(([, value]) => value !== ''))

function textIn({ binary }: Piece, field: string, options: Options, item: number): string {
  const file = binary?.[field]
  if (file === undefined)
    throw new NodeFailure(
      binary === undefined
        ? `This operation expects the node's input data to contain a binary file '${field}', but none was found [item ${item}]`
        : `The item has no binary field '${field}' [item ${item}]`,
    )
  const text = fromBase64(file.data, options.encoding)
  return options.stripBOM === false ? text : text.replace(/^\uFEFF/, '')
}
