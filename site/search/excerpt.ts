import { tokensOf } from './tokens.ts'

/** About as many characters of a text as two lines show. */
const LONGEST = 160
/** What stands before the word that was met. */
const BEFORE = 40

/** What a text says around the first word that begins as one of these do, or at its beginning. */
export const excerptOf = (text: string, asked: readonly string[]): string => {
  if (text.length <= LONGEST) return text
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const met = words.find(([word]) =>
    tokensOf(word).some((token) => asked.some((one) => token.startsWith(one))),
  )
  const wanted = Math.min(Math.max(0, (met?.index ?? 0) - BEFORE), text.length - LONGEST)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const until = from + LONGEST
  const to = until >= text.length ? text.length : text.lastIndexOf(' ', until)
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(from, to))}${to < text.length ? ' …' : ''}`
}
