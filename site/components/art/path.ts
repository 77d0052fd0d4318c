/** Path data in whole units, each point told from the one before: short, and compresses well. */
export type Spot = readonly [x: number, y: number]

const whole = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)]
const middle = (a: Spot, b: Spot): Spot => whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])

/** A soft line past the points; it begins at the first and ends at the last. */
export const line = (points: readonly Spot[]): string => {
  const [first = [0, 0], ...rest] = points.map(whole)
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map((point, at) => [point, middle(point, rest[at + 1]!)] as const)
  return `M${first.join(' ')}${softened(first, bends)}L${last.join(' ')}`
}

/** A soft outline around the points. */
export const outline = (points: readonly Spot[]): string => {
  const around = points.map(whole)
  const start = middle(around.at(-1) ?? [0, 0], around[0] ?? [0, 0])
  const bends = around.map(
    (point, at) => [point, middle(point, around[(at + 1) % around.length]!)] as const,
  )
  return `M${start.join(' ')}${softened(start, bends)}z`
}

/** Straight sides. */
export const polygon = (points: readonly Spot[]): string =>
  `M${points.map((point) => whole(point).join(' ')).join('L')}z`

/** A disc, by its centre. */
export const disc = (x: number, y: number, r: number): string =>
  `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A dot: with round ends, a line without length is one. */
export const dot = (x: number, y: number): string => `M${Math.round(x)} ${Math.round(y)}h0`

const softened = (start: Spot, bends: readonly (readonly [Spot, Spot])[]): string => {
  let from = start
  const steps = bends.map(([through, to]) => {
    const [a, b, c, d] = [
      through[0] - from[0],
      through[1] - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ]
    from = to
    return `${a} ${b} ${c} ${d}`
  })
  return steps.length > 0 ? `q${steps.join(' ')}` : ''
}
