import type { FlowNode, Json } from '../flow/flow.ts'
import { type Names, resolve, standardNames } from './expression/index.ts'
import { NotSimulated } from './failure.ts'
import { itemsOf, type Moment } from './moment.ts'
import { namesFor } from './names/node-names.ts'
import type { Piece } from './piece.ts'
import type { NodeProgram, NodeTask, Widened } from './program.ts'
import { textOf } from './values/text.ts'
import { isPlain, read } from './values/path.ts'

type World = Pick<NodeTask, 'memory' | 'code' | 'wait' | 'answer' | 'given'>

/** Hands a run of a node what it needs. */
export function taskOf(moment: Moment, world: World): NodeTask {
  const { node, inputs } = moment
  const first = <Value>(list: readonly Value[]) =>
    node.executeOnce === true ? list.slice(0, 1) : list
  const standard = standardNames({ now: moment.now, zone: moment.zone })
  const names = new Map<number, Names>()
  const namesOf = (item: number) => {
    const known = names.get(item) ?? namesFor(moment, item, standard)
    names.set(item, known)
    return known
  }
  return {
    ...world,
    node,
    moment,
    items: first(inputs[0] ?? itemsOf(moment)),
    input: (index) => first<Piece>(inputs[index] ?? []),
    inputCount: inputs.length,
    forgives: node.onError !== undefined && node.onError !== 'stopWorkflow',
    zone: moment.zone,
    now: moment.now,
    param: <Value>(path: string, item: number, otherwise: Value) => {
      const value = read(node.parameters, path) as Json | undefined
      return (
        value === undefined ? otherwise : settle(resolve(value, namesOf(item)))
      ) as Widened<Value>
    },
    raw: (path) => read(node.parameters, path) as Json | undefined,
    evaluate: (template, item) => resolve(`=${template}`, namesOf(item)),
  }
}

/** Refuses what a program does not know, by name, so that nothing is silently left out. */
export function checkNode(node: FlowNode, program: NodeProgram): void {
  if (!program.versions.includes(node.typeVersion))
    throw new NotSimulated('version', String(node.typeVersion))
  for (const [name, value] of Object.entries(node.parameters)) {
    if (program.parameters.includes(name)) continue
    const within = program.parameters.some((known) => known.startsWith(`${name}.`))
    if (!within || !isPlain(value)) throw new NotSimulated('parameter', name)
    for (const key of Object.keys(value))
      if (!program.parameters.includes(`${name}.${key}`))
        throw new NotSimulated('parameter', `${name}.${key}`)
  }
}

/** Dates within a parameter are text to a node, one that is a parameter of its own is not. */
function settle(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => settleWithin(entry))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, settleWithin(entry)]))
}

const settleWithin = (value: unknown): unknown =>
  isDateTime(value) ? textOf(value) : settle(value)

const isDateTime = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'isLuxonDateTime' in value
