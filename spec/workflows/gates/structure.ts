/** What n8n accepts in silence and trips over later, found in a recipe. */
import { linksIn } from '../../../site/workflows/builder/build.ts'
import { saidIn } from '../../../site/workflows/builder/said.ts'
import { at } from '../../../site/workflows/document/fields/path.ts'
import { NODES, operationOf, requiredOf, takesOf } from '../../../site/workflows/nodes/index.ts'
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Recipe, RecipeNode } from '../../../site/workflows/recipes/recipe.ts'
import { reachedFrom } from './reached.ts'

export const structureFaults = (recipe: Recipe): readonly string[] => {
  const links = linksIn(recipe)
  const nodes = Object.entries(recipe.nodes)
  const kindOf = (node: RecipeNode) => NODES[node.use].kind
  const starts = nodes.filter(([, node]) => kindOf(node) === 'trigger').map(([key]) => key)
  const main = links.filter(({ kind }) => kind === 'main')
  const reached = reachedFrom(starts, main)
  const used = new Set(links.filter(({ kind }) => kind !== 'main').map(({ from }) => from))
  return [
    ...(starts.length === 0 ? ['no trigger'] : []),
    ...nodes.flatMap(([key, node]) => {
      const parameters = saidIn(node.with ?? {}, 'fr')
      return [
        ...(kindOf(node) === 'part' || used.has(key) || reached.has(key)
          ? []
          : [`${key} is never reached`]),
        ...(kindOf(node) !== 'part' || used.has(key) ? [] : [`${key} is a part of nothing`]),
        ...partFaults(key, node, parameters, links),
        ...requiredFaults(key, node, parameters),
        ...(node.use === 'baserow' ? numberFaults(key, parameters) : []),
        ...(node.use === 'httpRequest' ? pageFaults(key, parameters) : []),
        ...(node.use === 'googleSheets' ? columnFaults(key, parameters) : []),
        ...(WHOLE[node.use]?.(node, parameters) ? [`${key} ${PASSES_ON}`] : []),
        ...(node.onError !== 'output' || main.some(({ from, output }) => from === key && output > 0)
          ? []
          : [`${key} has an error output that leads nowhere`]),
      ]
    }),
  ]
}

const partFaults = (
  key: string,
  node: RecipeNode,
  parameters: JsonObject,
  links: ReturnType<typeof linksIn>,
): readonly string[] => {
  const takes = takesOf(NODES[node.use], parameters)
  const taken = new Set(links.filter(({ to }) => to === key).map(({ kind }) => kind))
  return [
    ...Object.entries(takes)
      .filter(([kind, need]) => need === 'needed' && !taken.has(kind as never))
      .map(([kind]) => `${key} lacks its ${kind}`),
    ...[...taken]
      .filter((kind) => kind !== 'main' && !Object.hasOwn(takes, kind))
      .map((kind) => `${key} takes no ${kind}`),
  ]
}

const requiredFaults = (
  key: string,
  node: RecipeNode,
  parameters: JsonObject,
): readonly string[] => {
  const fact = NODES[node.use]
  const operation = operationOf(fact, parameters)
  const chosen = parameters[fact.operationIn ?? 'operation']
  return [
    ...(chosen !== undefined && fact.operations && !operation
      ? [`${key}: ${fact.type} is not known to do « ${JSON.stringify(chosen)} »`]
      : []),
    ...requiredOf(fact, parameters)
      .filter((name) => parameters[name] === undefined || parameters[name] === '')
      .map((name) => `${key} lacks ${name}`),
  ]
}

/** Baserow numbers databases, tables and columns anew for everybody: a template cannot know them. */
const numberFaults = (key: string, parameters: JsonObject): readonly string[] => {
  const text = JSON.stringify(parameters)
  return [
    ...['databaseId', 'tableId']
      .filter((name) => /^"?\d/u.test(JSON.stringify(parameters[name] ?? '')))
      .map((name) => `${key}: ${name} is a number that only its author has`),
    ...(/"fieldsUi"|"field":"\d/u.test(text) ? [`${key} names columns by number`] : []),
  ]
}

/** n8n asks for the first page, too, by what is said of the next one. */
const pageFaults = (key: string, { url, options }: JsonObject): readonly string[] => {
  const next = at(options ?? {}, ['pagination', 'pagination', 'nextURL'])
  if (typeof next !== 'string' || typeof url !== 'string') return []
  const [, whole] = /^=\{\{((?:(?!\}\}).)+)\}\}$/u.exec(url) ?? []
  return next.includes(whole?.trim() ?? url.split('}}').at(-1)!)
    ? []
    : [`${key} asks for its first page at an address that is not its own`]
}

/** Since its version 4.4, Google’s node appends nothing to columns of which it knows no schema. */
const columnFaults = (key: string, { operation, columns }: JsonObject): readonly string[] => {
  const schema = at(columns ?? {}, ['schema'])
  return operation === 'append' &&
    at(columns ?? {}, ['mappingMode']) === 'defineBelow' &&
    !(Array.isArray(schema) && schema.length > 0)
    ? [`${key} appends to columns without a schema`]
    : []
}

const PASSES_ON =
  'asks something before it does anything: out of reach, what came in goes on as if it were done'

/** What fails before the first item fails as a whole, and its error output stays empty. */
const WHOLE: Readonly<
  Partial<Record<RecipeNode['use'], (node: RecipeNode, parameters: JsonObject) => boolean>>
> = {
  // For the names of custom fields, where their keys would do.
  pipedrive: ({ onError }, { resource, operation, rawCustomFieldKeys }) =>
    onError === 'output' &&
    ['create', 'update', 'getAll'].includes(operation as string) &&
    ['organization', 'person', 'activity', 'deal'].includes(resource as string) &&
    rawCustomFieldKeys !== true,
  // For the row, where another column than its id tells which one is meant.
  airtable: ({ onError }, { operation, columns }) =>
    onError === 'output' &&
    operation === 'update' &&
    !JSON.stringify(columns).includes('"matchingColumns":["id"]'),
}
