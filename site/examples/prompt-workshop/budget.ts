/** What goes into a request when not everything fits. */

export interface Part {
  readonly name: string
  readonly text: string
  /** 0 must stay; the highest number leaves first. */
  readonly rank: number
}

/** An approximation: one token for three characters. Count with your model's own counter. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3)

export type Fit =
  | { readonly kept: readonly Part[]; readonly dropped: readonly string[]; readonly tokens: number }
  | { readonly tooLong: number }

/** Parts keep their order; the least useful leave whole, for half a document misleads. */
export const fit = (parts: readonly Part[], window: number, reply: number): Fit => {
  const room = window - reply
  const sum = (some: readonly Part[]) =>
    some.reduce((tokens, { text }) => tokens + tokensIn(text), 0)
  let kept = parts
  const dropped: string[] = []
  while (sum(kept) > room) {
    const last = Math.max(...kept.map(({ rank }) => rank))
    if (last <= 0) return { tooLong: sum(kept) - room }
    const leaving = kept.findLast(({ rank }) => rank === last)!
    dropped.push(leaving.name)
    kept = kept.filter((part) => part !== leaving)
  }
  return { kept, dropped, tokens: sum(kept) }
}
