/** Where code names nodes: `$('Read mail')`, `$node["Read mail"]`, `$items("Read mail")`. */
import { endOfPattern, endOfText } from './quoted.ts'

export interface Reference {
  readonly name: string
  /** Where the name is written, with its quotes, or with the dot of `$node.name`. */
  readonly from: number
  readonly to: number
  readonly quote: Quote | '.'
}

type Quote = "'" | '"' | '`'
export type CodeLanguage = 'javascript' | 'python'

/**
 * Read piece by piece, so that text in quotes and remarks are left alone, and code that is not
 * finished yet is read as far as it goes.
 */
export const referencesIn = (
  code: string,
  language: CodeLanguage = 'javascript',
): readonly Reference[] => {
  const found: Reference[] = []
  const isPython = language === 'python'
  // Braces that are open in each `${…}`: one more that closes ends it.
  const templates: number[] = []
  let last = ''
  let at = 0
  const upTo = (end: string, from: number) => {
    const next = code.indexOf(end, from)
    return next === -1 ? code.length : next + end.length
  }
  const goOnInTemplate = (from: number) => {
    at = endOfText(code, from, '`')
    const isCode = code[at - 1] === '{'
    if (isCode) templates.push(0)
    last = isCode ? '(' : 'a'
  }
  while (at < code.length) {
    const letter = code[at]!
    if (SPACE.test(letter)) at += 1
    else if (isPython ? letter === '#' : code.startsWith('//', at)) at = upTo('\n', at)
    else if (!isPython && code.startsWith('/*', at)) at = upTo('*/', at + 2)
    else if (isPython && (code.startsWith('"""', at) || code.startsWith("'''", at))) {
      at = upTo(letter.repeat(3), at + 3)
      last = 'a'
    } else if (letter === "'" || letter === '"') {
      at = endOfText(code, at + 1, letter)
      last = 'a'
    } else if (letter === '`') goOnInTemplate(at + 1)
    else if (!isPython && letter === '/' && BEFORE_PATTERN.test(last)) {
      const end = endOfPattern(code, at + 1)
      at = end ?? at + 1
      last = end === undefined ? letter : 'a'
    } else if (WORD_START.test(letter)) {
      WORD.lastIndex = at
      const word = WORD.exec(code)![0]
      at += word.length
      const reference = last === '.' ? undefined : referenceAt(code, word, at, isPython)
      if (reference) found.push(reference)
      at = reference?.to ?? at
      last = KEYWORD.test(word) ? '(' : 'a'
    } else {
      at += 1
      last = letter
      const open = templates.length - 1
      if (open >= 0 && letter === '{') templates[open]! += 1
      else if (open >= 0 && letter === '}' && (templates[open]! -= 1) < 0) {
        templates.pop()
        goOnInTemplate(at)
      }
    }
  }
  return found
}

const SPACE = /\s/u
/** A slash after one of these begins a pattern; after anything else it divides. */
const BEFORE_PATTERN = /^$|^[(,=:[!&|?{};+\-*%<>~^]$/u
const WORD_START = /[\w$\p{L}]/u
const WORD = /[\w$\p{L}]+/uy
const KEYWORD = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$/u

/** What follows a word that names nodes; in Python it begins with `_`. */
const referenceAt = (
  code: string,
  word: string,
  at: number,
  isPython: boolean,
): Reference | undefined => {
  const role = isPython && word.startsWith('_') ? `$${word.slice(1)}` : word
  if (role === '$node') return inBrackets(code, at, MEMBER, ']') ?? afterDot(code, at)
  return role === '$' || role === '$items' ? inBrackets(code, at, CALL, ',)') : undefined
}

const CALL = /\s*\(\s*(?=['"`])/uy
const MEMBER = /\s*(?:\?\.)?\[\s*(?=['"`])/uy
const DOT = /\s*\??\.(?=[\p{L}_$])/uy
const GAP = /\s*/uy

const inBrackets = (
  code: string,
  at: number,
  opening: RegExp,
  closing: string,
): Reference | undefined => {
  opening.lastIndex = at
  const before = opening.exec(code)
  if (!before) return undefined
  const from = at + before[0].length
  const quote = code[from] as Quote
  const to = endOfText(code, from + 1, quote)
  if (code[to - 1] !== quote || to < from + 2) return undefined
  GAP.lastIndex = to
  GAP.exec(code)
  const next = code[GAP.lastIndex]
  if (next === undefined || !closing.includes(next)) return undefined
  return { name: plain(code.slice(from + 1, to - 1)), from, to, quote }
}

const afterDot = (code: string, at: number): Reference | undefined => {
  DOT.lastIndex = at
  const dot = DOT.exec(code)
  if (!dot) return undefined
  const from = at + dot[0].length
  WORD.lastIndex = from
  const name = WORD.exec(code)![0]
  return { name, from: from - 1, to: from + name.length, quote: '.' }
}

const plain = (text: string): string =>
  text.includes('\\')
    ? text.replaceAll(ESCAPED, (_whole, code: string | undefined, letter: string | undefined) =>
        code === undefined
          ? (LETTERS[letter as keyof typeof LETTERS] ?? letter!)
          : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

const ESCAPED = /\\(?:u(?<code>[\da-f]{4})|(?<letter>[\s\S]))/giu
const LETTERS = { n: '\n', t: '\t', r: '\r' }

/** The same reference to another name, with the quotes it had. */
export const written = (name: string, quote: Reference['quote']): string => {
  if (quote === '.')
    return /^[\p{L}_$][\w$\p{L}]*$/u.test(name) ? `.${name}` : `[${written(name, '"')}]`
  const escaped = name
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll(quote, `\\${quote}`)
    // Two braces would end the expression.
    .replaceAll('}}', String.raw`}\u007d`)
  return quote + (quote === '`' ? escaped.replaceAll('${', '\\${') : escaped) + quote
}
