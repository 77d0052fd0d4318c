/** What is wrong with a template, judged by how n8n ran its examples. */
import type { FlowNode, Item, JsonObject } from '../../site/workflows/flow/flow.ts'
import type { FlowExample, FlowExpectation } from '../../site/workflows/builder/examples.ts'
import type { Case, Template } from './case.ts'
import { rolesOf } from './dry.ts'
import { missing } from './holds.ts'
import type { ProblemsOf } from './parameters.ts'
import { partsOf, sourcesOf } from './parts.ts'
import { askedOf, ranIn, type NodeRan, type RawRun } from './runs.ts'

export interface Fault {
  /** In which example; none where it is the template's own. */
  readonly example?: string
  readonly node?: string
  readonly says: string
}

/** A case with what came of it, nothing where n8n could not even begin. */
export interface Judged {
  readonly case: Case
  readonly run: RawRun | undefined
}

export const faultsOf = (
  template: Template,
  judged: readonly Judged[],
  problemsOf: ProblemsOf,
): readonly Fault[] => [
  ...template.flow.nodes.flatMap((node) =>
    problemsOf(node).map((says) => ({ node: node.name, says })),
  ),
  ...judged.flatMap(({ case: { example }, run }) =>
    (run ? runFaults(template, example, run) : [{ says: 'n8n did not run it' }]).map((fault) => ({
      example: example.name,
      ...fault,
    })),
  ),
  ...neverRan(template, judged),
  ...neverFailed(template, judged),
  ...neverGave(judged),
]

const runFaults = (template: Template, example: FlowExample, run: RawRun): readonly Fault[] => {
  const ran = ranIn(run, template.flow)
  return [
    ...endFaults(template, example, run),
    ...run.asked
      .filter(({ beside }) => !beside)
      .flatMap(({ node, asked }) =>
        asked.flatMap(({ error }) => (error === undefined ? [] : [{ node, says: error }])),
      ),
    ...example.expects.flatMap((one) => expectationFaults(one, ran)),
    ...[...example.asks].flatMap(([node, expected]) =>
      listFaults(node, expected, askedOf(run, node), 'it is asked'),
    ),
    ...surprises(template, example, ran),
  ]
}

/** A run may end early only where the example says so, or where the flow means to. */
const endFaults = (
  { flow }: Template,
  example: FlowExample,
  { error }: RawRun,
): readonly Fault[] => {
  if (!error) return []
  const { node = '', message, description } = error
  const given = example.given.get(node)
  const isMeant =
    (given !== undefined && failsIn(given)) ||
    flow.nodes.some(({ name, type }) => name === node && type.endsWith('.stopAndError'))
  const says = `the run failed: ${message}${description ? ` (${description})` : ''}`
  return isMeant ? [] : [{ node, says }]
}

const failsIn = (given: unknown): boolean => JSON.stringify(given).includes('"fails":')

const expectationFaults = (
  { node, output, expected }: FlowExpectation,
  ran: ReadonlyMap<string, readonly NodeRan[]>,
): readonly Fault[] => {
  const runs = ran.get(node) ?? []
  const items = runs.flatMap(({ outputs }) =>
    (output === undefined ? outputs.flat() : (outputs[output] ?? [])).map(({ json }) => json),
  )
  if (expected === 'not reached') {
    const isReached = output === undefined ? runs.length > 0 : items.length > 0
    return isReached ? [{ node, says: 'it is reached' }] : []
  }
  if (Array.isArray(expected)) return listFaults(node, expected, items, 'there leave it')
  const { count } = expected as { readonly count: number }
  return items.length === count
    ? []
    : [{ node, says: `expected ${count} items, came ${items.length}` }]
}

const listFaults = (
  node: string,
  expected: readonly JsonObject[],
  came: readonly JsonObject[],
  how: string,
): readonly Fault[] => {
  if (expected.length !== came.length)
    return [{ node, says: `${how}: expected ${expected.length} items, came ${came.length}` }]
  return expected.flatMap((one, at) =>
    missing(one, came[at]).map((says) => ({ node, says: `${how}, item ${at}: ${says}` })),
  )
}

/** Where an error output gives something, the example has to know of it. */
const surprises = (
  { flow }: Template,
  example: FlowExample,
  ran: ReadonlyMap<string, readonly NodeRan[]>,
): readonly Fault[] =>
  [...example.given.values()].some(failsIn)
    ? []
    : flow.nodes
        .filter((node) => errorsOf(node, ran.get(node.name)) > 0)
        .filter(({ name }) => {
          const reached = flow.nodes.filter((node) =>
            sourcesOf(flow, node.name).some(({ from, output }) => from === name && output > 0),
          )
          const known = new Set([name, ...reached.map((node) => node.name)])
          const expects = example.expects.some(({ node }) => known.has(node))
          return !expects && ![...example.asks.keys()].some((node) => known.has(node))
        })
        .map(({ name }) => ({ node: name, says: 'it fails, and the example does not say so' }))

/** How many items leave it by its error output. */
const errorsOf = ({ onError }: FlowNode, runs: readonly NodeRan[] = []): number =>
  onError === 'continueErrorOutput'
    ? runs.reduce((sum, { outputs }) => sum + (outputs.length > 1 ? outputs.at(-1)!.length : 0), 0)
    : 0

const neverRan = (template: Template, judged: readonly Judged[]): readonly Fault[] => {
  const all = nodesRun(template, judged)
  return [...rolesOf(template)]
    .filter(([name, role]) => role !== 'unused' && !all.has(name))
    .map(([node]) => ({ node, says: 'it runs in no example' }))
}

/** Some parts write nothing down themselves; what they use does. */
export const nodesRun = (
  { flow }: Template,
  judged: readonly Pick<Judged, 'run'>[],
): ReadonlySet<string> => {
  const noted = new Set(judged.flatMap(({ run }) => (run ? [...ranIn(run, flow).keys()] : [])))
  const silent = flow.nodes.filter(({ name }) =>
    partsOf(flow, name).some((part) => noted.has(part.name)),
  )
  return new Set([...noted, ...silent.map(({ name }) => name)])
}

/** Where the example lets something fail, the flow has to notice. */
const neverFailed = (template: Template, judged: readonly Judged[]): readonly Fault[] =>
  judged.flatMap(({ case: { example }, run }) => {
    if (!run || ![...example.given.values()].some(failsIn)) return []
    const failed = [...ranIn(run, template.flow).values()]
      .flat()
      .some(({ outputs, error }) => error !== undefined || outputs.flat().some(isError))
    return failed ? [] : [{ example: example.name, says: 'what it lets fail is never reached' }]
  })

const isError = ({ json, error }: Item): boolean =>
  error !== undefined || (json['error'] !== undefined && json['error'] !== null)

/** An expression that gives a value in no example names something that is not there. */
const neverGave = (judged: readonly Judged[]): readonly Fault[] => {
  const pieces = new Map<string, { node: string; says: string; gave: boolean }>()
  for (const { run } of judged)
    for (const { node, asked } of run?.asked ?? [])
      for (const [path, piece, gave] of asked.flatMap((one) => one.pieces)) {
        const key = `${node}\n${path}\n${piece}`
        const says = `${path}: ${piece} never gives a value`
        pieces.set(key, { node, says, gave: gave || (pieces.get(key)?.gave ?? false) })
      }
  return [...pieces.values()].filter(({ gave }) => !gave).map(({ node, says }) => ({ node, says }))
}
