/** Whether a recipe's examples can prove anything. */
import { linksIn } from '../../../site/workflows/builder/build.ts'
import { examplesIn } from '../../../site/workflows/builder/examples.ts'
import { saidIn } from '../../../site/workflows/builder/said.ts'
import type { Json } from '../../../site/workflows/flow/flow.ts'
import { NODES, outputsOf } from '../../../site/workflows/nodes/index.ts'
import type { Example, Expected, Given, Recipe } from '../../../site/workflows/recipes/recipe.ts'
import { reachedFrom } from './reached.ts'

export const proofFaults = (recipe: Recipe): readonly string[] => [
  ...(recipe.examples.length < 2 ? ['fewer than two examples'] : []),
  ...(recipe.examples.some((example) => takesErrorPath(recipe, example))
    ? []
    : ['no example takes an error path']),
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

/** Something fails in it, or it expects something of a node that only an error leads to. */
const takesErrorPath = (recipe: Recipe, { given, expects, asks = {} }: Example): boolean => {
  if (Object.values(given).some(failsSomewhere)) return true
  const usual = reachedUsually(recipe)
  const reached = Object.entries(expects).filter(([, expected]) => expected !== 'not reached')
  return [...reached.map(([key]) => key), ...Object.keys(asks)].some((key) => {
    const [node = '', output] = key.split('.')
    return output === 'error' || !usual.has(node)
  })
}

const failsSomewhere = (given: Given): boolean =>
  'fails' in given || ('runs' in given && given.runs.some(failsSomewhere))

const reachedUsually = (recipe: Recipe): ReadonlySet<string> => {
  const links = linksIn(recipe).filter(({ from, output, kind }) => {
    const node = recipe.nodes[from]!
    if (kind !== 'main' || node.onError !== 'output') return true
    return output < outputsOf(NODES[node.use], saidIn(node.with ?? {}, 'fr')).length
  })
  const starts = Object.entries(recipe.nodes).filter(([, { use }]) => NODES[use].kind === 'trigger')
  return reachedFrom(
    starts.map(([key]) => key),
    links,
  )
}

/** Its output is the example's: to expect it would prove nothing. */
const isGiven = (recipe: Recipe, key: string): boolean => {
  const node = recipe.nodes[key]
  return node !== undefined && ['trigger', 'service'].includes(NODES[node.use].kind)
}

const leaves = (value: Json | Given | Exclude<Expected, string>): readonly string[] => {
  if (value === 'not reached') return []
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)]
  return Object.values(value).flatMap((one: Json) => leaves(one))
}
