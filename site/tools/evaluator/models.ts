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
  /** Tokens of a request above which the smallest model costs five times as much. */
  readonly long: number
}

/** @param tokens of one request */
export const pricesOf = ({ prices, long }: Rates, model: ModelId, tokens = 0): Prices => {
  const { read, written } = prices[model]
  const times = model === DEAR_WHEN_LONG && tokens > long ? 5 : 1
  return { read: read * times, written: written * times }
}

export const isModel = (id: unknown): id is ModelId => MODEL_IDS.some((each) => each === id)

const DEAR_WHEN_LONG = 'claude-haiku-5-5'
