/** Where code names nodes: `$('Read mail')`, `$node["Read mail"]`, `$items("Read mail")`. */

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
 * Read character by character, so that text in quotes and remarks are left alone, and code that is
 * not finished yet is read as far as it goes.
 */
export const referencesIn = (
  code: string,
  language: CodeLanguage = 'javascript',
): readonly Reference[] => {
  const found: Reference[] = []
  // A brace within `${…}` is not its end; each template that is open counts its own.
  const braces: number[] = []
  let last = ''
  let at = 0
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const [match = ''] = pattern.exec(code) ?? []
    at += match.length
    return match
  }
  const template = () => {
    skip(TEMPLATE)
    if (code.startsWith('${', at)) {
      braces.push(0)
      at += 2
    } else at += 1
    last = '('
  }
  const isPython = language === 'python'
  while (at < code.length) {
    const letter = code[at]!
    if (/\s/u.test(letter)) skip(SPACE)
    else if (isPython ? letter === '#' : code.startsWith('//', at)) skip(LINE)
    else if (!isPython && code.startsWith('/*', at)) skip(REMARK)
    else if (isPython && skip(LONG) !== '') last = 'a'
    else if (letter === "'" || letter === '"') {
      skip(letter === '"' ? DOUBLE : SINGLE)
      last = 'a'
    } else if (letter === '`') {
      at += 1
      template()
      last = code[at - 1] === '`' ? 'a' : '('
    } else if (!isPython && letter === '/' && BEFORE_PATTERN.test(last) && skip(PATTERN) !== '')
      last = 'a'
    else if (WORD_START.test(letter)) {
      const from = at
      const word = skip(WORD)
      const reference = last === '.' ? undefined : referenceAt(code, word, at, isPython)
      if (reference) found.push(reference)
      at = reference?.to ?? from + Math.max(1, word.length)
      last = KEYWORD.test(word) ? '(' : 'a'
    } else {
      at += 1
      last = letter
      if (braces.length > 0 && letter === '{') braces[braces.length - 1]! += 1
      if (braces.length > 0 && letter === '}') {
        if (braces.at(-1) === 0) {
          braces.pop()
          template()
          last = code[at - 1] === '`' ? 'a' : '('
        } else braces[braces.length - 1]! -= 1
      }
    }
  }
  return found
}

const SPACE = /\s+/uy
const LINE = /[^\n]*/uy
const REMARK = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\*[\s\S]*$/uy
const LONG = /"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)/uy
const SINGLE = /'(?:[^'\\\n]|\\[\s\S])*'?/uy
const DOUBLE = /"(?:[^"\\\n]|\\[\s\S])*"?/uy
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/uy
const PATTERN = /\/(?:[^/\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/uy
const BEFORE_PATTERN = /^$|^[(,=:[!&|?{};+\-*%<>~^]$/u
const WORD_START = /[\w$\p{L}]/u
const WORD = /[\w$\p{L}]+/uy
const KEYWORD = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$/u

/** What follows the word that names nodes; in Python it begins with `_`. */
const referenceAt = (
  code: string,
  word: string,
  at: number,
  isPython: boolean,
): Reference | undefined => {
  const role = ROLES[isPython && word.startsWith('_') ? `$${word.slice(1)}` : word]
  if (role === undefined) return undefined
  for (const pattern of role) {
    pattern.lastIndex = at
    const { opening = '', written, dotted } = pattern.exec(code)?.groups ?? {}
    const from = at + opening.length
    if (written !== undefined) {
      const quote = written[0] as Quote
      return { name: plain(written.slice(1, -1)), from, to: from + written.length, quote }
    }
    if (dotted !== undefined)
      return { name: dotted, from: from - 1, to: from + dotted.length, quote: '.' }
  }
  return undefined
}

const WRITTEN =
  '(?<written>\'(?:[^\'\\\\\\n]|\\\\.)*\'|"(?:[^"\\\\\\n]|\\\\.)*"|`(?:[^`\\\\$]|\\\\.|\\$(?!\\{))*`)'
const CALL = new RegExp(`(?<opening>\\s*\\(\\s*)${WRITTEN}(?=\\s*[,)])`, 'suy')
const MEMBER = new RegExp(`(?<opening>\\s*(?:\\?\\.)?\\[\\s*)${WRITTEN}(?=\\s*\\])`, 'suy')
const DOTTED = /(?<opening>\s*\??\.)(?<dotted>[\p{L}_$][\w$\p{L}]*)/uy
const ROLES: Readonly<Record<string, readonly RegExp[]>> = Object.assign(Object.create(null), {
  $: [CALL],
  $items: [CALL],
  $node: [MEMBER, DOTTED],
})

const plain = (text: string): string =>
  text.includes('\\')
    ? text.replaceAll(ESCAPED, (_whole, code: string | undefined, letter: string | undefined) =>
        code === undefined
          ? (LETTERS[letter as keyof typeof LETTERS] ?? letter!)
          : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

const ESCAPED = /\\(?:u(?<four>[\da-f]{4})|(?<letter>[\s\S]))/giu
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
