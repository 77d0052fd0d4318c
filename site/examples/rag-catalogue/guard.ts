import type { Card } from './reply.ts'

/** A model that says in a sentence why each card fits: words only, no fact of the shop. */
export type Writer = (cards: readonly Card[]) => Promise<Readonly<Record<string, string>>>

/** Words of figures, price, stock, delivery and praise: what nobody thought of gets through. */
const PROMISES: readonly RegExp[] = [
  /\d|[€$£%]|\b(?:euros?|dollars?|pounds?|pence|hundred|vingt|quarante|cinquante|soixante)\b/iu,
  /\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b|\bprix\b|\bprice|\bcosts?\b|\bcoût|cheap/iu,
  /promo|rédu|\bsoldes?\b|offert|gratuit|\bsale\b|discount|\boff\b|bargain|bonne affaire/iu,
  /(?<!-)\bfree\b(?! (?:of|from)\b)|garanti|guarantee|meilleur|\bbest\b|moins ch/iu,
  /\bstock|disponible|available|derni[eè]re?|\blast\b|\bleft\b|\bremain\b|\ben reste\b/iu,
  /\b(?:plus que|plus qu.|il reste) ?(?:une?|deux|trois|quelques)\b/iu,
  /dépêch|faites vite|\bhurry\b|\bbe quick\b|cette semaine|this week/iu,
  /livr|deliver|\bships?\b|shipped|dispatch|expédi|chez vous|\bwith you (?:by|before|within)\b/iu,
  /\b(?:today|tomorrow|demain|aujourd|dimanche|(?:lun|mar|mercre|jeu|vendre|same)di)\b/iu,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
  /\b(?:in|within|en|sous) \w+ (?:days?|hours?|jours?|heures?)\b/iu,
]

/** Why a sentence may not be shown; nothing if it may. */
export const faultOf = (why: string, card: Card, names: readonly string[]): string | undefined => {
  const [promise] = PROMISES.flatMap((words) => words.exec(why)?.[0] ?? [])
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
