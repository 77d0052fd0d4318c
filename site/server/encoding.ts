/** Precompressed forms that may lie beside a file, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Ending of the sibling file that holds each form. */
export const SIBLING: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * The form that a request prefers among those at hand, undefined for the file as it is. A client
 * that refuses every form we have gets the file as it is rather than an error.
 */
export const chooseEncoding = (
  accept: string | null | undefined,
  available: readonly Encoding[],
): Encoding | undefined => {
  const weights = parse(accept ?? '')
  const any = weights.get('*') ?? 0
  let best: Encoding | undefined
  // Unless it is named, plain content is acceptable but any compressed form is better.
  let bestWeight = weights.get('identity') ?? 0
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? any
    const wins = best === undefined ? weight >= bestWeight : weight > bestWeight
    if (weight > 0 && wins) [best, bestWeight] = [encoding, weight]
  }
  return best
}

const parse = (accept: string): Map<string, number> =>
  new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : weightOf(quality.slice(2))]
    }),
  )

/** A weight that cannot be read counts as a refusal. */
const weightOf = (text: string): number =>
  /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/u.test(text) ? Number(text) : 0
