import type { Token } from 'marked'
import type { Problem } from '../../content/problem.ts'
import { clinging, english, french } from '../../content/typography.ts'
import type { Language } from '../../routes/language.ts'
import { breaksIn, type Lines } from './lines.ts'
import type { Lookups } from './lookups.ts'
import { WORDS, type Words } from './words.ts'

export interface MarkdownSource {
  readonly text: string
  /** Path from the project's root. */
  readonly file: string
  /** The line of the file on which the text begins, from 1. */
  readonly firstLine: number
}

/** What the parts of one rendering share. */
export interface Context {
  readonly language: Language
  readonly lookups: Lookups
  readonly words: Words
  /** Sets the typography of words that are no token. */
  readonly typeset: (text: string) => string
  /** Sets that of running text. */
  readonly prose: (text: string) => string
  /** A name for a region that scrolls, unlike any other in the text. */
  readonly region: (kind: string) => string
  /** An id from a heading, unlike any other in the text. */
  readonly id: (text: string) => string
  /** Whether the page has such an id, once all of it is rendered. */
  readonly hasId: (id: string) => boolean
  /** Notes something wrong at a token, or where its raw text is `offset` characters long. */
  readonly problem: (token: Token, what: string, offset?: number) => void
  readonly problemIn: (file: string, what: string) => void
  readonly problems: () => readonly Problem[]
  /** To be told once the text is read: until then no token has its line. */
  readonly located: (lines: Lines) => void
}

export const contextFor = (
  { file, firstLine }: MarkdownSource,
  language: Language,
  lookups: Lookups,
): Context => {
  let regions = 0
  let lines: Lines = new Map()
  const taken = new Set([...RESERVED, ...lookups.sections])
  // What is rendered twice, such as a title that is also a name, is wrong once.
  const problems = new Map<string, Problem>()
  const note = (problem: Problem) =>
    void problems.set(`${problem.file}:${problem.line}:${problem.what}`, problem)
  return {
    language,
    lookups,
    words: WORDS[language],
    typeset: language === 'fr' ? french : english,
    prose: language === 'fr' ? (text) => clinging(french(text)) : english,
    region: (kind) => `${kind} ${(regions += 1)}`,
    id: (text) => {
      const wanted = slugify(text) || 'section'
      let id = wanted
      for (let count = 2; taken.has(id) || NUMBERED.test(id); count += 1) id = `${wanted}-${count}`
      taken.add(id)
      return id
    },
    hasId: (id) => taken.has(id) && !RESERVED.includes(id),
    problem: (token, what, offset = 0) => {
      const line = (lines.get(token) ?? firstLine) + breaksIn(token.raw.slice(0, offset))
      note({ file, line, what })
    },
    problemIn: (where, what) => note({ file: where, what }),
    problems: () => [...problems.values()].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    located: (found) => {
      lines = found
    },
  }
}

/** Ids of the document around the text: a heading that took one would stand in its way. */
const RESERVED = ['root', 'data', 'main', 'body', 'menu']

/** Calls, notes and sources have ids by their number. */
const NUMBERED = /^(?:call|note|fact|source)-\d+$/u

/** An id from a heading: letters without accents, digits and hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
