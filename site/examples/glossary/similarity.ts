/** How close two texts are: 1 if their vectors point the same way, 0 with nothing in common. */
export const similarity = (a: readonly number[], b: readonly number[]): number =>
  product(a, b) / Math.sqrt(product(a, a) * product(b, b))

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
