/** A run as a page shows it: what leaves each step, short enough to be read. */
import type { Flow, Item, Json } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import { EXAMPLE_NOW, EXAMPLE_ZONE } from '../recipes/recipe.ts'
import { simulate, type CodeRunner, type Run } from '../run/index.ts'

export interface Traced {
  readonly steps: readonly TracedStep[]
  /** Nodes that were left aside in this run. */
  readonly aside: readonly string[]
  /** Nodes that a browser or a build cannot run: the trace ends there. */
  readonly gaps: readonly string[]
  /** The node that ended the run, and why. */
  readonly failed?: { readonly node: string; readonly message: string }
}

export interface TracedStep {
  readonly node: string
  /** How many items leave it, over all of its runs. */
  readonly count: number
  /** Places of the outputs that any of them left by. */
  readonly ways: readonly number[]
  /** The first of them, cut where it is long. */
  readonly sample?: string
  /** It failed, and the run went on. */
  readonly error?: string
}

export interface Tracing {
  readonly language: 'fr' | 'en'
  /** Characters of a sample; none are cut where left out. */
  readonly most?: number
  /** Runs code nodes; the trace ends at them where left out. */
  readonly code?: CodeRunner | undefined
}

export const traceOf = async (
  flow: Flow,
  given: ReadonlyMap<string, Given>,
  { language, most, code }: Tracing,
): Promise<Traced> => {
  const run = await simulate(flow, given, {
    now: new Date(EXAMPLE_NOW),
    zone: EXAMPLE_ZONE,
    language,
    ...(code && { code }),
  })
  const order = [...new Set(run.order.map(({ node }) => node))]
  const parts = partsIn(flow)
  const gaps = run.gaps.map(({ node }) => node)
  return {
    steps: order.map((node) => stepOf(run, node, most)),
    aside: flow.nodes.flatMap(({ name, type }) =>
      NOTE.test(type) || parts.has(name) || order.includes(name) || gaps.includes(name) ? [] : name,
    ),
    gaps,
    ...(run.error && { failed: { node: run.error.node, message: run.error.message } }),
  }
}

const NOTE = /\.stickyNote$/u

/** Nodes that serve another: they run with it. */
export const partsIn = ({ connections }: Flow): ReadonlySet<string> =>
  new Set(
    Object.entries(connections).flatMap(([name, kinds]) =>
      Object.keys(kinds).some((kind) => kind !== 'main') ? [name] : [],
    ),
  )

const stepOf = (run: Run, node: string, most: number | undefined): TracedStep => {
  const runs = run.nodes.get(node) ?? []
  const items = runs.flatMap(({ outputs }) => outputs.flat())
  const [first] = items
  const error = runs.find((one) => one.error)?.error
  return {
    node,
    count: items.length,
    ways: [
      ...new Set(
        runs.flatMap(({ outputs }) => outputs.flatMap((own, at) => (own.length > 0 ? at : []))),
      ),
    ],
    ...(first && { sample: sampleOf(first, most) }),
    ...(error && { error: error.message }),
  }
}

const sampleOf = ({ json, binary }: Item, most: number | undefined): string => {
  const files = Object.entries(binary ?? {}).map(([field, { fileName = '' }]) => [field, fileName])
  const whole: Json = files.length === 0 ? json : { ...json, files: Object.fromEntries(files) }
  const text = JSON.stringify(whole, null, 1).replace(/\n\s*/gu, ' ')
  return most !== undefined && text.length > most ? `${text.slice(0, most)}…` : text
}
