import type { FlowNode, JsonObject } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import { askedBy } from './asked.ts'
import { failsWhole } from './fails-whole.ts'
import { messageOf, NodeFailure, NotSimulated } from './failure.ts'
import { givenFor, givenPieces } from './given.ts'
import { splitErrors } from './error-output.ts'
import { itemsOf, type Moment } from './moment.ts'
import { PROGRAMS } from './nodes/index.ts'
import type { Fields, Outputs, Piece } from './piece.ts'
import type { NodeProgram, NodeTask } from './program.ts'
import type { RunError, SimulateOptions } from './run.ts'
import { isTrigger } from './start.ts'
import { checkNode, taskOf } from './task.ts'

export interface World {
  readonly given: ReadonlyMap<string, Given>
  readonly language: 'fr' | 'en'
  readonly code: SimulateOptions['code']
  readonly memory: Fields
  /** How often each model was called. */
  readonly calls: Map<string, number>
  readonly wait: (milliseconds: number) => void
}

export interface Outcome {
  /** Nothing if the run is to end here. */
  readonly outputs: Outputs | null
  readonly error?: RunError
  readonly asked?: readonly JsonObject[]
}

/** Runs a node once, with as many tries as it has, and makes of a failure what it is set to. */
export async function attempt(moment: Moment, isStart: boolean, world: World): Promise<Outcome> {
  const { node, inputs } = moment
  if (node.disabled === true) return { outputs: inputs[0] ? [inputs[0]] : null }
  if (itemsOf(moment).length === 0) return { outputs: null }
  const given = world.given.get(node.name)
  const task = taskOf(moment, {
    memory: world.memory,
    code: world.code,
    wait: world.wait,
    given: (name) => world.given.get(name),
    answer: (part) => answerOf(world, part),
  })
  const program = PROGRAMS.get(node.type)
  const isReplaced = given !== undefined && !('says' in givenFor(given, moment.run))
  const asked: JsonObject[] = []
  const run = isReplaced
    ? () => {
        if (!isStart && asked.length === 0) asked.push(...askedBy(task))
        return replaced(given, task)
      }
    : isStart && isTrigger(node)
      ? () => [[{ json: {} }]]
      : programmed(program, task)
  const outcome = await tries(node, run, world.wait)
  const question = isReplaced && !isStart ? { asked } : {}
  if ('failure' in outcome) return { ...failed(outcome.failure, moment), ...question }
  const count = program?.outputs?.(node) ?? 1
  const outputs =
    node.onError === 'continueErrorOutput' && outcome.outputs !== null
      ? splitErrors(outcome.outputs, isReplaced ? 1 : count, moment)
      : outcome.outputs
  return { outputs, ...question }
}

type Result = Outputs | null

function programmed(program: NodeProgram | undefined, task: NodeTask) {
  if (program === undefined) throw new NotSimulated('type', task.node.type)
  checkNode(task.node, program)
  return () => program.run(task)
}

/** What a service would have answered: each item says which one that came in it belongs to. */
function replaced(given: Given, task: NodeTask): Outputs {
  try {
    const pieces = givenPieces(given, task.moment.run)
    const came = task.items.length
    return [
      pieces.map((piece, index) => {
        if (came === 1 || pieces.length === 1) return { ...piece, pairedItem: { item: 0 } }
        return came === pieces.length ? { ...piece, pairedItem: { item: index } } : piece
      }),
    ]
  } catch (error) {
    const said = givenFor(given, task.moment.run)
    const isByItem = task.forgives && !failsWhole(task.node.type, said)
    if (!(error instanceof NodeFailure) || !isByItem) throw error
    return [task.items.map((_, item) => ({ json: { error: error.message }, pairedItem: { item } }))]
  }
}

async function tries(
  node: FlowNode,
  run: () => Result | Promise<Result>,
  wait: World['wait'],
): Promise<{ outputs: Result } | { failure: unknown }> {
  const most = node.retryOnFail === true ? Math.min(5, Math.max(2, node.maxTries ?? 3)) : 1
  const pause = Math.min(5_000, Math.max(0, node.waitBetweenTries ?? 1_000))
  let last: { outputs: Result } | { failure: unknown } = { outputs: null }
  for (let count = 1; count <= most; count += 1) {
    if (count > 1) wait(pause)
    try {
      last = { outputs: await run() }
      if (!hasFailed(last.outputs)) return last
    } catch (failure) {
      if (failure instanceof NotSimulated) throw failure
      last = { failure }
    }
  }
  return last
}

/** A first item that says it is an error counts as a failed try. */
function hasFailed(outputs: Result): boolean {
  const error = outputs?.[0]?.[0]?.json['error']
  return error !== undefined && error !== null && error !== false
}

function failed(failure: unknown, { node, inputs }: Moment): Outcome {
  const description = failure instanceof NodeFailure ? failure.description : undefined
  const error = { message: messageOf(failure), ...(description !== undefined && { description }) }
  const goesOn = node.onError !== undefined && node.onError !== 'stopWorkflow'
  const pieces: readonly Piece[] = inputs[0] ?? []
  return { outputs: goesOn ? [pieces] : null, error }
}

/** What n8n says of a provider that refuses; the provider's own words come second. */
const REFUSED = 'Bad request - please check your parameters'

function answerOf({ given, calls, language }: World, part: string): string | undefined {
  const own = given.get(part)
  const call = calls.get(part) ?? 0
  calls.set(part, call + 1)
  const said = own && givenFor(own, call)
  if (said === undefined || !('says' in said)) {
    if (said !== undefined && 'fails' in said) throw new NodeFailure(REFUSED, said.fails)
    return undefined
  }
  const words = said.says[Math.min(call, said.says.length - 1)]
  return typeof words === 'object' ? words[language] : words
}
