/** What the loop remembers: names of finished tasks, by nearness of their letters. */
const SIZE = 512

/** Counts of three letters in a row, each in a place that its letters decide. */
export const vectorOf = (text: string): readonly number[] => {
  const vector = Array.from({ length: SIZE }, () => 0)
  const letters = ` ${text.toLowerCase()} `
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    let hash = 7
    for (const letter of letters.slice(at, at + 3))
      hash = (hash * 31 + letter.codePointAt(0)!) % SIZE
    vector[hash]! += 1
  }
  return vector
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0)

export const cosine = (a: readonly number[], b: readonly number[]): number =>
  dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b) || 1)

/** @returns the so many names nearest to the question */
export const recall = (names: readonly string[], question: string, most = 5): readonly string[] => {
  const asked = vectorOf(question)
  return names
    .map((name) => ({ name, near: cosine(vectorOf(name), asked) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ name }) => name)
}
