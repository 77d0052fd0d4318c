/** Whether a recipe's examples can prove anything. */
import { examplesIn } from '../../../site/workflows/builder/examples.ts'
import type { Json } from '../../../site/workflows/flow/flow.ts'
import { NODES } from '../../../site/workflows/nodes/index.ts'
import type { Expected, Given, Recipe } from '../../../site/workflows/recipes/recipe.ts'

export const proofFaults = (recipe: Recipe): readonly string[] => [
  ...(recipe.examples.length < 2 ? ['fewer than two examples'] : []),
  ...(recipe.examples.some(({ given }) => Object.values(given).some(failsSomewhere))
    ? []
    : ['no example in which something fails']),
  ...recipe.examples.flatMap(({ name, expects }) =>
    Object.keys(expects)
      .map((key) => key.split('.')[0] ?? '')
      .filter((key) => isGiven(recipe, key) && expects[key] !== 'not reached')
      .map((key) => `« ${name.en} » expects of ${key} what it is given`),
  ),
  ...examplesIn(recipe, 'fr').flatMap(({ name, given, expects, asks }) => {
    const known = new Set([...given.values()].flatMap(leaves))
    const values = [...expects.map(({ expected }) => expected), ...asks.values()].flatMap(leaves)
    const counted = expects.some(({ expected }) => typeof expected === 'object')
    if (!counted && asks.size === 0) return [`« ${name} » expects nothing`]
    return values.some((value) => !known.has(value))
      ? []
      : [`« ${name} » expects nothing that the flow computes`]
  }),
]

const failsSomewhere = (given: Given): boolean =>
  'fails' in given || ('runs' in given && given.runs.some(failsSomewhere))

/** Its output is the example's: to expect it would prove nothing. */
const isGiven = (recipe: Recipe, key: string): boolean => {
  const node = recipe.nodes[key]
  return node !== undefined && ['trigger', 'service'].includes(NODES[node.use].kind)
}

const leaves = (value: Json | Given | Expected): readonly string[] => {
  if (value === 'not reached') return []
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)]
  return Object.values(value).flatMap((one: Json) => leaves(one))
}
