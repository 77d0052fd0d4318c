/** Gradient descent on A and B alone: W never moves. */
import { merged, scale, type Adapter } from './lora.ts'
import { plus, product, size, transposed, type Matrix } from './matrix.ts'

/**
 * Moves the sum W + BA towards the matrix that the task wants. A real training sees that matrix
 * only through its examples; here it is given, so that nothing else can be the cause of an error.
 */
export const train = (
  { weights, wanted }: { weights: Matrix; wanted: Matrix },
  start: Adapter,
  { steps, rate }: { steps: number; rate: number },
): Adapter => {
  let adapter = start
  for (let step = 0; step < steps; step += 1) {
    const error = plus(merged(weights, adapter), wanted, -1)
    const { a, b } = adapter
    adapter = {
      ...adapter,
      a: plus(a, product(transposed(b), error), -rate * scale(adapter)),
      b: plus(b, product(error, transposed(a)), -rate * scale(adapter)),
    }
  }
  return adapter
}

/** What is left to learn, as a share of the whole change. */
export const left = (
  { weights, wanted }: { weights: Matrix; wanted: Matrix },
  adapter: Adapter,
): number => size(plus(merged(weights, adapter), wanted, -1)) / size(plus(weights, wanted, -1))
