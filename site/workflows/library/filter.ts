/** Templates that answer what one asks of a list: words, boxes that are ticked, an order. */
import type { Level } from '../recipes/recipe.ts'
import type { Indexed } from './indexed.ts'
import { wordsOf } from './words-of.ts'

export const ORDERS = ['recent', 'title', 'quick'] as const
export type Order = (typeof ORDERS)[number]

export interface Asked {
  readonly question: string
  readonly categories: readonly string[]
  readonly services: readonly string[]
  readonly levels: readonly Level[]
  readonly order: Order
}

export const NOTHING: Asked = {
  question: '',
  categories: [],
  services: [],
  levels: [],
  order: 'recent',
}

/**
 * Those of any category and level that are ticked and with every service that is: two services are
 * ticked by who wants to link them.
 *
 * @param all the newest first
 */
export const answering = (
  all: readonly Indexed[],
  asked: Asked,
  names: Readonly<Record<string, string>>,
): readonly Indexed[] => {
  const words = wordsOf(asked.question)
  const named = new Map(Object.entries(names).map(([id, name]) => [id, wordsOf(name)]))
  const found = all.filter((card) => {
    const { category, services, level } = card
    return (
      (asked.categories.length === 0 || asked.categories.includes(category)) &&
      asked.services.every((service) => services.includes(service)) &&
      (asked.levels.length === 0 || (level !== undefined && asked.levels.includes(level))) &&
      foundBy(words, [...ownWords(card), ...services.flatMap((id) => named.get(id) ?? wordsOf(id))])
    )
  })
  return sorted(found, asked.order)
}

/** Taken apart once: with each letter that one types, all cards are asked again. */
const ownWords = (card: Indexed): readonly string[] => {
  const known = OWN.get(card)
  if (known) return known
  const words = [card.title, card.text, card.also].flatMap(wordsOf)
  OWN.set(card, words)
  return words
}
const OWN = new WeakMap<Indexed, readonly string[]>()

/** Whether each word begins one of a text's own. */
export const foundBy = (words: readonly string[], own: readonly string[]): boolean =>
  words.every((word) => own.some((other) => other.startsWith(word)))

const sorted = (found: readonly Indexed[], order: Order): readonly Indexed[] => {
  if (order === 'title') return found.toSorted((one, other) => one.title.localeCompare(other.title))
  if (order === 'quick')
    return found.toSorted((one, other) => (one.minutes ?? LONG) - (other.minutes ?? LONG))
  return found
}
/** Where nobody says how long it takes. */
const LONG = 999
