/** Is the judge worth listening to? Its grades beside those of a person, on the same answers. */

export interface Agreement {
  /** Share of answers on which both say the same. */
  readonly observed: number
  /** What two who draw lots would reach, each with their own share of each grade. */
  readonly chance: number
  readonly kappa: number
}

/** Cohen's kappa over pairs of grades. It has no value if both always give the same grade. */
export const agreement = (pairs: readonly (readonly [string, string])[]): Agreement => {
  const names = [...new Set(pairs.flat())]
  const share = (of: (pair: readonly [string, string]) => boolean) =>
    pairs.filter(of).length / pairs.length
  const observed = share(([one, other]) => one === other)
  const chance = names
    .map((name) => share(([one]) => one === name) * share(([, other]) => other === name))
    .reduce((sum, part) => sum + part, 0)
  return { observed, chance, kappa: (observed - chance) / (1 - chance) }
}

/** The pairs behind a two-by-two table: good or bad for the person, then for the judge. */
export const pairsOf = (goodGood: number, goodBad: number, badGood: number, badBad: number) =>
  [
    ...Array.from({ length: goodGood }, () => ['good', 'good'] as const),
    ...Array.from({ length: goodBad }, () => ['good', 'bad'] as const),
    ...Array.from({ length: badGood }, () => ['bad', 'good'] as const),
    ...Array.from({ length: badBad }, () => ['bad', 'bad'] as const),
  ] as const

/**
 * The share of good answers behind a share that the judge let pass.
 * @param kept share of good answers that it lets pass
 * @param caught share of bad answers that it stops
 */
export const corrected = (passed: number, kept: number, caught: number): number =>
  Math.min(1, Math.max(0, (passed + caught - 1) / (kept + caught - 1)))
