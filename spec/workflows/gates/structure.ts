/** What n8n accepts in silence and trips over later, found in a recipe. */
import { linksIn } from '../../../site/workflows/builder/build.ts'
import { saidIn } from '../../../site/workflows/builder/said.ts'
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
