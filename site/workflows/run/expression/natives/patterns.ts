import { ExpressionError } from '../problem.ts'
import { type Methods, own, plainly } from './method.ts'

export const PATTERN_METHODS: Methods<RegExp> = {
  exec: (self, [text], budget) => safePattern(self).exec(String(plainly(text, budget))),
  test: (self, [text], budget) => safePattern(self).test(String(plainly(text, budget))),
  ...own<RegExp>(RegExp.prototype, 'toString'),
}

export const PATTERN_FIELDS =
  'source flags global ignoreCase multiline lastIndex sticky unicode dotAll'

/**
 * A pattern that cannot take for ever: none in which something that repeats holds a repetition,
 * or a choice between ways that begin alike.
 */
export function safePattern(pattern: RegExp): RegExp {
  if (!known.has(pattern.source)) {
    if (isSlow(pattern.source)) throw new ExpressionError('slowPattern', { source: pattern.source })
    known.add(pattern.source)
  }
  return pattern
}

const known = new Set<string>()

interface Group {
  repeats: boolean
  chooses: boolean
}

function isSlow(source: string): boolean {
  const open: Group[] = []
  const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, '.')
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare[at]
    if (sign === '(') open.push({ repeats: false, chooses: false })
    else if (sign === '|') setLast(open, 'chooses')
    else if (sign === ')') {
      const group = open.pop() ?? { repeats: false, chooses: false }
      const repeated = repetition(bare, at + 1)
      if (repeated && (group.repeats || (group.chooses && !beginApart(source)))) return true
      if (group.repeats || repeated) setLast(open, 'repeats')
    } else if (repetition(bare, at)) setLast(open, 'repeats')
  }
  return false
}

function setLast(open: readonly Group[], field: keyof Group): void {
  const last = open.at(-1)
  if (last !== undefined) last[field] = true
}

/** `*`, `+`, `{2,}`: as often as it likes. */
const repetition = (bare: string, at: number): boolean => /^(?:[*+]|\{\d+,\})/.test(bare.slice(at))

/** Choices that repeat are taken when each begins with a letter or sign of its own. */
function beginApart(source: string): boolean {
  const groups = source.match(/\((?:\?:)?([^()|]+(?:\|[^()|]+)+)\)/g) ?? []
  return groups.every((group) => {
    const ways = group.replace(/^\((?:\?:)?|\)$/g, '').split('|')
    const firsts = ways.map((way) => (way.startsWith('\\') ? way.slice(0, 2) : way.charAt(0)))
    const plain = firsts.every((first) => /^(?:\\[^\w]|[^\\.[({^$])$/.test(first))
    return plain && new Set(firsts).size === firsts.length
  })
}
