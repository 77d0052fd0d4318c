import type { Card } from './reply.ts'

/** A model that says in a sentence why each card fits: words only, no fact of the shop. */
export type Writer = (cards: readonly Card[]) => Promise<Readonly<Record<string, string>>>

/** Figures, and words that promise: the card has the price, the shop has the rest. */
const PROMISES =
  /\d|€|\beuros?\b|stock|disponible|available|derni[eè]re?|\blast\b|left|livr|deliver|demain|tomorrow|promo|rédu|solde|offert|gratuit|\bsale\b|discount|\boff\b|free|garanti|guarantee|meilleur|cheapest|best/iu

/** Why a sentence may not be shown; nothing if it may. */
export const faultOf = (why: string, card: Card, names: readonly string[]): string | undefined => {
  const promise = PROMISES.exec(why)?.[0]
  if (promise !== undefined) return `promises: ${promise}`
  const other = names.find((name) => name !== card.name && why.includes(name))
  if (other !== undefined) return `names another product: ${other}`
  return why.length > 200 ? 'too long' : undefined
}

/** Cards with the sentences that passed. A card without one is still a good answer. */
export const explained = async (
  cards: readonly Card[],
  names: readonly string[],
  writer: Writer,
): Promise<readonly Card[]> => {
  const written = await writer(cards).catch((): Record<string, string> => ({}))
  return cards.map((card) => {
    const why = written[card.id]
    return why === undefined || faultOf(why, card, names) !== undefined ? card : { ...card, why }
  })
}
