/** The services that a template speaks to, and what else one chooses it by. */
import { linksIn } from '../builder/build.ts'
import { NODES } from '../nodes/index.ts'
import type { NodeFact } from '../nodes/fact.ts'
import type { Recipe } from '../recipes/recipe.ts'

/** What is known of the nodes of a recipe, by their names in it. */
export const factsIn = ({ nodes }: Recipe): ReadonlyMap<string, NodeFact> =>
  new Map(Object.entries(nodes).map(([key, { use }]) => [key, NODES[use]]))

/** Each once, in the order in which the template comes to them. */
export const servicesIn = (recipe: Recipe): readonly string[] => [
  ...new Set([...factsIn(recipe).values()].flatMap(({ service = [] }) => service)),
]

/** Services that lend it a model: what it reads there leaves the house. */
export const modelsIn = (recipe: Recipe): readonly string[] => [
  ...new Set(
    [...factsIn(recipe).values()].flatMap(({ service = [], gives, credentials = [] }) =>
      gives === 'ai_languageModel' && credentials.length > 0 ? service : [],
    ),
  ),
]

/** Its steps: without the notes, and without the parts that serve a step. */
export const stepsIn = (recipe: Recipe): readonly string[] => {
  const parts = new Set(linksIn(recipe).flatMap(({ from, kind }) => (kind === 'main' ? [] : from)))
  return [...factsIn(recipe)].flatMap(([key, { kind }]) =>
    kind === 'note' || parts.has(key) ? [] : [key],
  )
}
