/** A value as JavaScript says it when a text is wanted. */
export const textOf: (value: unknown) => string = String

/** The same, but objects as JSON. */
export const jsonText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
