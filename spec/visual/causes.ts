/** Which few changes of colour explain all those that pictures show. */
import { hexOf, isPartOf, lengthOf, type Recoloured } from './colours.ts'

/**
 * @param pictures of each, its changes of colour; none where they are too many
 * @returns of each, the fewest causes that explain every pixel, as in `#5b35d0 → #6a1fd0`; undefined
 *   where something else than colours changed
 */
export const causesOf = (
  pictures: readonly (readonly Recoloured[] | undefined)[],
): readonly (readonly string[] | undefined)[] => {
  const found: (readonly string[] | undefined)[] = pictures.map(() => undefined)
  let open = pictures.flatMap((changes, at) => (changes?.length ? [{ at, changes }] : []))
  // What explains most pictures is the likeliest: letters alone show no colour quite, others do.
  const likely: Recoloured[] = []
  for (;;) {
    // The order of equals stays: the one that is met most, not the one that rounding made a step longer.
    const ranked = frequent(open.map(({ changes }) => strongest(changes)))
      .map((cause) => ({ cause, of: open.filter(({ changes }) => explains([cause], changes)) }))
      .toSorted((a, b) => b.of.length - a.of.length)
    const [best] = ranked
    if (best === undefined || best.of.length === 0) break
    likely.push(best.cause)
    for (const { at } of best.of) found[at] = [nameOf(best.cause)]
    open = open.filter((one) => !best.of.includes(one))
  }
  for (const { at, changes } of open) found[at] = together(changes, likely)
  return found
}

/** Several causes at once: those met elsewhere first. */
const together = (
  changes: readonly Recoloured[],
  likely: readonly Recoloured[],
): readonly string[] | undefined => {
  const causes: Recoloured[] = []
  const candidates = [...likely, ...strongest(changes)]
  let left = changes
  while (left.length > 0 && causes.length < MOST) {
    const ranked = candidates
      .map((cause) => ({ cause, left: left.filter((change) => !isPartOf(change, cause)) }))
      .toSorted((a, b) => pixelsOf(a.left) - pixelsOf(b.left))
    const [best] = ranked
    if (best === undefined || best.left.length === left.length) return undefined
    causes.push(best.cause)
    ;({ left } = best)
  }
  return explains(causes, changes) ? causes.map(nameOf).toSorted() : undefined
}

const MOST = 6

/**
 * Whether a picture is as it was but for these colours. Where a colour is still to be seen that a
 * cause is said to have changed, something came or went instead.
 */
const explains = (causes: readonly Recoloured[], changes: readonly Recoloured[]): boolean =>
  changes.every((change) => causes.some((cause) => isPartOf(change, cause))) &&
  causes.every((cause) => {
    const own = changes.filter(({ before }) => before === cause.before)
    return own.every(({ kept }) => kept <= pixelsOf(own))
  })

/** The likeliest of one picture: those that go furthest, and those of most pixels. */
const strongest = (changes: readonly Recoloured[]): readonly Recoloured[] => {
  const furthest = changes
    .filter(({ pixels }) => pixels >= FEW)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return [...furthest.slice(0, SOME), ...changes.slice(0, SOME)]
}
const FEW = 8
const SOME = 3

/** Those that most pictures have: with all of them it would take too long. */
const frequent = (all: readonly (readonly Recoloured[])[]): readonly Recoloured[] => {
  const met = new Map<string, { readonly cause: Recoloured; times: number }>()
  for (const cause of all.flat()) {
    const one = met.get(nameOf(cause)) ?? { cause, times: 0 }
    met.set(nameOf(cause), { cause, times: one.times + 1 })
  }
  return [...met.values()]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, CANDIDATES)
    .map(({ cause }) => cause)
}
const CANDIDATES = 60

const pixelsOf = (changes: readonly Recoloured[]): number =>
  changes.reduce((sum, { pixels }) => sum + pixels, 0)

const nameOf = ({ before, after }: Recoloured): string => `${hexOf(before)} → ${hexOf(after)}`
