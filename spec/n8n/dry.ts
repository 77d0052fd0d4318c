/** A template as n8n runs it without accounts and without anybody outside. */
import type {
  Connections,
  FlowNode,
  Json,
  JsonObject,
  Target,
} from '../../site/workflows/flow/flow.ts'
import { factOf, isTrigger } from '../../site/workflows/nodes/index.ts'
import { failsWhole } from '../../site/workflows/run/fails-whole.ts'
import type { Case, Template } from './case.ts'
import { partsOf, sourcesOf, userOf } from './parts.ts'
import { answersOf, type Plan } from './plan.ts'
import { roleOf, type Role } from './stand-in.ts'

/** What n8n imports. */
export interface DryFlow {
  readonly id: string
  readonly name: string
  readonly nodes: readonly JsonObject[]
  readonly connections: Connections
  readonly settings: JsonObject
  readonly active: false
}

const REPLAY = { type: 'CUSTOM.replay', typeVersion: 1 } as const
const START = '__start'
const besideOf = (name: string): string => `__beside ${name}`

export const rolesOf = ({ flow, examples }: Template): ReadonlyMap<string, Role> => {
  const nodes = flow.nodes.filter(({ type }) => factOf(type)?.kind !== 'note')
  const roles = new Map(nodes.map((node) => [node.name, roleOf(node, examples)]))
  for (const { name } of nodes)
    if (['given', 'tool', 'store'].includes(roles.get(name) ?? ''))
      for (const part of partsOf(flow, name)) roles.set(part.name, 'unused')
  return roles
}

export const dryFlow = (one: Case): DryFlow => {
  const { flow } = one.template
  const roles = rolesOf(one.template)
  const nodes = flow.nodes.filter(({ name }) => roles.has(name) && roles.get(name) !== 'unused')
  const beside = nodes.filter((node) => isLookedAt(one.template, node, roles))
  return {
    id: one.id,
    name: `${one.template.slug} ${one.template.language} ${one.example.name}`.slice(0, 120),
    nodes: [
      { ...START_NODE, id: START, name: START },
      ...nodes.map((node) => dryNode(node, roles.get(node.name)!, one)),
      ...beside.map((node) => lookingOn(node, one.template)),
    ],
    connections: connectionsOf(one, nodes, beside),
    settings: { ...flow.settings, timezone: flow.settings?.['timezone'] ?? 'Europe/Paris' },
    active: false,
  }
}

const START_NODE = {
  type: 'n8n-nodes-base.manualTrigger',
  typeVersion: 1,
  position: [-400, 0],
  parameters: {},
}

const dryNode = (node: FlowNode, role: Role, one: Case): JsonObject => {
  const { credentials: _theirs, ...rest } = node
  const own = { ...rest, ...(node.retryOnFail ? { waitBetweenTries: 1 } : {}) } as JsonObject
  if (role === 'given' || role === 'passes') return { ...own, ...REPLAY, ...replayed(node, one) }
  if (role === 'tool')
    return { ...own, type: 'CUSTOM.replayTool', typeVersion: 1, ...called(node, one) }
  if (role === 'store')
    return { ...own, type: 'CUSTOM.store', typeVersion: 1, ...replayed(node, one) }
  if (role === 'plain') return { ...own, ...PLAIN_MEMORY }
  if (role === 'model') return { ...own, credentials: accountOf(node, one) }
  return { ...own, parameters: unhurried(node) }
}

const PLAIN_MEMORY = {
  type: '@n8n/n8n-nodes-langchain.memoryBufferWindow',
  typeVersion: 1.3,
  parameters: { sessionIdType: 'customKey', sessionKey: 'judged' },
}

const replayed = (node: FlowNode, { template, example }: Case): JsonObject => {
  const given = example.given.get(node.name) ?? (isTrigger(node.type) ? [{}] : undefined)
  return {
    parameters: planned({
      node: node.name,
      ...(given ? { given: answersOf(given) } : {}),
      passes: given === undefined && roleOf(node, template.examples) === 'passes',
      whole: failsWhole(node.type),
      asks: asksOf(node, template),
    }),
  }
}

