/** What a tool asks, and what one may answer: ids and numbers, so that both languages share them. */

/** An option's id, several of them, a number in the question's unit, or words of one's own. */
export type Answer = string | readonly string[] | number
/** By the id of their question; what was not answered is left out. */
export type Answers = Readonly<Record<string, Answer>>

export type Unit = 'euros' | 'days' | 'hours' | 'minutes' | 'percent' | 'count' | 'tokens'

export type Question = Asked & (Choice | Several | Amount | Text)

interface Asked {
  readonly id: string
  /** The part it stands in, as the progress says it. */
  readonly part: string
  /** Asked only where it makes sense; always, when left out. Sees answers to earlier questions only. */
  readonly when?: (answers: Answers) => boolean
  readonly optional?: true
}

/** One of a few; « I do not know » is the option `unsure`, and stands last. */
export interface Choice {
  readonly kind: 'choice'
  readonly options: readonly string[]
  /** What is chosen first, in a form. */
  readonly start?: string
}

export interface Several {
  readonly kind: 'several'
  readonly options: readonly string[]
  /** How many at most. */
  readonly most?: number
}

export interface Amount {
  readonly kind: 'amount'
  readonly least: number
  readonly most: number
  readonly step: number
  readonly unit: Unit
  /** What stands there first. */
  readonly start?: number
  /** A rough value will do: it is set by a slider. */
  readonly rough?: true
}

export interface Text {
  readonly kind: 'text'
  /** In characters. */
  readonly longest: number
  /** Rows to write on; one, when left out. */
  readonly lines?: number
}
