/** Where links leave and enter a node: some nodes have as many ends as their parameters say. */
import type { Json, JsonObject, PartLink } from '../flow/flow.ts'
import type { NodeFact, Operation } from './fact.ts'

/**
 * Names of its outputs, in order; the one for errors, which any node may have, comes after them.
 * Names that a person gives (a rule, a category) are as the parameters write them.
 */
export const outputsOf = (fact: NodeFact, parameters: JsonObject): readonly string[] => {
  const own = OUTPUTS[fact.type]?.(parameters)
  if (own) return own
  return givesOf(fact, parameters) || fact.kind === 'note' ? [] : (fact.outputs ?? ONE)
}

/** How many main inputs it has. */
export const inputsOf = (fact: NodeFact, parameters: JsonObject): number => {
  const chosen = fact.type === 'n8n-nodes-base.merge' && countIn(parameters, 'numberInputs')
  if (chosen) return chosen
  return operationOf(fact, parameters)?.inputs ?? fact.inputs ?? (STARTLESS.has(fact.kind) ? 0 : 1)
}

/** What it is to the node that uses it. */
export const givesOf = (fact: NodeFact, parameters: JsonObject): PartLink | undefined =>
  operationOf(fact, parameters)?.gives ?? fact.gives

/** The parts that it takes. */
export const takesOf = (
  fact: NodeFact,
  parameters: JsonObject,
): NonNullable<NodeFact['takes']> => ({
  ...fact.takes,
  ...operationOf(fact, parameters)?.takes,
})

/** The operation that its parameters choose, or a new node's. */
export const operationOf = (fact: NodeFact, parameters: JsonObject): Operation | undefined => {
  if (!fact.operations || !fact.usual) return undefined
  const [operation = '', resource] = fact.usual.split('.').toReversed()
  const chosen = textIn(parameters, fact.operationIn ?? 'operation')
  if (resource === undefined) return ownIn(fact.operations, chosen ?? operation)
  const about = textIn(parameters, 'resource') ?? resource
  if (chosen !== undefined) return ownIn(fact.operations, `${about}.${chosen}`)
  return about === resource ? fact.operations[fact.usual] : undefined
}

const ONE = ['main']
const STARTLESS: ReadonlySet<NodeFact['kind']> = new Set(['trigger', 'part', 'note'])

/** Nodes whose outputs depend on more than a mode. */
const OUTPUTS: Readonly<Record<string, (parameters: JsonObject) => readonly string[] | undefined>> =
  {
    'n8n-nodes-base.switch': (parameters) => {
      if (parameters['mode'] === 'expression')
        return Array.from({ length: countIn(parameters, 'numberOutputs') ?? 4 }, (_, at) => `${at}`)
      // A new one has a rule, still empty.
      const written =
        parameters['rules'] === undefined ? [{}] : rowsIn(parameters, 'rules', 'values')
      const rules = written.map((rule, at) => textIn(rule, 'outputKey') ?? `${at}`)
      const options = objectIn(parameters, 'options')
      if (options['fallbackOutput'] !== 'extra') return rules
      return [...rules, textIn(options, 'renameFallbackOutput') ?? 'other']
    },
    '@n8n/n8n-nodes-langchain.textClassifier': (parameters) => {
      const categories = rowsIn(parameters, 'categories', 'categories').map(
        (row) => textIn(row, 'category') ?? '',
      )
      return objectIn(parameters, 'options')['fallback'] === 'other'
        ? [...categories, 'other']
        : categories
    },
    '@n8n/n8n-nodes-langchain.sentimentAnalysis': (parameters) =>
      textIn(objectIn(parameters, 'options'), 'categories')
        ?.split(',')
        .map((category) => category.trim()),
    '@n8n/n8n-nodes-langchain.guardrails': ({ operation }) =>
      operation === 'sanitize' ? ONE : undefined,
    'n8n-nodes-base.webhook': ({ httpMethod }) =>
      Array.isArray(httpMethod) ? httpMethod.map(String) : undefined,
    'n8n-nodes-base.respondToWebhook': (parameters) =>
      parameters['enableResponseOutput'] === true ? ['items', 'response'] : undefined,
  }

/** Flows come from anywhere, and `constructor` is no operation. */
const ownIn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const objectIn = (object: JsonObject, name: string): JsonObject => asObject(object[name])

const rowsIn = (parameters: JsonObject, name: string, rows: string): readonly JsonObject[] => {
  const found = objectIn(parameters, name)[rows]
  return Array.isArray(found) ? found.map(asObject) : []
}

const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

const textIn = (object: JsonObject, name: string): string | undefined => {
  const value = object[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** More ends than anybody could draw are a slip, or worse. */
const MOST_ENDS = 100

const countIn = (object: JsonObject, name: string): number | undefined => {
  const value = object[name]
  return typeof value === 'number' ? Math.min(Math.max(0, Math.floor(value)), MOST_ENDS) : undefined
}
