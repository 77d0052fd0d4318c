import { NodeFailure } from '../failure.ts'
import { type Files, type Outputs, type Piece, pairsOf } from '../piece.ts'
import type { NodeTask } from '../program.ts'
import { type Clash, combine } from '../values/combine.ts'
import { sameness } from '../values/fuzzy.ts'
import { pathsOf } from '../values/path.ts'

interface Pairing {
  readonly field1: string
  readonly field2: string
}

interface Options {
  readonly fuzzyCompare?: boolean
  readonly disableDotNotation?: boolean
  readonly multipleMatches?: 'all' | 'first'
}

/** Joins two inputs where their fields agree, as tables are joined. */
export function mergeByFields(
  task: NodeTask,
  left: readonly Piece[],
  right: readonly Piece[],
): Outputs {
  const fields = fieldsOf(task)
  const mode = task.param('joinMode', 0, 'keepMatches')
  // Other modes do not ask, and n8n drops an answer to what was not asked.
  const asks = mode === 'keepMatches' || mode === 'keepNonMatches'
  const from = asks ? task.param('outputDataFrom', 0, 'both') : 'both'
  if (left.length === 0 || right.length === 0) return withOneEmpty(mode, from, left, right)
  const clash = task.param<Clash>('options.clashHandling.values', 0, {})
  const options = task.param<Options>('options', 0, {})
  const found = match(left, right, fields, mode === 'keepNonMatches' ? withAll(options) : options)
  const marked = (pieces: readonly Piece[], suffix: string) =>
    clash.resolveClash === 'addSuffix' ? pieces.map((piece) => withSuffix(piece, suffix)) : pieces
  switch (mode) {
    case 'keepNonMatches':
      if (from !== 'both') return [from === 'input1' ? found.left : found.right]
      return [[...sourced(found.left, 'input1'), ...sourced(found.right, 'input2')]]
    case 'enrichInput1':
      return [[...joined(found.pairs, clash, mode), ...marked(found.left, '1')]]
    case 'enrichInput2':
      return [[...joined(found.pairs, clash, mode), ...marked(found.right, '2')]]
    default: {
      const both =
        from === 'input1'
          ? [...new Set(found.pairs.map(([piece]) => piece))]
          : from === 'input2'
            ? found.matchedRight
            : joined(found.pairs, clash, mode)
      return mode === 'keepEverything'
        ? [[...both, ...marked(found.left, '1'), ...marked(found.right, '2')]]
        : [both]
    }
  }
}

function fieldsOf(task: NodeTask): readonly Pairing[] {
  const fields = task.param('advanced', 0, false)
    ? task.param<readonly Pairing[]>('mergeByFields.values', 0, [])
    : task
        .param('fieldsToMatchString', 0, '')
        .split(',')
        .map((name) => ({ field1: name.trim(), field2: name.trim() }))
  for (const [index, { field1, field2 }] of fields.entries())
    if (field1 === '' || field2 === '')
      throw new NodeFailure(
        fields.length === 1 && field1 === field2
          ? 'You need to define at least one pair of fields in "Fields to Match" to match on'
          : `You need to define both fields in "Fields to Match" for pair ${index + 1},\n\t\t\t\t field 1 = '${field1}'\n\t\t\t\t field 2 = '${field2}'`,
      )
  return fields
}

function withOneEmpty(
  mode: string,
  from: string,
  left: readonly Piece[],
  right: readonly Piece[],
): Outputs {
  if (mode === 'keepNonMatches')
    if ((left.length === 0 && from === 'input1') || (right.length === 0 && from === 'input2'))
      return [[]]
  const isOver =
    mode === 'keepMatches' ||
    (mode === 'enrichInput1' && left.length === 0) ||
    (mode === 'enrichInput2' && right.length === 0)
  return isOver ? [] : [[...left, ...right]]
}

const withAll = (options: Options): Options => ({ ...options, multipleMatches: 'all' })

interface Found {
  readonly pairs: readonly (readonly [Piece, Piece])[]
  readonly matchedRight: readonly Piece[]
  readonly left: readonly Piece[]
  readonly right: readonly Piece[]
}

function match(
  left: readonly Piece[],
  right: readonly Piece[],
  fields: readonly Pairing[],
  options: Options,
): Found {
  const isSame = sameness(options.fuzzyCompare === true)
  const { read } = pathsOf(options.disableDotNotation !== true)
  const pairs: (readonly [Piece, Piece])[] = []
  const alone: Piece[] = []
  const matched = new Set<Piece>()
  for (const one of left) {
    const wanted = fields.map(({ field1 }) => read(one.json, field1))
    const others = wanted.includes(undefined)
      ? []
      : right.filter((other) =>
          fields.every(({ field2 }, index) => isSame(wanted[index], read(other.json, field2))),
        )
    const kept = options.multipleMatches === 'first' ? others.slice(0, 1) : others
    if (kept.length === 0) alone.push(one)
    for (const other of kept) {
      pairs.push([one, other])
      matched.add(other)
    }
  }
  return {
    pairs,
    matchedRight: right.filter((piece) => matched.has(piece)),
    left: alone,
    right: right.filter((piece) => !matched.has(piece)),
  }
}

function joined(pairs: Found['pairs'], clash: Clash, mode: string): readonly Piece[] {
  const resolve = clash.resolveClash ?? (mode === 'enrichInput2' ? 'preferInput1' : 'preferLast')
  const isMarked = resolve === 'addSuffix'
  return pairs.map(([one, other]) => {
    const left = isMarked ? withSuffix(one, '1') : one
    const right = isMarked ? withSuffix(other, '2') : other
    const order = resolve === 'preferInput1' ? [right, left] : [left, right]
    return {
      json: combine(
        clash,
        order.map(({ json }) => json),
      ),
      binary: Object.assign({}, ...order.map(({ binary }) => binary ?? {})) as Files,
      pairedItem: order.flatMap(({ pairedItem }) => pairsOf(pairedItem)),
    }
  })
}

const withSuffix = (piece: Piece, suffix: string): Piece => ({
  ...piece,
  json: Object.fromEntries(
    Object.entries(piece.json).map(([key, value]) => [`${key}_${suffix}`, value]),
  ),
})

const sourced = (pieces: readonly Piece[], source: string): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, json: { ...piece.json, _source: source } }))
