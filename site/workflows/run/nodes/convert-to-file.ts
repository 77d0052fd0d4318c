import { NodeFailure, NotSimulated } from '../failure.ts'
import { forgiving } from '../forgiving.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { toBase64 } from '../values/bytes.ts'
import { type CsvOut, writeCsv } from '../values/csv.ts'
import { isRecord, read } from '../values/path.ts'
import { jsonText } from '../values/text.ts'

interface Options extends CsvOut {
  readonly fileName?: string
  readonly format?: boolean
  readonly addBOM?: boolean
}

export const convertToFile: NodeProgram = {
  type: 'n8n-nodes-base.convertToFile',
  versions: [1, 1.1],
  parameters: [
    'operation',
    'mode',
    'sourceProperty',
    'binaryPropertyName',
    'options.fileName',
    'options.format',
    'options.addBOM',
    'options.delimiter',
    'options.headerRow',
  ],
  run: (task) => {
    switch (task.param('operation', 0, 'csv')) {
      case 'csv':
        return [[table(task)]]
      case 'toText':
        return [forgiving(task, (piece, item) => [textFile(task, piece, item)])]
      case 'toJson':
        return task.param('mode', 0, 'once') === 'once'
          ? [
              [
                jsonFile(
                  task,
                  task.items.map(({ json }) => json),
                  0,
                  everyOne(task),
                ),
              ],
            ]
          : [forgiving(task, ({ json }, item) => [jsonFile(task, json, item, { item })])]
      default:
        throw new NotSimulated('value', task.param('operation', 0, 'csv'))
    }
  },
}

const everyOne = (task: NodeTask) => task.items.map((_, item) => ({ item }))

function table(task: NodeTask): Piece {
  const options = task.param<Options>('options', 0, {})
  const rows = task.items.map(({ json }) => flat(json))
  return fileFor(task, 0, everyOne(task), {
    mimeType: 'text/csv',
    fileName: options.fileName ?? 'File.csv',
    data: toBase64(`\uFEFF${writeCsv(rows, options)}`),
  })
}

/** Objects within a row become columns of their own. */
const flat = (value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] =>
      isRecord(entry)
        ? Object.entries(flat(entry)).map(([inner, leaf]) => [`${key}.${inner}`, leaf])
        : [[key, entry]],
    ),
  )

function textFile(task: NodeTask, { json }: Piece, item: number): Piece {
  const options = task.param<Options>('options', item, {})
  const source = task.param('sourceProperty', item, '')
  const value = source === '' ? json : read(json, source)
  if (value === undefined) throw new NodeFailure(`The value in "${source}" is not set`)
  return fileFor(
    task,
    item,
    { item },
    {
      mimeType: isRecord(value) ? 'application/json' : 'text/plain',
      fileName: options.fileName || 'file.txt',
      data: toBase64(`${options.addBOM === true ? '\uFEFF' : ''}${jsonText(value)}`),
    },
  )
}

function jsonFile(
  task: NodeTask,
  value: unknown,
  item: number,
  pairedItem: NonNullable<Piece['pairedItem']>,
): Piece {
  const options = task.param<Options>('options', item, {})
  const text = JSON.stringify(value, null, options.format === true ? 2 : 0)
  return fileFor(task, item, pairedItem, {
    mimeType: 'application/json',
    fileName: options.fileName || 'file.json',
    data: toBase64(`${options.addBOM === true ? '\uFEFF' : ''}${text}`),
  })
}

const fileFor = (
  task: NodeTask,
  item: number,
  pairedItem: NonNullable<Piece['pairedItem']>,
  file: NonNullable<Piece['binary']>[string],
): Piece => ({
  json: {},
  binary: { [task.param('binaryPropertyName', item, 'data')]: file },
  pairedItem,
})
