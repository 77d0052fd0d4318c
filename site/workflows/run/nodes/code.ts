import type { CodeAnswer, CodeItem, CodeNode, CodeOutcome, CodeTask } from '../code/code-runner.ts'
import { NodeFailure, NotSimulated } from '../failure.ts'
import { LookupFailure } from '../lookup-failure.ts'
import { itemsOf } from '../moment.ts'
import { matching } from '../names/look-back.ts'
import type { Files, Paired, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { plain } from '../values/copy.ts'
import { isRecord } from '../values/path.ts'
import { asPieces, checkPiece } from '../values/returned.ts'

export const code: NodeProgram = {
  type: 'n8n-nodes-base.code',
  versions: [2],
  parameters: ['mode', 'language', 'jsCode', 'notice'],
  run: async (task) => {
    const language = task.param('language', 0, 'javaScript')
    if (language !== 'javaScript') throw new NotSimulated('value', language)
    if (task.code === undefined) throw new NotSimulated('code')
    const mode =
      task.param('mode', 0, 'runOnceForAllItems') === 'runOnceForAllItems' ? 'all' : 'each'
    const source = task.param('jsCode', 0, '')
    if (mode === 'each') refuseAll(source)
    const answer = await task.code.run(asTask(task, source, mode))
    return [mode === 'all' ? all(answer, task) : each(answer, task)]
  },
}

function asTask(task: NodeTask, source: string, mode: CodeTask['mode']): CodeTask {
  const { moment, items, node } = task
  const before = moment.sources[0]
  return {
    code: source,
    mode,
    items: items.map(asItem),
    zone: task.zone,
    now: task.now.getTime(),
    nodes: nodesFor(task, source),
    values: {
      $runIndex: moment.run,
      $prevNode: before && { name: before.node, outputIndex: before.output, runIndex: before.run },
      $workflow: { id: moment.flow.id ?? '', name: moment.flow.name, active: false },
      $execution: { id: '1', mode: 'test', resumeUrl: '', resumeFormUrl: '' },
      $mode: 'manual',
      $vars: {},
      $env: {},
      $nodeVersion: node.typeVersion,
      $nodeId: node.id,
    },
  }
}

const asItem = (piece: Piece): CodeItem => ({
  json: plain(piece.json),
  ...(piece.binary && { binary: piece.binary }),
  ...(piece.pairedItem !== undefined && { pairedItem: piece.pairedItem }),
})

/** The nodes that the code may look back on: those it names, or all if it may name any. */
function nodesFor(task: NodeTask, source: string): Readonly<Record<string, CodeNode>> {
  const { moment } = task
  const named = [...moment.wiring.nodes.keys()].filter((name) => isNamed(source, name))
  return Object.fromEntries(
    named.map((name) => [
      name,
      {
        output: moment.wiring.outputTowards(task.node.name, name) ?? 0,
        runs: moment.history
          .runsOf(name)
          .map(({ outputs }) => outputs.map((pieces) => pieces.map(asItem))),
        matching: itemsOf(moment).map((_, index) => found(task, index, name)),
        parameters: moment.wiring.nodes.get(name)!.parameters,
      },
    ]),
  )
}

const isNamed = (source: string, name: string): boolean =>
  source.includes(name) ||
  source.includes(JSON.stringify(name).slice(1, -1)) ||
  DYNAMIC.test(source)

const DYNAMIC = /\$\(\s*[^'"\s]|\$(?:node|items)\s*[[(]\s*[^'"\s)]/

function found(task: NodeTask, index: number, name: string): CodeNode['matching'][number] {
  try {
    return { item: asItem(matching(task.moment, index, name)) }
  } catch (error) {
    if (!(error instanceof LookupFailure)) throw error
    return { fails: error.message }
  }
}

function all(answer: CodeAnswer, task: NodeTask): readonly Piece[] {
  const value = valueOf(answer)
  if (value instanceof NodeFailure) {
    if (task.forgives) return [{ json: { error: value.message } }]
    throw value
  }
  return value === null ? [] : asPieces(value)
}

function valueOf(answer: CodeAnswer): unknown {
  if (answer.kind === 'refused') throw refusal(answer.what)
  if (answer.kind === 'failed') return new NodeFailure(answer.message)
  return answer.kind === 'value' ? answer.value : undefined
}

const refusal = (what: string) =>
  what === 'Math.random' ? new NotSimulated('random', what) : new NotSimulated('code', what)

function each(answer: CodeAnswer, task: NodeTask): readonly Piece[] {
  if (answer.kind === 'refused') throw refusal(answer.what)
  if (answer.kind !== 'each') throw new NodeFailure('Unknown error')
  return answer.values.flatMap((outcome, index) => {
    const piece = pieceOf(outcome, index, task)
    return piece ? [checkPiece(piece, index)] : []
  })
}

function pieceOf(outcome: CodeOutcome, index: number, task: NodeTask): Piece | undefined {
  const pairedItem: Paired = { item: index }
  if ('failed' in outcome) {
    if (!task.forgives) throw new NodeFailure(outcome.failed)
    return { json: { error: outcome.failed }, pairedItem }
  }
  const { value } = outcome
  if (!value) return undefined
  if (!isRecord(value)) return { json: value as Piece['json'], pairedItem }
  const json = 'json' in value ? value['json'] : 'binary' in value ? {} : value
  const binary = value['binary'] as Files | undefined
  return { json: json as Piece['json'], pairedItem, ...(binary && { binary }) }
}

/** Code for one item may not ask for all of them. */
function refuseAll(source: string): void {
  for (const [line, words] of source.split('\n').entries()) {
    const method = /\$input\.(first|last|all|itemMatching)/.exec(words)?.[1]
    if (method !== undefined && !words.trimStart().startsWith('//'))
      throw new NodeFailure(`Can't use .${method}() here [line ${line + 1}, for item 0]`)
  }
}
