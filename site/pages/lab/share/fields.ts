/** Guards for what comes from links and files. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0
