import { z } from 'zod'
import { CATEGORIES, TRAITS, type Language } from './product.ts'
import { corrected } from './spelling.ts'
import { BESIDE, JOINTS, NEGATIONS, PHRASES, VOCABULARY } from './vocabulary.ts'

/** What somebody asks for, as conditions that a catalogue can check. */
export const wishSchema = z.strictObject({
  category: z.enum(CATEGORIES).optional(),
  must: z.array(z.enum(TRAITS)),
  not: z.array(z.enum(TRAITS)),
  size: z.string().max(4).optional(),
  /** In cents: checked against the shop, never against the index. */
  most: z.int().positive().optional(),
  /** All of them, to compare by similarity. */
  words: z.array(z.string()),
})
export type Wish = z.infer<typeof wishSchema>

/** A model that fills in the form, or nothing: then rules do. */
export type Reader = (ask: string) => Promise<unknown>

/** What the model filled in, where the form accepts it; what rules make of the words elsewhere. */
export const readWish = async (ask: string, language: Language, reader?: Reader): Promise<Wish> => {
  const filled = wishSchema.safeParse(await reader?.(ask).catch(() => undefined))
  return filled.success ? filled.data : wishByRules(ask, language)
}

export const wishByRules = (ask: string, language: Language): Wish => {
  const small = [...NEGATIONS[language], ...JOINTS[language]]
  const known = new Set([...VOCABULARY[language].keys(), ...small])
  const words = wordsOf(ask, language).map((word) =>
    known.has(word) ? word : corrected(singular(word), known),
  )
  const wish: Wish = { must: [], not: [], words }
  const [, size] = SIZE.exec(ask) ?? []
  const [, most] = MOST.exec(ask) ?? []
  if (size !== undefined) wish.size = size.toUpperCase()
  if (most !== undefined) wish.most = centsOf(most)
  for (const at of words.keys()) {
    const meaning = meaningOf(words, at, language)
    if (meaning === undefined) continue
    if ('category' in meaning) wish.category ??= meaning.category
    else wish[isDenied(words, at, language) ? 'not' : 'must'].push(meaning.trait)
  }
  return wish
}

/** Some words change their meaning beside the name of a thing. */
const meaningOf = (words: readonly string[], at: number, language: Language) => {
  const word = words[at]!
  const beside = BESIDE[language].get(word)
  const named = words.some((each) => {
    const meaning = VOCABULARY[language].get(each)
    return each !== word && meaning !== undefined && 'category' in meaning
  })
  return beside !== undefined && named ? beside : VOCABULARY[language].get(word)
}

export const wordsOf = (text: string, language: Language): readonly string[] => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const joined = PHRASES[language].reduce(
    (all, phrase) => all.replaceAll(phrase, phrase.replaceAll(' ', '-')),
    plain,
  )
  return joined.match(/[a-z0-9]+(?:-[a-z0-9]+)*/gu) ?? []
}

const SIZE = /\b(?:taille|pointure|size|en)\s+(\d{2}|x?[sml]|xl)\b/iu
const MOST =
  /(?:moins de|maximum|max|under|below|at most)\s+[£€$]?\s?(\d+(?:[\s,.]\d{3})*(?:[,.]\d\d?)?)(?!\d)/iu

/** Of “1,200”, « 1 200 » or « 49,90 »: three digits after a mark are thousands, fewer are cents. */
const centsOf = (amount: string): number => {
  const plain = amount.replaceAll(/[\s,.](?=\d{3})/gu, '').replace(',', '.')
  return Math.round(Number(plain) * 100)
}

export const singular = (word: string): string => word.replace(/(?<=\w{3})[sx]$/u, '')

/** One of the two words before denies it, or joins it to one denied: “no leather or down”. */
const isDenied = (words: readonly string[], at: number, language: Language): boolean => {
  const from = Math.max(0, at - 2)
  const before = words.slice(from, at)
  const joint = from + before.findLastIndex((word) => JOINTS[language].includes(word))
  return (
    before.some((word) => NEGATIONS[language].includes(word)) ||
    (joint > 0 && joint >= from && isDenied(words, joint - 1, language))
  )
}
