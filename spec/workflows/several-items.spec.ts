/**
 * Rows, mails and files come several at once. What asks a model does not say which item an answer
 * belongs to: n8n goes by their order, and cannot where errors have a way of their own.
 */
import { expect, test } from 'vitest'
import { build } from '../../site/workflows/builder/build.ts'
import { examplesIn } from '../../site/workflows/builder/examples.ts'
import {
  EXAMPLE_NOW,
  EXAMPLE_ZONE,
  type Given,
  type Recipe,
} from '../../site/workflows/recipes/recipe.ts'
import { simulate, type Run } from '../../site/workflows/run/index.ts'
import { recipes } from './all-recipes.ts'
import { code } from './run-small-flow.ts'

/** Each person's form, call or message is a run of its own. */
const ONE_AT_A_TIME = new Set(['formTrigger', 'webhook', 'chatTrigger'])

const mayLosePairs = ({ nodes }: Recipe): boolean => {
  const all = Object.values(nodes)
  return (
    all.some(({ use, onError }) => use === 'chainLlm' && onError === 'output') &&
    !all.some(({ use }) => ONE_AT_A_TIME.has(use))
  )
}

const twice = (given: Given): Given => {
  if ('items' in given) return { items: [...given.items, ...given.items] }
  if ('runs' in given) return { runs: given.runs.map(twice) }
  return Array.isArray(given) ? [...given, ...given] : given
}

const saidIn = ({ error, nodes }: Run): readonly string[] =>
  [error, ...[...nodes.values()].flat().map((run) => run.error)].flatMap(
    (each) => each?.message ?? [],
  )

test.each(
  recipes
    .filter(({ recipe }) => mayLosePairs(recipe))
    .map(({ slug, recipe }) => [slug, recipe] as const),
)('%s knows what each answer of a model is about, whatever comes at once', async (slug, recipe) => {
  const flow = build(recipe, slug, 'fr')
  const models = flow.nodes.filter(({ type }) => type.endsWith('.chainLlm'))
  for (const { name, given } of examplesIn(recipe, 'fr')) {
    const doubled = new Map([...given].map(([node, one]) => [node, twice(one)]))
    const run = await simulate(flow, doubled, {
      now: new Date(EXAMPLE_NOW),
      zone: EXAMPLE_ZONE,
      language: 'fr',
      code,
    })
    const lost = saidIn(run).filter((said) =>
      models.some((model) => said.includes(`from node '${model.name}' is unavailable`)),
    )
    expect(lost, name).toEqual([])
  }
})
