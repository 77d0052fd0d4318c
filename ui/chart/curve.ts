import { round } from './scale.ts'

export type Point = readonly [x: number, y: number]

/**
 * A path through points whose x grows. It never rises above or falls below what it joins: between
 * two points it stays between their values (Fritsch and Carlson's monotone cubics).
 */
export const curve = (points: readonly Point[]): string => {
  const [first] = points
  if (first === undefined) return ''
  const slopes = slopesOf(points)
  const parts = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    const third = (x - fromX) / 3
    const out = [fromX + third, fromY + third * slopes[index]!]
    const into = [x - third, y - third * slopes[index + 1]!]
    return `C${[...out, ...into, x, y].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${parts.join('')}`
}

/** Slope of the curve at each point: none at a summit, harmonic mean of both sides elsewhere. */
const slopesOf = (points: readonly Point[]): readonly number[] => {
  const sides = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    return (y - fromY) / (x - fromX)
  })
  return points.map((_, index) => {
    const [before, after] = [sides[index - 1], sides[index]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}