/** A tool's parameters stay visible: n8n reads from them what the model has to fill in. */
const called = (node: FlowNode, { example }: Case): JsonObject => {
  const given = example.given.get(node.name)
  const plan: Plan = { node: node.name, ...(given ? { given: answersOf(given) } : {}), asks: {} }
  return { parameters: { plan: JSON.stringify(plan), asked: node.parameters } }
}

const planned = (plan: Plan): JsonObject => ({ plan: JSON.stringify(plan) })

const asksOf = (node: FlowNode, { flow }: Template): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    [node, ...partsOf(flow, node.name)].map(({ name, parameters }) => [name, parameters]),
  )

/** Nodes that run for real: a stand-in beside them sees what their expressions give. */
const isLookedAt = (
  { flow }: Template,
  node: FlowNode,
  roles: ReadonlyMap<string, Role>,
): boolean =>
  roles.get(node.name) === 'real' &&
  userOf(flow, node.name) === undefined &&
  !sourcesOf(flow, node.name).some(({ input }) => input > 0)

const lookingOn = (node: FlowNode, template: Template): JsonObject => ({
  ...REPLAY,
  id: besideOf(node.id),
  name: besideOf(node.name),
  position: [node.position[0], node.position[1] + 10_000],
  ...(node.executeOnce ? { executeOnce: true } : {}),
  parameters: planned({ node: node.name, beside: true, asks: asksOf(node, template) }),
})

/** One account for each model, by whose key its stand-in knows flow, example and node. */
export const accountsOf = (one: Case): readonly JsonObject[] => {
  const roles = rolesOf(one.template)
  return one.template.flow.nodes
    .filter(({ name }) => roles.get(name) === 'model')
    .map((node) => {
      const [[type, { id, name }]] = Object.entries(accountOf(node, one)) as [
        [string, { id: string; name: string }],
      ]
      // What is asked over an encrypted line ends at the models' stand-in.
      return { id, name, type, data: { apiKey: id, baseUrl: 'https://models.example' } }
    })
}

const accountOf = (node: FlowNode, { id, template }: Case) => {
  const type = factOf(node.type)?.credentials?.[0] ?? 'openAiApi'
  const key = `${id}-${template.flow.nodes.indexOf(node)}`
  return { [type]: { id: key, name: key } }
}

/** Waits are over at once; models are asked for one item after the other. */
const unhurried = ({ type, parameters }: FlowNode): JsonObject => {
  if (type.endsWith('.wait')) return { ...parameters, resume: 'timeInterval', amount: 0 }
  if (factOf(type)?.kind !== 'ai') return parameters
  const options = (parameters['options'] ?? {}) as JsonObject
  const batching: Json = { batchSize: 1, delayBetweenBatches: 0 }
  // A chain has it beside its options, where others look for it.
  return { ...parameters, batching, options: { ...options, batching } }
}

const connectionsOf = (
  { template, example }: Case,
  nodes: readonly FlowNode[],
  beside: readonly FlowNode[],
): Connections => {
  const { flow } = template
  const there = new Set(nodes.map(({ name }) => name))
  const starting = nodes.filter(({ name, type }) => isTrigger(type) && example.given.has(name))
  const triggers =
    starting.length > 0 ? starting : nodes.filter(({ type }) => isTrigger(type)).slice(0, 1)
  const main = (node: string): Target => ({ node, type: 'main', index: 0 })
  const connections: Record<string, Record<string, (Target[] | null)[]>> = {
    [START]: { main: [triggers.map(({ name }) => main(name))] },
  }
  for (const [from, kinds] of Object.entries(flow.connections))
    if (there.has(from))
      connections[from] = Object.fromEntries(
        Object.entries(kinds).map(([kind, outputs]) => [
          kind,
          outputs.map((targets) => targets?.filter(({ node }) => there.has(node)) ?? null),
        ]),
      )
  for (const { name } of beside)
    for (const { from, output } of sourcesOf(flow, name))
      connections[from]?.['main']?.[output]?.push(main(besideOf(name)))
  return connections
}
