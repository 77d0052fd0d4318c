import type { Budget } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { ExpressionError } from '../problem.ts'
import { type Methods, own } from './method.ts'

export const PATTERN_METHODS: Methods<RegExp> = {
  exec: (self, [subject], budget) => {
    const words = text(subject, budget)
    return safePattern(self, words, budget).exec(words)
  },
  test: (self, [subject], budget) => {
    const words = text(subject, budget)
    return safePattern(self, words, budget).test(words)
  },
  ...own<RegExp>(RegExp.prototype, 'toString'),
}

export const PATTERN_FIELDS =
  'source flags global ignoreCase multiline lastIndex sticky unicode dotAll'

/**
 * A pattern that cannot take for ever: none in which something that repeats holds a repetition,
 * or a choice between ways that begin alike.
 */
export function safePattern(pattern: RegExp, subject = '', budget?: Budget): RegExp {
  if (REPEATS.test(pattern.source)) budget?.spend(searching(subject))
  if (!known.has(pattern.source)) {
    if (isSlow(pattern.source)) throw new ExpressionError('slowPattern', { source: pattern.source })
    known.add(pattern.source)
  }
  return pattern
}

/** What it may cost to look for something that repeats: from each place, to the end of the text. */
export const searching = (subject: string): number => subject.length ** 2 / 3000

const REPEATS = /[*+]|\{\d+,\}/

const known = new Set<string>()

interface Group {
  repeats: boolean
  chooses: boolean
}

export function isSlow(source: string): boolean {
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
