import { messageOf, NodeFailure, NotSimulated } from '../failure.ts'
import { type Fields, type Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { plain } from '../values/copy.ts'
import { fieldNames, lastName } from '../values/fields.ts'
import { isRecord, pathsOf } from '../values/path.ts'
import { jsonText } from '../values/text.ts'
import { asType, described, loose, parse } from '../values/typed.ts'

interface Options {
  readonly dotNotation?: boolean
  readonly ignoreConversionErrors?: boolean
  readonly stripBinary?: boolean
}

interface Assignment {
  readonly name: string
  readonly type?: string
  readonly value?: unknown
}

export const set: NodeProgram = {
  type: 'n8n-nodes-base.set',
  versions: [3.3, 3.4, 3.5],
  parameters: [
    'mode',
    'assignments',
    'jsonOutput',
    'includeOtherFields',
    'include',
    'includeFields',
    'excludeFields',
    'options.dotNotation',
    'options.ignoreConversionErrors',
    'options.stripBinary',
  ],
  run: (task) => [
    task.items.map((piece, index): Piece => {
      try {
        return fill(task, piece, index)
      } catch (error) {
        if (error instanceof NotSimulated || !task.forgives) throw error
        return { json: { error: messageOf(error) }, pairedItem: { item: index } }
      }
    }),
  ],
}

function fill(task: NodeTask, piece: Piece, index: number): Piece {
  const options = task.param<Options>('options', index, {})
  const isKept = task.param('includeOtherFields', index, false)
  const paths = pathsOf(options.dotNotation !== false)
  const fields =
    task.param('mode', 0, 'manual') === 'raw'
      ? written(task, index)
      : assigned(task, index, options)
  let json = isKept ? kept(task, piece, index, options) : {}
  for (const [name, value] of fields) json = paths.write(json, name, value)
  const hasFiles = isKept && piece.binary !== undefined && keepsFiles(task, options)
  return {
    json,
    pairedItem: { item: index },
    ...(hasFiles ? { binary: { ...piece.binary } } : {}),
  }
}

/** Since 3.4 files stay unless they are taken away; before, unless they are asked for. */
const keepsFiles = (task: NodeTask, options: Options): boolean =>
  task.node.typeVersion >= 3.4 && options.stripBinary !== true

function kept(task: NodeTask, piece: Piece, index: number, options: Options): Fields {
  const hasDots = options.dotNotation !== false
  const paths = pathsOf(hasDots)
  const include = task.param('include', index, 'all')
  if (include === 'selected') {
    let json: Fields = {}
    for (const name of fieldNames(task.param('includeFields', index, '')))
      json = paths.write(json, hasDots ? lastName(name) : name, paths.read(piece.json, name))
    return json
  }
  let json = plain(piece.json)
  if (include === 'except')
    for (const name of fieldNames(task.param('excludeFields', index, '')))
      json = paths.erase(json, name)
  return json
}

function assigned(task: NodeTask, index: number, options: Options): readonly [string, unknown][] {
  const { assignments = [] } = task.param<{ readonly assignments?: readonly Assignment[] }>(
    'assignments',
    index,
    {},
  )
  return [
    ...new Map(
      assignments.map((assignment) => [assignment.name, valueOf(assignment, task, index, options)]),
    ),
  ]
}

function valueOf(
  { name, type = 'string', value }: Assignment,
  task: NodeTask,
  index: number,
  options: Options,
): unknown {
  if (type === 'binary') throw new NotSimulated('value', 'binary')
  if (value === undefined || value === null) return null
  try {
    const typed =
      asType(name, type === 'string' ? jsonText(value) : value, type, { zone: task.zone }) ?? null
    return task.node.typeVersion >= 3.5 ? plain(typed) : typed
  } catch (error) {
    if (options.ignoreConversionErrors === true) return value
    if (!(error instanceof NodeFailure)) throw error
    throw new NodeFailure(
      `'${name}' expects a ${type} but we got ${described(value)} [item ${index}]`,
    )
  }
}

/** Fields written as JSON: a text with values in it, or one value that is an object. */
function written(task: NodeTask, index: number): readonly [string, unknown][] {
  const raw = task.raw('jsonOutput')
  const source =
    typeof raw === 'string' && raw.startsWith('=')
      ? withValues(task, raw.replace(/^=+/, ''), index)
      : (raw ?? '{}')
  const value = typeof source === 'string' ? (parse(source) ?? parse(loose(source))) : source
  if (value === undefined && /^\s*[{[]/.test(jsonText(source)))
    throw new NodeFailure(`The 'JSON Output' in item ${index} contains invalid JSON`)
  if (!isRecord(value) || Array.isArray(value))
    throw new NodeFailure(`The 'JSON Output' in item ${index} does not contain a valid JSON object`)
  return Object.entries(value)
}

/** Each expression is put into the text by itself: an object as JSON, all else as it reads. */
const withValues = (task: NodeTask, text: string, index: number): string =>
  text.replaceAll(/\{\{[\s\S]*?\}\}/g, (template) => {
    const value = task.evaluate(template, index)
    return isRecord(value) ? JSON.stringify(value) : String(value)
  })
