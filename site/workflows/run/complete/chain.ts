/** Where in an expression one is writing, read from its text alone: it need not be whole yet. */

export interface CodeAt {
  /** From the braces that open it to where one writes. */
  readonly source: string
  readonly isClosed: boolean
}

/** @returns nothing where one writes words and no code */
export const codeAt = (text: string, caret: number): CodeAt | undefined => {
  const before = text.slice(0, caret)
  const open = before.lastIndexOf('{{')
  if (open < 0 || before.indexOf('}}', open) >= 0) return undefined
  const after = text.slice(caret)
  const close = after.indexOf('}}')
  const next = after.indexOf('{{')
  return { source: before.slice(open + 2), isClosed: close >= 0 && (next < 0 || close < next) }
}

export interface Chain {
  /** What the word is asked of: `$json.customer`; nothing where it stands alone. */
  readonly base: string
  /** What is written of it already. */
  readonly word: string
  /** How it is asked: `.word`, `[word`, `['word`, `$('word`. */
  readonly access: 'none' | 'dot' | 'bracket' | 'quote' | 'call'
}

export const chainBefore = (source: string): Chain => {
  const called = /\$\(\s*(?<quote>['"])(?<name>(?:(?!\k<quote>).)*)$/su.exec(source)?.groups
  if (called) return { base: '', word: called['name']!, access: 'call' }
  const keyed = /\[(?<quote>['"])(?<key>(?:(?!\k<quote>).)*)$/su.exec(source)
  if (keyed?.groups) {
    const base = lastChain(source.slice(0, keyed.index))
    if (base !== '') return { base, word: keyed.groups['key']!, access: 'quote' }
  }
  const word = /[\p{ID_Continue}$]*$/u.exec(source)![0]
  const rest = source.slice(0, source.length - word.length)
  const mark = rest.at(-1)
  if (mark !== '.' && mark !== '[') return { base: '', word, access: 'none' }
  const base = lastChain(rest.slice(0, -1).replace(/\?$/u, ''))
  // A dot that follows nothing we can read, as in a number, is none of ours.
  return base === ''
    ? { base: '', word: '\0', access: 'none' }
    : { base, word, access: mark === '.' ? 'dot' : 'bracket' }
}

/** The chain of names, calls and brackets that a text ends with. */
const lastChain = (text: string): string => {
  let from = text.length
  for (;;) {
    const at = partBefore(text, from)
    if (at === from) break
    from = at
    const joint = /\??\.$/u.exec(text.slice(0, from))
    const isBracket = /[([]/u.test(text[from] ?? '')
    if (joint) from -= joint[0].length
    else if (!isBracket) break
  }
  const chain = text.slice(from)
  return /^[\p{ID_Start}$_]/u.test(chain) ? chain : ''
}

/** Where the name or the pair of brackets that ends at `to` begins. */
const partBefore = (text: string, to: number): number => {
  const end = text[to - 1]
  if (end !== ')' && end !== ']')
    return to - /[\p{ID_Continue}$]*$/u.exec(text.slice(0, to))![0].length
  let depth = 0
  for (let at = to - 1; at >= 0; at -= 1) {
    const sign = text[at]!
    if (sign === '"' || sign === "'" || sign === '`') at = text.lastIndexOf(sign, at - 1)
    else if (sign === ')' || sign === ']') depth += 1
    else if (sign === '(' || sign === '[') depth -= 1
    if (depth === 0) return at
    if (at < 0) return to
  }
  return to
}
