/** What a model read from a picture is believed only where the paper proves itself. */

export interface Note {
  readonly lines: readonly { readonly article: string; readonly crates: number }[]
  /** As written at the foot of the note. */
  readonly total: number
}

/** The last digit of an article number follows from the twelve before it. */
export const holds = (article: string) =>
  /^\d{13}$/u.test(article) &&
  [...article].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 ===
    0

/** @returns reasons for a person to look at the picture; none, and the note may pass */
export const doubts = ({ lines, total }: Note): readonly string[] => {
  const sum = lines.reduce((crates, line) => crates + line.crates, 0)
  return [
    ...lines.filter(({ article }) => !holds(article)).map(({ article }) => `article ${article}`),
    ...(sum === total ? [] : [`total ${total}, lines ${sum}`]),
  ]
}
