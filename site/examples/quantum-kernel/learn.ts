/** Kernel ridge classification: the same learner for every kernel, so that only the kernel differs. */

export interface Labelled {
  readonly at: readonly number[]
  readonly label: 1 | -1
}
/** How alike two records are. */
export type Kernel = (one: readonly number[], other: readonly number[]) => number

/** Share of the records of `unseen` that are told right after learning from `seen`. */
export const told = (
  kernel: Kernel,
  seen: readonly Labelled[],
  unseen: readonly Labelled[],
  ridge = 0.1,
): number => {
  const rows = seen.map(({ at }, index) =>
    seen.map((other, column) => kernel(at, other.at) + (index === column ? ridge : 0)),
  )
  const weights = solve(
    rows,
    seen.map(({ label }) => label),
  )
  const right = unseen.filter(({ at, label }) => {
    const sum = seen.reduce((total, one, index) => total + weights[index]! * kernel(at, one.at), 0)
    return Math.sign(sum) === label
  })
  return right.length / unseen.length
}

/** Gaussian elimination; a kernel with a ridge needs no pivoting. */
const solve = (rows: readonly (readonly number[])[], values: readonly number[]): number[] => {
  const left = rows.map((row, index) => [...row, values[index]!])
  for (const [step, pivot] of left.entries())
    for (const [index, row] of left.entries())
      if (index !== step) {
        const factor = row[step]! / pivot[step]!
        for (let column = step; column < row.length; column++)
          row[column]! -= factor * pivot[column]!
      }
  return left.map((row, index) => row.at(-1)! / row[index]!)
}
