/** What n8n did in a run, as the judge looks at it. */
import type { Flow, FlowNode, Item, JsonObject } from '../../site/workflows/flow/flow.ts'
import { factOf, outputsOf } from '../../site/workflows/nodes/index.ts'

/** As `inside/hooks` writes it. */
export interface RawRun {
  readonly runData?: Readonly<Record<string, readonly RawTask[]>>
  readonly asked: readonly Note[]
  readonly error?: RunFailure
}

interface RawTask {
  readonly executionIndex?: number
  readonly data?: Readonly<Record<string, readonly (readonly Item[] | null)[]>>
  readonly error?: { readonly message: string; readonly description?: string | null }
  readonly executionStatus?: string
}

export interface RunFailure {
  readonly message: string
  readonly description?: string | null
  readonly node?: string
}

/** What a stand-in saw in one run. */
export interface Note {
  readonly node: string
  readonly run: number
  readonly beside: boolean
  readonly asked: readonly Asked[]
}

interface Asked {
  /** Parameters by node: its own, and those of the parts it uses. */
  readonly values?: Readonly<Record<string, JsonObject>>
  readonly error?: string
  readonly pieces: readonly (readonly [path: string, piece: string, gave: boolean])[]
}

export interface NodeRan {
  /** Items by output, for parts under the kind of their link. */
  readonly outputs: readonly (readonly Item[])[]
  readonly error?: string
}

/** By the node's name, in the order of its runs. */
export const ranIn = (
  { runData = {} }: RawRun,
  flow: Flow,
): ReadonlyMap<string, readonly NodeRan[]> =>
  new Map(
    flow.nodes.flatMap((node) => {
      const tasks = runData[node.name]
      return tasks
        ? [[node.name, tasks.map((task) => nodeRan(task, outputsIn(node)))] as const]
        : []
    }),
  )

const nodeRan = ({ data = {}, error }: RawTask, count: number): NodeRan => {
  const outputs = (Object.values(data)[0] ?? []).slice(0, count).map((items) => items ?? [])
  return error ? { outputs, error: error.message } : { outputs }
}

/** Some nodes also tell what they leave out, on an output that nobody can link. */
const outputsIn = ({ type, parameters, onError }: FlowNode): number => {
  const fact = factOf(type)
  const own = fact ? outputsOf(fact, parameters).length : 1
  return Math.max(1, own) + (onError === 'continueErrorOutput' ? 1 : 0)
}

/** Everything that a node was asked, item by item; of several tries the last counts. */
export const askedOf = ({ asked }: RawRun, node: string): readonly JsonObject[] => {
  const notes = new Map(
    asked.filter((note) => note.node === node).map((note) => [note.run, note] as const),
  )
  return [...notes.values()].flatMap((note) => note.asked.map(({ values }) => values?.[node] ?? {}))
}
