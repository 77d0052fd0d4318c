import type { CommandA } from '#engine'

/** [4.1.36] What coins are for in reading A: the same gestures, done better. */
export const TREATS = ['feast', 'outing', 'book', 'nap'] as const
export type Treat = (typeof TREATS)[number]

export const TREAT: Readonly<Record<Treat, { readonly coins: number; readonly does: CommandA }>> = {
  feast: { coins: 15, does: { type: 'feed', nutritionValue: 40, tastiness: 20 } },
  outing: { coins: 20, does: { type: 'play', fun: 30, energyCost: 5 } },
  book: { coins: 25, does: { type: 'study', complexity: 25 } },
  nap: { coins: 10, does: { type: 'sleep', duration: 5000 } },
}
