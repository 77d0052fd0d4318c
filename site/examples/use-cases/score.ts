/** A question of the test set; `page` holds its answer, or nothing does: then it is a trap. */
export interface Trial {
  readonly question: string
  readonly page?: string
  /** Pages that the search gave, best first; none if it gave up. */
  readonly found: readonly string[]
}

/** How many answers were within reach, and how many traps were left alone. */
export const score = (trials: readonly Trial[], first = 5) => {
  const asked = trials.filter(({ page }) => page !== undefined)
  const traps = trials.filter(({ page }) => page === undefined)
  return {
    reached: asked.filter(({ page, found }) => found.slice(0, first).includes(page!)).length,
    asked: asked.length,
    refused: traps.filter(({ found }) => found.length === 0).length,
    traps: traps.length,
  }
}
