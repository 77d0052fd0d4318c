/** Sentences of one's own, in the room that a place has for them. */
import { wordCount } from './schema.ts'

/** As many whole sentences as fit; where those would be few, as many words. */
export const cut = (text: string, most: number): string => {
  let whole = ''
  for (const sentence of sentencesOf(text)) {
    if ((whole + sentence).trimEnd().length > most) break
    whole += sentence
  }
  const fitting = whole.trimEnd()
  if (fitting.length >= most / 2 || fitting.length === text.length) return fitting
  return `${text.slice(0, most - 1).replace(/[\s,;:]+\S*$/u, '')}…`
}

/** What a page opens with: 40 to 60 words. */
export const openingOf = (...texts: readonly string[]): string => {
  let opening = ''
  for (const sentence of sentencesOf(texts.join(' '))) {
    if (wordCount(opening) >= LEAST) break
    opening += sentence
  }
  const words = opening.trim().split(/\s+/u)
  return wordCount(opening) <= MOST ? words.join(' ') : `${words.slice(0, MOST - 2).join(' ')}…`
}
const LEAST = 40
const MOST = 60

/** Each with the space behind it. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/.+?(?:[.!?…](?:\s+|$)|$)/gsu) ?? []
