import { ExpressionError } from '../problem.ts'

/** Words that a title leaves small, but for its first and last. */
const SMALL = new Set(
  (
    'a an and as at because but by en for if in neither nor of on only or over per so some than ' +
    'that the to up upon v versus via vs when with without yet'
  ).split(' '),
)

export function titleCase(words: string): string {
  const parts = words.split(/(\s+)/)
  const last = parts.findLastIndex((part) => /\S/.test(part))
  const first = parts.findIndex((part) => /\S/.test(part))
  return parts
    .map((part, at) => {
      if (!/\p{L}/u.test(part) || /\p{Lu}/u.test(part.slice(1))) return part
      if (at !== first && at !== last && SMALL.has(part)) return part
      return part.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    })
    .join('')
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
    const plain = SPELT[sign]
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
  '€': 'EUR',
  '\u00A0': ' ',
}
