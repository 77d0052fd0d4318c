/** A question that somebody really asked. */
export interface Question {
  readonly ask: string
  /** The file and the words in it that answer; a trap, which nothing answers, has neither. */
  readonly file?: string
  readonly proof?: string
}

/** As much of a passage as marking needs. */
export interface Found {
  readonly file: string
  readonly text: string
}

/** What a search makes of a question: passages, best first. */
export type Search = (ask: string) => readonly Found[]

/** The place of the first passage that holds the proof, from 1; nothing if none does. */
export const placeOf = ({ file, proof }: Question, found: readonly Found[]): number | undefined => {
  const at = found.findIndex((each) => each.file === file && each.text.includes(proof ?? ''))
  return at < 0 ? undefined : at + 1
}

export interface Marks {
  /** Questions whose proof is among the first, over all that have one. */
  readonly recall: (first: number) => number
  /** Mean of 1 / place: 1 when the proof always comes first. */
  readonly mrr: number
  readonly places: readonly (number | undefined)[]
}

/** Marks a search by the questions that have an answer: traps are marked with the answers. */
export const mark = (questions: readonly Question[], search: Search): Marks => {
  const places = questions
    .filter(({ proof }) => proof !== undefined)
    .map((question) => placeOf(question, search(question.ask)))
  const share = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / places.length
  return {
    recall: (first) => share(places.map((place) => ((place ?? Infinity) <= first ? 1 : 0))),
    mrr: share(places.map((place) => 1 / (place ?? Infinity))),
    places,
  }
}
