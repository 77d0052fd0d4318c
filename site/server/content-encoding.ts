import { parseAccept } from 'hono/utils/accept'

/** Precompressed forms that may lie beside a file, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Ending of the sibling file that holds each form. */
export const SIBLING: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * The form that a request prefers among those at hand, undefined for the file as it is. A client
 * that refuses every form we have gets the file as it is rather than an error.
 *
 * Hono reads the header; its own choices know no `*` and no `identity`, or no weights.
 */
export const chooseEncoding = (
  accept: string | null,
  available: readonly Encoding[],
): Encoding | undefined => {
  const weights = new Map(
    parseAccept(accept ?? '').map(({ type, q, params }) => [
      type.toLowerCase(),
      // A weight that cannot be read counts as a refusal.
      Number.isNaN(Number(params['q'] ?? q)) ? 0 : q,
    ]),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = available.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (best === undefined || weightOf(best) === 0) return undefined
  // Unless it is named, plain content is acceptable but any compressed form is better.
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}
