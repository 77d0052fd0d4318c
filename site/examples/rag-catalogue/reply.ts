import type { Language, Product, Trait } from './product.ts'
import { find } from './search.ts'
import { readLive, standingOf, type Offer, type Shop, type Standing } from './shop.ts'
import type { Wish } from './wish.ts'

/** What the page shows: everything but `why` is written by code. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly price: number
  /** What was asked for and is missing here; none on a match. */
  readonly lacks: readonly Trait[]
  readonly why?: string
}

export type Reply =
  | { readonly kind: 'match' | 'substitute'; readonly cards: readonly Card[] }
  /** Names alone: what exists and cannot be had, by the reason why. */
  | {
      readonly kind: 'none'
      readonly soldOut: readonly string[]
      readonly otherSizes: readonly string[]
      readonly tooDear: readonly string[]
      readonly unknown: readonly string[]
    }
  /** The shop gave no answer: names and links, neither price nor promise. */
  | { readonly kind: 'offline'; readonly names: readonly string[] }

export interface Setting {
  readonly products: readonly Product[]
  readonly shop: Shop
  readonly language: Language
  readonly now: number
}

export const replyTo = async (wish: Wish, setting: Setting): Promise<Reply> => {
  const { products, shop, language, now } = setting
  const found = find(products, wish, language)
  const near = relaxed(wish).flatMap((other) => find(products, other, language))
  const all = [...new Set([...found, ...near])]
  const offers = await readLive(
    shop,
    all.map(({ id }) => id),
  )
  const standing = (product: Product) => standingOf(product, wish, offers.get(product.id), { now })
  const nameOf = ({ name }: Product) => name[language]
  if (all.length > 0 && all.every((product) => standing(product) === 'unknown'))
    return { kind: 'offline', names: found.map(nameOf) }
  const cards = (list: readonly Product[]) =>
    list
      .filter((product) => standing(product) === 'available')
      .slice(0, 3)
      .map((product) => cardOf(product, wish, offers.get(product.id)!, language))
  const [matching, others] = [cards(found), cards(all)]
  if (matching.length > 0) return { kind: 'match', cards: matching }
  if (others.length > 0) return { kind: 'substitute', cards: others }
  const those = (why: Standing) => found.filter((product) => standing(product) === why).map(nameOf)
  return {
    kind: 'none',
    soldOut: those('sold out'),
    otherSizes: those('other sizes'),
    tooDear: those('too dear'),
    unknown: those('unknown'),
  }
}

/** One condition less, each in turn. What must not be there is never given up. */
const relaxed = (wish: Wish): readonly Wish[] =>
  wish.must.map((trait) => ({ ...wish, must: wish.must.filter((other) => other !== trait) }))

const cardOf = (product: Product, { must }: Wish, { price }: Offer, language: Language): Card => ({
  id: product.id,
  name: product.name[language],
  price,
  lacks: must.filter((trait) => !product.traits.includes(trait)),
})
