/** Chance that nobody foresees, of the platform's own making. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count))

/** Half as long to half as long again: two that wait the same time would meet again. */
export const unevenly = (ms: number): number => ms * (0.5 + Math.random())
