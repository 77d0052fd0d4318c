/** What was typed is forgotten after this long without a key, in ms. */
export const TYPEAHEAD_MS = 500

/**
 * The entry that typing leads to: the next one that begins so, searched from the present one and
 * round the end. One letter struck several times goes through all that begin with it.
 * @returns its place, or -1
 */
export const typedPlace = (labels: readonly string[], from: number, typed: string): number => {
  const start = plain(typed)
  const [letter = ''] = start
  const repeated = start === letter.repeat(start.length)
  const wanted = repeated ? letter : start
  // A longer word may still be the entry one is at.
  const first = repeated ? from + 1 : Math.max(from, 0)
  const order = labels.map((_, index) => (first + index) % labels.length)
  return order.find((place) => plain(labels[place] ?? '').startsWith(wanted)) ?? -1
}

/** « É » is typed as « e ». */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
