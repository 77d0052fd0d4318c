/** What a model read from a picture is believed only where the paper proves itself. */

export interface Note {
  readonly lines: readonly { readonly article: string; readonly crates: number }[]
  /** As written at the foot of the note. */
  readonly total: number
}

/** Digits of an article number count once and three times by turns: the last makes the sum round. */
export const holds = (article: string) => {
  if (!/^\d{13}$/u.test(article)) return false
  const counted = Array.from(article, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return counted.reduce((sum, one) => sum + one) % 10 === 0
}

/** @returns reasons for a person to look at the picture; none, and the note may pass */
export const doubts = ({ lines, total }: Note): readonly string[] => {
  const sum = lines.reduce((crates, line) => crates + line.crates, 0)
  return [
    ...lines.filter(({ article }) => !holds(article)).map(({ article }) => `article ${article}`),
    ...(sum === total ? [] : [`total ${total}, lines ${sum}`]),
  ]
}
