import { ExpressionError } from '../problem.ts'

/** Words that a title leaves small, but for its first and last. */
const SMALL =
  /\b(?:an?|and|as|at|because|but|by|en|for|if|in|neither|nor|of|on|only|or|over|per|so|some|than|that|the|to|up|upon|vs?|versus|via|when|with|without|yet)\b/i

/** Words that carry capitals or dots inside, as names and addresses do, stay as they are. */
export function titleCase(words: string): string {
  return words.replace(/[^\s:–—-]+/g, (word, at: number) => {
    const end = at + word.length
    const isWithin = at !== 0 && end !== words.length
    if (/.[A-Z]|.\../s.test(word) || (isWithin && SMALL.test(word))) return word
    if (/^:\S/.test(words.slice(end, end + 2))) return word
    return word.replace(/[A-Za-z0-9\u00C0-\u00FF]/, (letter) => letter.toUpperCase())
  })
}

/** The first letter of each sentence large, all others small. */
export function sentenceCase(words: string): string {
  return words
    .split(/(?<=[!?.])/)
    .map((sentence) => {
      const first = sentence.search(/\p{L}/u)
      if (first === -1) return sentence
      const rest = sentence.slice(first + 1).toLowerCase()
      return sentence.slice(0, first) + sentence.charAt(first).toUpperCase() + rest
    })
    .join('')
}

export function snakeCase(words: string): string {
  return words
    .toLowerCase()
    .replace(/[ -]/g, '_')
    .replace(/[\u2000-\u206F\u2E00-\u2E7F!-,./:-@[-^`{-~]/g, '')
}

/** Latin letters without what is above and below them; other scripts are not spelt out. */
export function withoutAccents(words: string): string {
  const bare = words.normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[^\0-\x7F]/gu, (sign) => {
    const plain = /\p{Extended_Pictographic}/u.test(sign) ? (SPELT[sign] ?? '?') : SPELT[sign]
    if (plain === undefined)
      throw new ExpressionError('unsupported', { name: `replaceSpecialChars(${sign})` })
    return plain
  })
}

const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '--',
  '…': '...',
  '«': '<<',
  '»': '>>',
  '€': 'EU',
  '£': 'PS',
  '°': 'deg',
  '•': '*',
  '№': 'no',
  '™': '(tm)',
  '©': '(c)',
  '®': '(r)',
  '×': 'x',
  '½': '1/2',
  '\u00A0': ' ',
}
