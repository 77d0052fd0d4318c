/** What a card shows of a result: nothing about who got it. */
export interface Card {
  /** The result in a sentence, of 90 characters at most. */
  readonly title: string
  /** The one figure: `52`, `sur 100`. */
  readonly figure?: { readonly value: string; readonly unit: string }
  /** Dimensions: from three on a radar, else bars. */
  readonly shares?: readonly Share[]
  /** They are steps of one thing, not sides of it: bars, however many. */
  readonly inSteps?: true
  /** The first step, of 120 characters at most. */
  readonly next?: string
}

export interface Share {
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  /** As it is said: `3 sur 5`. */
  readonly value: string
}
