import { NodeFailure } from '../failure.ts'
import type { Fields, Files, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { fieldNames, lastName } from '../values/fields.ts'
import { pathsOf } from '../values/path.ts'

interface Wanted {
  readonly fieldToAggregate?: string
  readonly outputFieldName?: string
  readonly renameField?: boolean
}

export const aggregate: NodeProgram = {
  type: 'n8n-nodes-base.aggregate',
  versions: [1],
  parameters: [
    'aggregate',
    'fieldsToAggregate',
    'destinationFieldName',
    'include',
    'fieldsToExclude',
    'fieldsToInclude',
    'options.disableDotNotation',
    'options.mergeLists',
    'options.keepMissing',
    'options.includeBinaries',
    'options.keepOnlyUnique',
  ],
  run: (task) => {
    const isByField =
      task.param('aggregate', 0, 'aggregateIndividualFields') === 'aggregateIndividualFields'
    const { json, from } = isByField ? byField(task) : whole(task)
    const piece: Piece = { json, pairedItem: from.map((item) => ({ item })) }
    if (!task.param('options.includeBinaries', 0, false)) return [[piece]]
    const binary = gathered(
      from.map((item) => task.items[item]!),
      task.param('options.keepOnlyUnique', 0, false),
    )
    return [[binary ? { ...piece, binary } : piece]]
  },
}

interface Gathered {
  readonly json: Fields
  /** The items it is made of. */
  readonly from: readonly number[]
}

function byField({ items, param }: NodeTask): Gathered {
  const hasDots = !param('options.disableDotNotation', 0, false)
  const paths = pathsOf(hasDots)
  const wanted = param<readonly Wanted[]>('fieldsToAggregate.fieldToAggregate', 0, [])
  if (wanted.length === 0) throw new NodeFailure('No fields specified')
  const used = new Set<string | undefined>()
  const lists = new Map<string, readonly unknown[]>()
  for (const { fieldToAggregate = '', outputFieldName, renameField } of wanted) {
    const target = renameField === true ? outputFieldName : fieldToAggregate
    if (used.has(target))
      throw new NodeFailure(`The '${target}' output field is used more than once`)
    used.add(target)
    if (fieldToAggregate === '') continue
    const own = hasDots ? lastName(fieldToAggregate) : fieldToAggregate
    lists.set(
      outputFieldName ? outputFieldName : own,
      items.flatMap(({ json }) => valuesOf(paths.read(json, fieldToAggregate), param)),
    )
  }
  let json: Fields = {}
  for (const [name, list] of lists) json = paths.write(json, name, list)
  return { json, from: items.map((_, item) => item) }
}

/** What a field adds to its list: nothing, itself, or all that it holds. */
function valuesOf(value: unknown, param: NodeTask['param']): readonly unknown[] {
  const keepsMissing = param('options.keepMissing', 0, false)
  if (!keepsMissing && (value === null || value === undefined)) return []
  if (!Array.isArray(value)) return [value]
  const list = keepsMissing ? (value as unknown[]) : value.filter((entry) => entry !== null)
  return param('options.mergeLists', 0, false) ? list : [list]
}

function whole({ items, param }: NodeTask): Gathered {
  const field = param('destinationFieldName', 0, 'data')
  const out = fieldNames(param('fieldsToExclude', 0, ''), 'Fields To Exclude')
  const within = fieldNames(param('fieldsToInclude', 0, ''), 'Fields To Include')
  if (out.length === 0 && within.length === 0)
    return { json: { [field]: items.map(({ json }) => json) }, from: items.map((_, item) => item) }
  const kept = items
    .map(({ json }, item) => ({
      item,
      json: Object.fromEntries(
        Object.entries(json).filter(
          ([name]) => !out.includes(name) && (within.length === 0 || within.includes(name)),
        ),
      ),
    }))
    .filter(({ json }) => Object.keys(json).length > 0)
  return { json: { [field]: kept.map(({ json }) => json) }, from: kept.map(({ item }) => item) }
}

/** All files of some items; a second one of the same name is counted. */
function gathered(pieces: readonly Piece[], onlyUnique: boolean): Files | undefined {
  const files: Record<string, Files[string]> = {}
  const kinds = new Set<string>()
  for (const { binary } of pieces)
    for (const [name, file] of Object.entries(binary ?? {})) {
      if (onlyUnique && kinds.has(file.mimeType)) continue
      kinds.add(file.mimeType)
      let free = name
      for (let count = 1; Object.hasOwn(files, free); count += 1) free = `${name}_${count}`
      files[free] = file
    }
  return Object.keys(files).length > 0 ? files : undefined
}
