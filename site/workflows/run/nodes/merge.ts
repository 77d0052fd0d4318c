import { NodeFailure, NotSimulated } from '../failure.ts'
import { type Files, type Outputs, type Pair, type Piece, pairsOf } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { type Clash, combine } from '../values/combine.ts'
import { mergeByFields } from './merge-by-fields.ts'

export const merge: NodeProgram = {
  type: 'n8n-nodes-base.merge',
  versions: [3, 3.1, 3.2],
  parameters: [
    'mode',
    'combineBy',
    'numberInputs',
    'advanced',
    'fieldsToMatchString',
    'mergeByFields',
    'joinMode',
    'outputDataFrom',
    'chooseBranchMode',
    'output',
    'useDataOfInput',
    'options.clashHandling',
    'options.fuzzyCompare',
    'options.disableDotNotation',
    'options.multipleMatches',
    'options.includeUnpaired',
  ],
  run: (task) => {
    const mode = task.param('mode', 0, 'append')
    if (mode === 'append') return [inputsOf(task).flat()]
    if (mode === 'chooseBranch') return [chosen(task)]
    if (mode !== 'combine') throw new NotSimulated('value', mode)
    const by = task.param('combineBy', 0, 'combineByFields')
    if (by === 'combineByFields') return mergeByFields(task, task.input(0), task.input(1))
    return by === 'combineByPosition' ? byPosition(task) : everyPair(task)
  },
}

const inputsOf = (task: NodeTask): readonly (readonly Piece[])[] =>
  Array.from({ length: task.param('numberInputs', 0, 2) }, (_, input) => task.input(input))

function chosen(task: NodeTask): readonly Piece[] {
  if (task.param('output', 0, 'specifiedInput') === 'empty')
    return [{ json: {}, pairedItem: [0, 1].flatMap((at) => task.input(at).flatMap(originsOf)) }]
  const number = task.param('useDataOfInput', 0, 1)
  const inputs = inputsOf(task)
  if (number > inputs.length) throw new NodeFailure(`Input ${number} doesn't exist`)
  return inputs[number - 1] ?? []
}

const clashOf = (task: NodeTask): Clash => task.param('options.clashHandling.values', 0, {})

function byPosition(task: NodeTask): Outputs {
  const clash = clashOf(task)
  const plain = inputsOf(task)
  const { resolveClash = '' } = clash
  const first = resolveClash.includes('preferInput')
    ? Number(resolveClash.replace('preferInput', '')) - 1
    : plain.length - 1
  const preferred = plain[first]!
  const inputs =
    clash.resolveClash === 'addSuffix'
      ? plain.map((pieces, input) => pieces.map((piece) => suffixed(piece, String(input + 1))))
      : plain
  const counts = inputs.map((pieces) => pieces.length)
  const count = task.param('options.includeUnpaired', 0, false)
    ? Math.max(...counts)
    : Math.min(...counts)
  return [
    Array.from({ length: count }, (_, row) => {
      const pieces = [...inputs.map((input) => input[row]), preferred[row]]
      return {
        json: combine(
          clash,
          pieces.map((piece) => piece?.json ?? {}),
        ),
        binary: allFiles(pieces),
        pairedItem: pieces.flatMap((piece) => (piece ? originsOf(piece) : [])),
      }
    }),
  ]
}

function everyPair(task: NodeTask): Outputs {
  const clash = clashOf(task)
  const inputs = [task.input(0), task.input(1)]
  const ordered = clash.resolveClash === 'preferInput1' ? inputs.toReversed() : inputs
  const [left = [], right = []] =
    clash.resolveClash === 'addSuffix'
      ? ordered.map((pieces, input) => pieces.map((piece) => suffixed(piece, String(input + 1))))
      : ordered
  return [
    left.flatMap((one) =>
      right.map((other) => ({
        json: combine(clash, [one.json, other.json]),
        binary: allFiles([one, other]),
        pairedItem: [...originsOf(one), ...originsOf(other)],
      })),
    ),
  ]
}

const suffixed = (piece: Piece, suffix: string): Piece => ({
  ...piece,
  json: Object.fromEntries(
    Object.entries(piece.json).map(([key, value]) => [`${key}_${suffix}`, value]),
  ),
})

const allFiles = (pieces: readonly (Piece | undefined)[]): Files =>
  Object.assign({}, ...pieces.map((piece) => piece?.binary ?? {})) as Files

const originsOf = (piece: Piece): readonly Pair[] => pairsOf(piece.pairedItem)
