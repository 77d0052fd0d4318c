/** Models that one may reckon with; their list prices come with the page. */

export const MODELS = {
  'claude-haiku-5-5': 'Claude Haiku 5.5',
  'claude-sonnet-5-5': 'Claude Sonnet 5.5',
  'claude-opus-5-5': 'Claude Opus 5.5',
  'gpt-6-2-sol': 'GPT-6.2 Sol',
} as const
export type ModelId = keyof typeof MODELS
export const MODEL_IDS = Object.keys(MODELS) as readonly ModelId[]

/** Dollars for a million tokens. */
export interface Prices {
  readonly read: number
  readonly written: number
}

/** What can date, of all that the evaluator reckons with. */
export interface Rates {
  /** What an hour of work costs, in euros: an average. */
  readonly hourly: number
  readonly prices: Readonly<Record<ModelId, Prices>>
  /** Tokens of a request above which some models cost more. */
  readonly steps: Readonly<Record<Stepped, number>>
}

/** @param tokens of one request */
export const pricesOf = ({ prices, steps }: Rates, model: ModelId, tokens = 0): Prices => {
  const { read, written } = prices[model]
  if (!isStepped(model) || tokens <= steps[model]) return { read, written }
  return { read: read * TIMES[model].read, written: written * TIMES[model].written }
}

export const isModel = (id: unknown): id is ModelId => MODEL_IDS.some((each) => each === id)

/** How many times as much a request costs above its model's step. */
const TIMES = {
  'claude-haiku-5-5': { read: 5, written: 5 },
  'gpt-6-2-sol': { read: 2, written: 1.5 },
} as const satisfies Partial<Record<ModelId, Prices>>
export type Stepped = keyof typeof TIMES

const isStepped = (model: ModelId): model is Stepped => Object.hasOwn(TIMES, model)
