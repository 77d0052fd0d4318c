import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { same } from '../values/copy.ts'
import { fieldNames } from '../values/fields.ts'
import { isRecord, type Paths, pathsOf } from '../values/path.ts'

export const removeDuplicates: NodeProgram = {
  type: 'n8n-nodes-base.removeDuplicates',
  versions: [1.1, 2],
  parameters: [
    'operation',
    'compare',
    'fieldsToExclude',
    'fieldsToCompare',
    'options.disableDotNotation',
    'options.removeOtherFields',
    'logic',
    'dedupeValue',
    'options.scope',
    'options.historySize',
  ],
  run: (task) => {
    const operation = task.param('operation', 0, 'removeDuplicateInputItems')
    if (operation === 'removeItemsSeenInPreviousExecutions') return [unseen(task)]
    if (operation !== 'removeDuplicateInputItems') throw new NotSimulated('value', operation)
    const hasDots = !task.param('options.disableDotNotation', 0, false)
    const paths = pathsOf(hasDots)
    const keys = keysFor(task, hasDots)
    check(task, keys, paths)
    const kept = task.items.filter((piece, index) => {
      const twin = (other: Piece) =>
        keys.every((key) => same(paths.read(piece.json, key), paths.read(other.json, key)))
      return !task.items.slice(0, index).some(twin)
    })
    if (!task.param('options.removeOtherFields', 0, false)) return [kept]
    return [kept.map(({ json }, item) => ({ json: pick(json, keys, paths), pairedItem: { item } }))]
  },
}

/** A run here has none before it: all are new, those of one value side by side. */
function unseen(task: NodeTask): readonly Piece[] {
  const logic = task.param('logic', 0, BY_VALUE)
  if (logic !== BY_VALUE) throw new NotSimulated('value', logic)
  const most = task.param('options.historySize', 0, 10_000)
  if (task.items.length > most)
    throw new NodeFailure(
      'The number of items to be processed exceeds the maximum history size. Please increase the history size or reduce the number of items to be processed.',
    )
  const byValue: Record<string, Piece[]> = {}
  for (const [index, piece] of task.items.entries())
    (byValue[task.param('dedupeValue', index, '')] ??= []).push(piece)
  return Object.values(byValue).flat()
}
const BY_VALUE = 'removeItemsWithAlreadySeenKeyValues'

function keysFor(task: NodeTask, hasDots: boolean): readonly string[] {
  const compare = task.param('compare', 0, 'allFields')
  if (compare === 'selectedFields') {
    const keys = fieldNames(task.param('fieldsToCompare', 0, ''), 'Fields To Compare')
    if (keys.length === 0)
      throw new NodeFailure('No fields specified. Please add a field to compare on')
    return keys
  }
  const keysIn = ({ json }: Piece) => (hasDots ? leaves(json) : Object.keys(json))
  if (compare === 'allFields') return [...new Set(task.items.flatMap(keysIn))]
  const out = fieldNames(task.param('fieldsToExclude', 0, ''), 'Fields To Exclude')
  if (out.length === 0)
    throw new NodeFailure('No fields specified. Please add a field to exclude from comparison')
  const pieces = hasDots ? task.items.slice(0, 1) : task.items
  return [...new Set(pieces.flatMap(keysIn))].filter((key) => !out.includes(key))
}

/** Paths of all that is not an object or a list itself. */
const leaves = (value: Fields): readonly string[] =>
  Object.entries(value).flatMap(([key, entry]) =>
    isRecord(entry) ? leaves(entry).map((inner) => `${key}.${inner}`) : [key],
  )

function check({ items }: NodeTask, keys: readonly string[], { read }: Paths): void {
  for (const key of keys) {
    const values = items.map(({ json }) => read(json, key)).filter((value) => value !== null)
    if (values.includes(undefined))
      throw new NodeFailure(`'${key}' field is missing from some input items`)
    if (new Set(values.map((value) => typeof value)).size > 1)
      throw new NodeFailure(`'${key}' isn't always the same type`)
  }
}

function pick(json: Fields, keys: readonly string[], { read, write }: Paths): Fields {
  let picked: Fields = {}
  for (const key of keys) {
    const value = read(json, key)
    if (value !== undefined) picked = write(picked, key, value)
  }
  return picked
}
