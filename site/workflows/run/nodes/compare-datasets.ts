import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Fields, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { sameness } from '../values/fuzzy.ts'
import { pathsOf } from '../values/path.ts'

interface Pairing {
  readonly field1: string
  readonly field2: string
}

interface Options {
  readonly disableDotNotation?: boolean
  readonly multipleMatches?: 'first' | 'all'
  readonly skipFields?: string
}

type Same = (one: unknown, other: unknown) => boolean

export const compareDatasets: NodeProgram = {
  type: 'n8n-nodes-base.compareDatasets',
  versions: [2.3],
  parameters: [
    'infoBox',
    'mergeByFields',
    'resolve',
    'fuzzyCompare',
    'options.disableDotNotation',
    'options.multipleMatches',
    'options.skipFields',
  ],
  outputs: () => 4,
  run: (task) => {
    const fields = task.param<readonly Pairing[]>('mergeByFields.values', 0, [])
    if (fields.some(({ field1, field2 }) => field1 === '' || field2 === ''))
      throw new NodeFailure('You need to define both fields in "Fields to Match"')
    const resolve = task.param('resolve', 0, 'includeBoth')
    if (resolve === 'mix') throw new NotSimulated('value', resolve)
    return compare(task, fields, resolve, sameness(task.param('fuzzyCompare', 0, false), 2))
  },
}

const filled = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ json }) => Object.keys(json).length > 0)

function compare(task: NodeTask, fields: readonly Pairing[], resolve: string, isSame: Same) {
  const options = task.param<Options>('options', 0, {})
  const { read } = pathsOf(options.disableDotNotation !== true)
  const skipped = (options.skipFields ?? '').split(',').map((name) => name.trim())
  const right = filled(task.input(1))
  const [onlyLeft, same, different]: [Piece[], Piece[], Piece[]] = [[], [], []]
  const matched = new Set<Piece>()
  for (const piece of filled(task.input(0))) {
    const wanted = fields.map(({ field1 }) => read(piece.json, field1))
    const all = wanted.includes(undefined)
      ? []
      : right.filter((other) =>
          fields.every(({ field2 }, at) => isSame(wanted[at], read(other.json, field2))),
        )
    const others = options.multipleMatches === 'all' ? all : all.slice(0, 1)
    if (others.length === 0) onlyLeft.push(piece)
    for (const other of others) matched.add(other)
    const [isFuzzy, prefersRight] = [
      task.param('fuzzyCompare', 0, false),
      resolve === 'preferInput2',
    ]
    const twins = others.filter((other) => areSame(piece, other, skipped, isSame, isFuzzy))
    if (twins.length > 0) same.push(isFuzzy && prefersRight ? twins[0]! : piece)
    for (const other of others)
      if (!twins.includes(other))
        different.push(difference(piece, other, fields, skipped, resolve, isSame, isFuzzy))
  }
  return [onlyLeft, same, different, right.filter((piece) => !matched.has(piece))]
}

function areSame(
  one: Piece,
  other: Piece,
  skipped: readonly string[],
  isSame: Same,
  isFuzzy: boolean,
): boolean {
  const [left, right] = [one, other].map(({ json }) => without(json, skipped)) as [Fields, Fields]
  return isFuzzy
    ? Object.keys(left).every((key) => isSame(left[key], right[key]))
    : isSame(left, right)
}

const without = (json: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)))

function difference(
  one: Piece,
  other: Piece,
  fields: readonly Pairing[],
  skipped: readonly string[],
  resolve: string,
  isSame: Same,
  isFuzzy: boolean,
): Piece {
  if (resolve === 'preferInput1') return one
  if (resolve === 'preferInput2') return other
  const keys: Fields = {}
  for (const { field1 } of fields) keys[field1] = one.json[field1]
  const names = new Set([...Object.keys(one.json), ...Object.keys(other.json)])
  const isShared = (name: string) =>
    isFuzzy || (Object.hasOwn(one.json, name) && Object.hasOwn(other.json, name))
  const [same, different, left]: [Fields, Fields, Fields] = [{}, {}, {}]
  for (const name of names)
    if (isShared(name) && isSame(one.json[name], other.json[name])) same[name] = one.json[name]
    else {
      const both = { inputA: one.json[name] ?? null, inputB: other.json[name] ?? null }
      if (skipped.includes(name)) left[name] = both
      else different[name] = both
    }
  const json: Fields = { keys, same, different }
  if (Object.keys(left).length > 0) json['skipped'] = left
  return { json, pairedItem: [one, other].flatMap(({ pairedItem }) => pairedItem ?? []) as never }
}
