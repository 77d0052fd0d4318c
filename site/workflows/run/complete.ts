/** What may stand where one is writing in an expression, by what a run has really handed on. */
import { chainBefore, codeAt } from './complete/chain.ts'
import type { Look } from './look.ts'
import { isPlain } from './values/path.ts'
import { membersOf } from './expression/index.ts'

export interface Completion {
  /** Which characters of the text a choice takes the place of. */
  readonly from: number
  readonly to: number
  /** Braces that are still to be written behind it. */
  readonly closing: string
  readonly options: readonly Option[]
  /** How many more there are: who writes on sees them. */
  readonly more: number
}

export interface Option {
  readonly insert: string
  /** What it holds, where that is known: as it reads, shortened. */
  readonly value?: string
}

/** @returns nothing where no code is being written, or nothing is known of what may stand there */
export const completeAt = (
  text: string,
  caret: number,
  look: Look,
  item: number,
): Completion | undefined => {
  const code = codeAt(text, caret)
  if (!code) return undefined
  const { base, word, access } = chainBefore(code.source)
  const all =
    access === 'call'
      ? look.before.map((name) => ({ insert: quoted(name), word: name }))
      : base === ''
        ? names(look, item)
        : members(base, look, item)
  const every = found(all, word)
  if (every.length === 0) return undefined
  const length = word.length + SKIPPED[access]
  return {
    from: caret - length,
    to: caret,
    closing: code.isClosed ? '' : ' }}',
    options: every.slice(0, MOST),
    more: Math.max(0, every.length - MOST),
  }
}

/** How many signs before the word a choice brings along again. */
const SKIPPED = { none: 0, dot: 1, bracket: 1, quote: 2, call: 1 } as const

/** @param word by which it is found */
type Named = Option & { readonly word: string }

/** Those that begin with the word come before those that hold it. */
const found = (all: readonly Named[], word: string): readonly Option[] => {
  const sought = word.toLowerCase()
  const holding = all.filter((one) => one.word.toLowerCase().includes(sought) && one.word !== word)
  const begins = (one: Named) => one.word.toLowerCase().startsWith(sought)
  return [...holding.filter(begins), ...holding.filter((one) => !begins(one))].map(
    ({ insert, value }) => ({ insert, ...(value !== undefined && { value }) }),
  )
}

/** As many as one sees at once: the list need not be scrolled. */
const MOST = 8

/** Fields of the item, steps that came before, and what every expression sees. */
const names = (look: Look, item: number): readonly Named[] => [
  ...members('$json', look, item)
    .filter(({ isMethod }) => !isMethod)
    .map(({ insert, ...rest }) => ({ ...rest, insert: `$json${insert}` })),
  ...look.before.map((name) => ({ insert: `$(${quoted(name)}).item.json`, word: name })),
  ...NAMES.map((name) => ({ insert: name, word: name })),
]

const NAMES = ['$json', '$input', '$now', '$today', '$itemIndex', '$runIndex', '$workflow', '$if()']

type Member = Named & { readonly isMethod?: boolean }

const members = (base: string, look: Look, item: number): readonly Member[] => {
  if (/^\$\(.*\)$|^\$input$/su.test(base))
    return ITEMS.map((name) => ({ insert: `.${name}`, word: name }))
  let value: unknown
  try {
    value = look.valueOf(`={{ ${base} }}`, item)
  } catch {
    // What is not whole yet, or fails, has no members that we could know.
    return []
  }
  const methods = membersOf(value).map((name) => ({
    insert: `.${name}()`,
    word: name,
    isMethod: true,
  }))
  return [...fieldsOf(value), ...methods]
}

const ITEMS = ['item', 'first()', 'last()', 'all()']

const fieldsOf = (value: unknown): readonly Member[] => {
  if (Array.isArray(value))
    return value
      .slice(0, 3)
      .map((one: unknown, at) => ({ insert: `[${at}]`, word: String(at), ...shown(one) }))
  if (typeof value !== 'object' || value === null || !isPlain(value)) return []
  return Object.entries(value).map(([key, one]) => ({
    insert: PLAIN.test(key) ? `.${key}` : `[${quoted(key)}]`,
    word: key,
    ...shown(one),
  }))
}

const PLAIN = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

const quoted = (name: string): string =>
  `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const shown = (value: unknown): { readonly value?: string } => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined) return {}
  return { value: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text }
}

const LONGEST = 60
