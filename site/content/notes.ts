/** The best note that a product gets on a criterion; the worst is 0. */
export const HIGHEST_NOTE = 5

/** How far a weight goes, and by what steps, where a comparison does not say. */
export const USUAL_SCALE = { most: 5, step: 1 } as const
