/**
 * The index as files, so that a question fetches little of it: one that is always needed, the words
 * in alphabetical pieces, the texts by a few pages, and the list of all words for who mistypes.
 */

/** Where a word may stand; the most telling first. */
export const FIELDS = ['name', 'hint', 'heading', 'text'] as const
export type Field = (typeof FIELDS)[number]

/** A file that holds what is not before `first`, up to the next one's. */
export type Piece<T> = readonly [first: T, file: string]

/** The name of the first file, which tells those of the others. */
export const CONTENTS = 'index.json'

/** Where the build puts it, and all others beside it. */
export const indexAddress = (build: string, language: string): string =>
  `/data/${build}/search/${language}/${CONTENTS}`

/** What every question needs. */
export interface Contents {
  /** How many pages each family has, in the order of the pages. */
  readonly families: readonly (readonly [family: string, pages: number])[]
  /** How many passages each page has. */
  readonly passages: readonly number[]
  /** How long each passage is in each field, a character each: see {@link lengthIn}. */
  readonly lengths: Readonly<Record<Field, string>>
  /** Files of {@link WordLine}s. */
  readonly words: readonly Piece<string>[]
  /** Files of {@link PageTexts}. */
  readonly texts: readonly Piece<number>[]
  /** Files of all words of so many letters, in one string each: a typo changes few. */
  readonly vocabulary: readonly (readonly [letters: number, file: string])[]
}

export type PageTexts = readonly [
  href: string,
  name: string,
  hint: string,
  passages: readonly (readonly [text: string, anchor?: string, heading?: string])[],
]

/** A word and its passages by field, as in `agent 0:2,5 3:1`: numbers are steps in base 36. */
export type WordLine = string

export const wordLine = (word: string, places: ReadonlyMap<Field, readonly number[]>): WordLine =>
  [
    word,
    ...[...places].map(([field, passages]) => {
      const steps = passages.map((passage, at) => passage - (passages[at - 1] ?? 0))
      return `${FIELDS.indexOf(field)}:${steps.map((step) => step.toString(36)).join(',')}`
    }),
  ].join(' ')

export const wordOf = (line: WordLine): string => line.slice(0, line.indexOf(' '))

export const placesIn = (line: WordLine): readonly (readonly [Field, readonly number[]])[] =>
  line
    .split(' ')
    .slice(1)
    .map((part) => {
      let passage = 0
      const steps = part.slice(2).split(',')
      return [FIELDS[Number(part[0])]!, steps.map((step) => (passage += Number.parseInt(step, 36)))]
    })

/** A length within an eighth of what it is: closer would change no order, and weigh twice as much. */
export const lengthSign = (length: number): string =>
  Math.min(35, Math.round(3 * Math.log2(1 + length))).toString(36)

export const lengthIn = (signs: string, passage: number): number =>
  2 ** (Number.parseInt(signs[passage]!, 36) / 3) - 1
