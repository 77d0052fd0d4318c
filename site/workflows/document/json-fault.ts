/** Where a text stops being JSON: engines say it each in its own way, or not at all. */

export interface Spot {
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** Nothing where the text is JSON. */
export const jsonFault = (text: string): Spot | undefined => {
  const at = faultIn(text)
  if (at === undefined) return undefined
  const before = text.slice(0, at)
  const line = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: at - line }
}

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'more'

const faultIn = (text: string): number | undefined => {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    at = after(SPACE, text, at) ?? at
    const letter = text[at]
    if (letter === undefined) return expected === 'more' && open.length === 0 ? undefined : at
    let end = at + 1
    if (expected === 'colon') {
      if (letter !== ':') return at
      expected = 'value'
    } else if (expected === 'more') {
      const inside = open.at(-1)
      if (letter === ',' && inside) expected = inside === '[' ? 'value' : 'key'
      else if (inside && letter === CLOSING[inside]) open.pop()
      else return at
    } else if (expected === 'key or end' && letter === '}') {
      open.pop()
      expected = 'more'
    } else if (expected === 'value or end' && letter === ']') {
      open.pop()
      expected = 'more'
    } else if (letter === '"') {
      const [closed, stop] = endOfString(text, at + 1)
      if (!closed) return stop
      end = stop
      expected = expected.startsWith('key') ? 'colon' : 'more'
    } else if (expected.startsWith('key')) return at
    else if (letter === '[' || letter === '{') {
      open.push(letter)
      expected = letter === '[' ? 'value or end' : 'key or end'
    } else {
      const next = after(WORD, text, at)
      if (next === undefined) return at
      end = next
      expected = 'more'
    }
    at = end
  }
}

const CLOSING = { '[': ']', '{': '}' } as const
const SPACE = /[ \t\n\r]+/uy
const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)/iuy

const after = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

const endOfString = (text: string, from: number): readonly [closed: boolean, at: number] => {
  IN_STRING.lastIndex = from
  for (let stop = IN_STRING.exec(text); stop; stop = IN_STRING.exec(text)) {
    if (stop[0] === '"') return [true, IN_STRING.lastIndex]
    if (stop[0] !== '\\') return [false, stop.index]
    const end = after(ESCAPE, text, IN_STRING.lastIndex)
    if (end === undefined) return [false, stop.index]
    IN_STRING.lastIndex = end
  }
  return [false, text.length]
}

// oxlint-disable-next-line no-control-regex -- JSON forbids them between quotes
const IN_STRING = /["\\\u0000-\u001f]/gu
const ESCAPE = /["\\/bfnrt]|u[\da-f]{4}/iuy
