/** A frozen matrix W and what is learnt beside it: two thin ones, B (out × r) and A (r × in). */
import { plus, product, randomMatrix, times, type Matrix, type Vector } from './matrix.ts'

export interface Adapter {
  readonly a: Matrix
  readonly b: Matrix
  readonly alpha: number
}

/** A is drawn by chance and B is zero: on the first day the adapter changes nothing. */
export const newAdapter = (
  { inputs, outputs }: { inputs: number; outputs: number },
  rank: number,
  chance: () => number,
): Adapter => ({
  a: randomMatrix(rank, inputs, chance),
  b: Array.from({ length: outputs }, () => Array.from({ length: rank }, () => 0)),
  alpha: rank,
})

export const scale = ({ a, alpha }: Adapter): number => alpha / a.length

/** Beside the frozen weights: W x + (alpha / r) · B (A x). */
export const adapted = (weights: Matrix, adapter: Adapter, input: Vector): Vector => {
  const change = times(adapter.b, times(adapter.a, input))
  return times(weights, input).map((value, at) => value + scale(adapter) * (change[at] ?? 0))
}

/** Inside them: one matrix as large as W, and nothing more to compute. */
export const merged = (weights: Matrix, adapter: Adapter): Matrix =>
  plus(weights, product(adapter.b, adapter.a), scale(adapter))

/** What is trained for one matrix, instead of `inputs * outputs`. */
export const trained = (inputs: number, outputs: number, rank: number): number =>
  rank * (inputs + outputs)
