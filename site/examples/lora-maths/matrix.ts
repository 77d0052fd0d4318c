/** Small matrices, by rows: enough to follow every number by hand. */

export type Vector = readonly number[]
export type Matrix = readonly Vector[]

export const times = (matrix: Matrix, vector: Vector): Vector =>
  matrix.map((row) => row.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), 0))

export const transposed = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0))

export const product = (left: Matrix, right: Matrix): Matrix => {
  const columns = transposed(right)
  return left.map((row) => times(columns, row))
}

export const plus = (left: Matrix, right: Matrix, factor = 1): Matrix =>
  left.map((row, at) => row.map((value, column) => value + factor * (right[at]?.[column] ?? 0)))

/** Root of the mean square of its entries. */
export const size = (matrix: Matrix): number => {
  const values = matrix.flat()
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}

/** @param chance a source of numbers from 0 to 1; entries are spread as in a bell curve */
export const randomMatrix = (rows: number, columns: number, chance: () => number): Matrix =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => bell(chance)))

/** Box and Muller: two even draws make one that is normally spread. */
const bell = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
