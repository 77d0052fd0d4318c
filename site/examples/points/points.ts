/** A decision by points: it is its own explanation, and says what would have changed it. */

export interface Factor {
  readonly name: string
  /** From this value on, so many points. Lowest first. */
  readonly steps: readonly { readonly least: number; readonly points: number }[]
}

export type Facts = Readonly<Record<string, number>>

const reached = ({ name, steps }: Factor, facts: Facts) =>
  steps.findLast(({ least }) => (facts[name] ?? -Infinity) >= least)?.points ?? 0

export const decide = (factors: readonly Factor[], needed: number, facts: Facts) => {
  const parts = factors.map((factor) => ({ name: factor.name, points: reached(factor, facts) }))
  const score = parts.reduce((sum, { points }) => sum + points, 0)
  return { granted: score >= needed, score, parts }
}

/** Values that, each alone and the rest unchanged, would have been enough. */
export const whatIf = (factors: readonly Factor[], needed: number, facts: Facts) =>
  factors.flatMap(({ name, steps }) => {
    const enough = steps.find(
      ({ least }) => decide(factors, needed, { ...facts, [name]: least }).granted,
    )
    return enough === undefined ? [] : [{ name, least: enough.least }]
  })
