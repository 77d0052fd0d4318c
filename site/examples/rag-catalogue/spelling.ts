/** How many slips a word may have, by its length; references and numbers none at all. */
const allowed = (word: string): number => {
  if (/\d/u.test(word) || word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

/** The known word that was meant; the word itself where none is near, or two are as near. */
export const corrected = (word: string, known: ReadonlySet<string>): string => {
  const most = allowed(word)
  if (known.has(word) || most === 0) return word
  const near = [...known]
    .map((each) => ({ each, slips: slipsBetween(word, each) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
  const [first, second] = near
  return first === undefined || first.slips === second?.slips ? word : first.each
}

/** A letter more, a letter less, another one, or two neighbours that changed places. */
export const slipsBetween = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  return at(a.length, b.length)
}
