/** How long people wait, and how many requests a minute fit below the limits of an account. */

/** The value that a share of the measures does not exceed. */
export const quantile = (measures: readonly number[], share: number): number => {
  const sorted = measures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Per minute; a limit that a provider does not set is left out. */
export interface Limits {
  readonly requests?: number
  /** What is read, or all tokens where a provider keeps a single account of them. */
  readonly read?: number
  readonly written?: number
}

/** @param counted tokens of a request that count against each limit, by the provider's own rules */
export const ceiling = (
  { requests = Infinity, read = Infinity, written = Infinity }: Limits,
  counted: { readonly read: number; readonly written: number },
): { readonly perMinute: number; readonly by: string } => {
  const bounds = {
    requests,
    read: Math.floor(read / counted.read),
    written: Math.floor(written / counted.written),
  }
  const perMinute = Math.min(...Object.values(bounds))
  const by = Object.entries(bounds).find(([, bound]) => bound === perMinute)?.[0] ?? ''
  return { perMinute, by }
}
