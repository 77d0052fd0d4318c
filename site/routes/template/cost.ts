/** What the models of a template cost: how much each step reads and writes, over dated prices. */
import { factIn, factValue, type FactId } from '../../facts/facts.ts'
import type { ModelUsed } from '../../costing/run.ts'
import { LANGUAGE_MODELS, type ModelId } from '../../workflows/nodes/language-models.ts'
import { runsAMonth } from '../../workflows/library/runs-a-month.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
import type { Language } from '../language.ts'

export interface Cost {
  /** In a month, to begin with. */
  readonly runs: number
  readonly uses: readonly (ModelUsed & { readonly node: string; readonly model: string })[]
  /** ISO day on which the oldest of the prices was read. */
  readonly checked: string
  readonly sources: readonly { readonly publisher: string; readonly url: string }[]
}

/** @returns nothing for a template that asks no model */
export const costIn = (recipe: Recipe, language: Language): Cost | undefined => {
  const { cost = [], nodes } = recipe
  if (cost.length === 0) return undefined
  const used = [...new Set(cost.map(({ model }) => model))]
  const shown = used.flatMap((model) => factIn(PRICES[model].read, language) ?? [])
  return {
    runs: runsAMonth(recipe) ?? USUAL,
    uses: cost.map(({ node, model, reads, writes, calls = 1 }) => ({
      node: nodes[node]?.name[language] ?? node,
      model: LANGUAGE_MODELS[model].name,
      reads,
      writes,
      calls,
      prices: { read: priceOf(PRICES[model].read), written: priceOf(PRICES[model].written) },
    })),
    checked: shown.map(({ checked }) => checked).toSorted()[0] ?? '',
    sources: shown.map(({ source: { publisher, url } }) => ({ publisher, url })),
  }
}

/** Ten on each working day of a month. */
const USUAL = 220

const priceOf = (id: FactId): number => Number(factValue(id))

const PRICES: Readonly<Record<ModelId, { readonly read: FactId; readonly written: FactId }>> = {
  luna: { read: 'questions.gpt-6-luna-input', written: 'questions.gpt-6-luna-output' },
  haiku: { read: 'models.claude-haiku-5-5-input', written: 'models.claude-haiku-5-5-output' },
  sonnet: { read: 'models.claude-sonnet-5-5-input', written: 'models.claude-sonnet-5-5-output' },
  medium: {
    read: 'comparisons.mistral-medium-read',
    written: 'comparisons.mistral-medium-written',
  },
}
