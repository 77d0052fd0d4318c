/** What language models cost, for the estimate of a run: by the name that a flow calls them. */
import { factIn, factValue, type FactId, type ShownFact } from '../facts/facts.ts'
import type { Language } from './language.ts'

export interface PricedModel {
  /** As the provider calls it. */
  readonly model: string
  /** Dollars of a million tokens. */
  readonly read: number
  readonly written: number
  /** Of what is read: it says for which model, where and when that was found. */
  readonly fact: ShownFact
}

export const modelPrices = (language: Language): readonly PricedModel[] =>
  PRICED.map(([model, read, written]) => ({
    model,
    read: Number(factValue(read)),
    written: Number(factValue(written)),
    fact: factIn(read, language)!,
  }))

/** Those that templates of the library use, and those that people most often choose beside them. */
const PRICED: readonly (readonly [model: string, read: FactId, written: FactId])[] = [
  ['gpt-6-luna', 'questions.gpt-6-luna-input', 'questions.gpt-6-luna-output'],
  ['gpt-6.2-sol', 'models.gpt-6-2-sol-input', 'models.gpt-6-2-sol-output'],
  ['claude-haiku-5-5', 'models.claude-haiku-5-5-input', 'models.claude-haiku-5-5-output'],
  ['claude-sonnet-5-5', 'models.claude-sonnet-5-5-input', 'models.claude-sonnet-5-5-output'],
  ['claude-opus-5-5', 'models.claude-opus-5-5-input', 'models.claude-opus-5-5-output'],
  [
    'mistral-medium-latest',
    'comparisons.mistral-medium-read',
    'comparisons.mistral-medium-written',
  ],
]
