/** What the evaluator reckons with, and where each number was read. */
import { factValue, type ShownFact } from '../facts/facts.ts'
import { MODEL_IDS, type ModelId, type Rates } from '../tools/evaluator/models.ts'
import type { Language } from './language.ts'
import { shownFact } from './shown-fact.ts'

export interface EvaluatorData {
  readonly rates: Rates
  readonly hourly: ShownFact
  /** Of tokens read and written. */
  readonly prices: Readonly<Record<ModelId, readonly [read: ShownFact, written: ShownFact]>>
  /** By the answer that they explain. */
  readonly law: { readonly banned: readonly ShownFact[]; readonly listed: readonly ShownFact[] }
}

export const RATES: Rates = {
  hourly: factValue('use-cases.labour-hour'),
  prices: byModel((id) => ({
    read: factValue(`models.${id}-input`),
    written: factValue(`models.${id}-output`),
  })),
  steps: {
    'claude-haiku-5-5': factValue('models.claude-haiku-5-5-price-step'),
    'gpt-6-2-sol': factValue('models.gpt-6-2-sol-price-step'),
  },
}

export const evaluatorData = (language: Language): EvaluatorData => ({
  rates: RATES,
  hourly: shownFact('use-cases.labour-hour', language),
  prices: byModel((id) => [
    shownFact(`models.${id}-input`, language),
    shownFact(`models.${id}-output`, language),
  ]),
  law: {
    banned: [
      shownFact('ai-act.prohibited-article', language),
      shownFact('ai-act.prohibitions-apply', language),
    ],
    listed: [
      shownFact('ai-act.high-risk-article', language),
      shownFact('ai-act.high-risk-uses-apply', language),
    ],
  },
})

function byModel<T>(of: (id: ModelId) => T): Readonly<Record<ModelId, T>> {
  return Object.fromEntries(MODEL_IDS.map((id) => [id, of(id)])) as Record<ModelId, T>
}
