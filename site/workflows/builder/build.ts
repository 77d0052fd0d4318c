/** A recipe becomes a flow that n8n imports. */
import type { Connections, Flow, FlowNode, JsonObject, Target } from '../flow/flow.ts'
import { givesOf, inputsOf, NODES, outputsOf } from '../nodes/index.ts'
import type { Recipe, RecipeNode } from '../recipes/recipe.ts'
import { isCalled } from './called.ts'
import { layOut, type Position } from './layout.ts'
import { linksOf, type Ends, type Link } from './links.ts'
import { nodeId } from './node-id.ts'
import { notesOf } from './notes.ts'
import { once } from './once.ts'
import { RecipeError } from './recipe-error.ts'
import { saidIn, type Language } from './said.ts'

/**
 * The same recipe always gives the same flow.
 *
 * @throws RecipeError for a link or a reference to what is not there
 */
export const build = (recipe: Recipe, slug: string, language: Language): Flow => {
  const names = namesIn(recipe, language)
  const links = linksIn(recipe)
  const places = placesOf(recipe)
  const nodes = Object.entries(recipe.nodes).map(([key, node]) =>
    flowNode(`${slug}/${key}`, node, {
      name: names.get(key)!,
      position: places.get(key)!,
      parameters: parametersOf(key, node, language, names),
    }),
  )
  return {
    name: recipe[language].title,
    nodes: [...notesOf(recipe, slug, language, [...places.values()]), ...nodes],
    connections: connectionsOf(links, names),
    settings: { executionOrder: 'v1' },
  }
}

/** Both languages have one layout. */
const placesOf = once((recipe) => layOut(Object.keys(recipe.nodes), linksIn(recipe)))

/** How its nodes are called in a language, by their names in the recipe. */
export const namesIn = (recipe: Recipe, language: Language): ReadonlyMap<string, string> => {
  const names = new Map(
    Object.entries(recipe.nodes).map(([key, { name }]) => [key, name[language]]),
  )
  const twice = [...names.values()].find((name, at, all) => all.indexOf(name) !== at)
  if (twice !== undefined) throw new RecipeError(`two nodes are called « ${twice} »`)
  return names
}

/** What leads where, by the nodes' names in the recipe; asked for by all that looks at a flow. */
export const linksIn = once((recipe): readonly Link[] => {
  const ends = new Map(Object.entries(recipe.nodes).map(([key, node]) => [key, endsOf(key, node)]))
  return linksOf(recipe.links, (key) => ends.get(key))
})

const endsOf = (key: string, node: RecipeNode): Ends => {
  const fact = NODES[node.use]
  const parameters = parametersOf(key, node, 'fr')
  const gives = givesOf(fact, parameters)
  return {
    outputs: [...outputsOf(fact, parameters), ...(node.onError === 'output' ? ['error'] : [])],
    inputs: inputsOf(fact, parameters),
    ...(gives ? { gives } : {}),
  }
}

const parametersOf = (
  key: string,
  node: RecipeNode,
  language: Language,
  names?: ReadonlyMap<string, string>,
): JsonObject => {
  try {
    return saidIn(node.with ?? {}, language, names)
  } catch (error) {
    throw error instanceof RecipeError ? new RecipeError(`${key}: ${error.message}`) : error
  }
}

const flowNode = (
  id: string,
  node: RecipeNode,
  shown: { readonly name: string; readonly position: Position; readonly parameters: JsonObject },
): FlowNode => {
  const { type, version } = NODES[node.use]
  const [tries, seconds] = node.retry ?? []
  return {
    id: nodeId(id),
    name: shown.name,
    type,
    typeVersion: version,
    position: shown.position,
    parameters: shown.parameters,
    ...(isCalled(type, shown.parameters) ? { webhookId: nodeId(`${id}/address`) } : {}),
    ...(node.onError ? { onError: ON_ERROR[node.onError] } : {}),
    ...(tries === undefined
      ? {}
      : { retryOnFail: true, maxTries: tries, waitBetweenTries: (seconds ?? 1) * 1000 }),
    ...(node.once ? { executeOnce: true } : {}),
    ...(node.always ? { alwaysOutputData: true } : {}),
  }
}

const ON_ERROR = { continue: 'continueRegularOutput', output: 'continueErrorOutput' } as const

const connectionsOf = (links: readonly Link[], names: ReadonlyMap<string, string>): Connections => {
  const connections: Record<string, Record<string, Target[][]>> = {}
  for (const { from, to, kind, output, input } of links) {
    const outputs = ((connections[names.get(from)!] ??= {})[kind] ??= [])
    while (outputs.length <= output) outputs.push([])
    outputs[output]!.push({ node: names.get(to)!, type: kind, index: input })
  }
  return connections
}
