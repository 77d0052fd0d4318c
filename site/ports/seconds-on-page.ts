/** Whole seconds since this document was asked for: no less than the visitor has seen it. */
export const secondsOnPage = (): number => Math.floor(performance.now() / 1000)
