import type { Product } from './product.ts'
import type { Wish } from './wish.ts'

/** What the shop's own system says, at one moment. */
export interface Offer {
  /** In cents, all taxes included. */
  readonly price: number
  /** How many are left, by size; `one` where there are no sizes. */
  readonly left: Readonly<Record<string, number>>
  /** In milliseconds: old answers are no answers. */
  readonly readAt: number
}
export type Shop = (ids: readonly string[]) => Promise<ReadonlyMap<string, Offer>>

/** One call for all candidates; nothing if it fails or takes too long. */
export const readLive = async (
  shop: Shop,
  ids: readonly string[],
  patience = 800,
): Promise<ReadonlyMap<string, Offer>> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<ReadonlyMap<string, Offer>>((resolve) => {
    timer = setTimeout(() => resolve(new Map()), patience)
  })
  try {
    return await Promise.race([shop(ids), tooLate])
  } catch {
    return new Map()
  } finally {
    clearTimeout(timer)
  }
}

export type Standing = 'available' | 'other sizes' | 'sold out' | 'too dear' | 'unknown'

/** A product stands as its offer says, or nobody knows how. */
export const standingOf = (
  { sizes }: Product,
  { size, most }: Wish,
  offer: Offer | undefined,
  { now, freshness = 60_000 }: { readonly now: number; readonly freshness?: number },
): Standing => {
  if (offer === undefined || now - offer.readAt > freshness) return 'unknown'
  if (most !== undefined && offer.price > most) return 'too dear'
  const left = (name: string) => (offer.left[name] ?? 0) > 0
  const any = Object.keys(offer.left).some(left)
  if (sizes.length === 0 || size === undefined) return any ? 'available' : 'sold out'
  if (left(size)) return 'available'
  return any ? 'other sizes' : 'sold out'
}
