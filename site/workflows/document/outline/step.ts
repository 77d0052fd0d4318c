/** A document as a tree of steps, in the order in which n8n runs them. */

export interface Outline {
  readonly entries: readonly Entry[]
  /** Notes on the canvas, which no run touches. */
  readonly notes: readonly string[]
}

/** What follows: a step, or the name of one that stands elsewhere, further on or back. */
export type Entry = Step | Joins

export interface Step {
  readonly kind: 'step'
  readonly name: string
  /** What serves it: models, memories, tools. */
  readonly parts: readonly Entry[]
  /** Where it divides; what follows in one line stands after it, in the same list. */
  readonly ways: readonly Way[]
}

export interface Joins {
  readonly kind: 'joins'
  readonly name: string
  /** It has stood already: the flow comes round again. */
  readonly isBack: boolean
}

export interface Way {
  /** The output's name, as the facts or the parameters have it. */
  readonly label: string
  readonly at: number
  /** From 1, where several ways leave by one output. */
  readonly branch?: number
  readonly isError: boolean
  readonly entries: readonly Entry[]
}
