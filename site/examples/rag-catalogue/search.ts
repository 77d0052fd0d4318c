import type { Language, Product } from './product.ts'
import { singular, wordsOf, type Wish } from './wish.ts'

/** Conditions are kept or broken: nothing is more or less without leather. */
export const matches = (
  { category, traits, sizes }: Product,
  { category: wanted, must, not, size }: Wish,
): boolean =>
  (wanted === undefined || category === wanted) &&
  must.every((trait) => traits.includes(trait)) &&
  not.every((trait) => !traits.includes(trait)) &&
  (size === undefined || sizes.length === 0 || sizes.includes(size))

/** Filter, then compare. */
export const find = (products: readonly Product[], wish: Wish, language: Language, most = 8) =>
  closest(
    products.filter((product) => matches(product, wish)),
    wish.words,
    language,
  ).slice(0, most)

/** What costs sales: compare, keep a few, filter those. */
export const findThenFilter = (
  products: readonly Product[],
  wish: Wish,
  language: Language,
  most = 3,
) =>
  closest(products, wish.words, language)
    .slice(0, most)
    .filter((product) => matches(product, wish))

/** Best first, by shared words, the rare ones first of all: put your embeddings here. */
export const closest = (
  products: readonly Product[],
  asked: readonly string[],
  language: Language,
): readonly Product[] => {
  const bags = products.map(
    ({ name, text }) =>
      new Set(wordsOf(`${name[language]} ${text[language]}`, language).map(singular)),
  )
  const weight = (word: string) =>
    Math.log(1 + products.length / (1 + bags.filter((bag) => bag.has(word)).length))
  const scores = bags.map((bag) =>
    [...new Set(asked.map(singular))]
      .filter((word) => bag.has(word))
      .reduce((sum, word) => sum + weight(word) / Math.sqrt(bag.size), 0),
  )
  return products
    .map((product, at) => ({ product, score: scores[at]! }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product)
}
