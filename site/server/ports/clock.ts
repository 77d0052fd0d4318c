/** Ms since 1970. */
export const now = (): number => Date.now()
