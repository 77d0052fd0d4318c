/** What an adapter costs from the first example to the day its base is replaced, and its papers. */

export interface Plan {
  readonly examples: number
  readonly minutesEach: number
  /** An hour of whoever writes and reviews them. */
  readonly hourly: number
  /** Runs until the settings are found, each of so many hours on the rented card. */
  readonly runs: number
  readonly hoursEach: number
  readonly card: number
  /** Days of engineering, evaluation included, and the price of one. */
  readonly days: number
  readonly daily: number
  /** Times that it is trained again over its life, and the share of the first work that it takes. */
  readonly again: number
  readonly share: number
}

export const costOf = (plan: Plan) => {
  const examples = (plan.examples * plan.minutesEach * plan.hourly) / 60
  const machine = plan.runs * plan.hoursEach * plan.card
  const engineering = plan.days * plan.daily
  const first = examples + machine + engineering
  return { examples, machine, engineering, first, life: first * (1 + plan.again * plan.share) }
}

/** Hours of a run: what is read, by how fast your card was seen to read it. */
export const hoursOf = (tokens: number, epochs: number, tokensPerSecond: number): number =>
  (tokens * epochs) / tokensPerSecond / 3600

/** What is kept beside the file of weights. The first three must match before it may run. */
export interface Papers {
  readonly base: string
  /** The exact version of the base, never `main`. */
  readonly revision: string
  /** Of the template that turns a conversation into tokens. */
  readonly template: string
  readonly data: string
  readonly score: number
}

/** What differs between the two; nothing if it may run. */
export const mismatches = (
  papers: Pick<Papers, 'base' | 'revision' | 'template'>,
  server: Pick<Papers, 'base' | 'revision' | 'template'>,
): string[] =>
  (['base', 'revision', 'template'] as const)
    .filter((name) => papers[name] !== server[name])
    .map((name) => `${name}: trained on ${papers[name]}, served by ${server[name]}`)
