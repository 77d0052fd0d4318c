/** Does n8n know what a node says: its version, and every parameter that it sets? */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FlowNode, Json, JsonObject } from '../../site/workflows/flow/flow.ts'
import { factOf, operationOf } from '../../site/workflows/nodes/index.ts'

export type ProblemsOf = (node: FlowNode) => readonly string[]

/** n8n's own description of a kind of node, as far as it matters here. */
interface Description {
  readonly name: string
  readonly version: number | readonly number[]
  readonly properties: readonly JsonObject[]
}

interface Helpers {
  getNodeParameters(...given: readonly unknown[]): JsonObject | null
  getNodeParametersIssues(
    ...given: readonly unknown[]
  ): { readonly parameters?: Readonly<Record<string, readonly string[]>> } | null
}

const PACKAGES = ['n8n-nodes-base', '@n8n/n8n-nodes-langchain'] as const

/** @param folder in which n8n is installed */
export const checkOf = (folder: string): ProblemsOf => {
  const load = createRequire(join(folder, 'node_modules/n8n/package.json'))
  const { NodeHelpers } = load('n8n-workflow') as { readonly NodeHelpers: Helpers }
  const known = PACKAGES.flatMap((name) =>
    listed(join(folder, 'node_modules', name, 'dist/types/nodes.json')).map((one) => ({
      type: `${name}.${one.name}`,
      one,
    })),
  )
  const described = (type: string, version: number) =>
    known.find((entry) => entry.type === type && [entry.one.version].flat().includes(version))?.one
  return (node) => {
    const description =
      described(node.type, node.typeVersion) ??
      described(node.type.replace(/Tool$/u, ''), node.typeVersion)
    if (!description) return [`n8n has no ${node.type} in version ${node.typeVersion}`]
    return [...factProblems(node), ...problemsIn(node, description, NodeHelpers)]
  }
}

const listed = (file: string): readonly Description[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly Description[]

/** Templates are written for the version a fresh node has, and for operations we know. */
const factProblems = ({ type, typeVersion, parameters }: FlowNode): readonly string[] => {
  const fact = factOf(type)
  if (!fact) return [`the facts say nothing of ${type}`]
  const isKnown = !fact.operations || operationOf(fact, parameters) !== undefined
  return [
    ...(typeVersion === fact.version ? [] : [`its version is not ${fact.version}`]),
    ...(isKnown ? [] : [`the facts do not know its operation`]),
  ]
}

const problemsIn = (
  node: FlowNode,
  description: Description,
  helpers: Helpers,
): readonly string[] => {
  const { properties } = description
  const filled =
    helpers.getNodeParameters(properties, node.parameters, true, false, node, description) ?? {}
  const issues = helpers.getNodeParametersIssues(
    properties,
    { ...node, parameters: filled },
    description,
  )
  return [
    ...lost(node.parameters, filled).map((path) => `n8n does not know its parameter ${path}`),
    ...Object.values(issues?.parameters ?? {}).flat(),
  ]
}

/** Paths of what is set and not there once n8n has read it. */
const lost = (set: Json, read: Json | undefined, path = ''): readonly string[] => {
  if (read === undefined) return [path]
  if (set === null || read === null || typeof set !== 'object' || typeof read !== 'object')
    return []
  return Object.entries(set).flatMap(([key, value]) =>
    lost(value, (read as JsonObject)[key], path ? `${path}.${key}` : key),
  )
}
