/** The glossary in alphabetical order, as a term shows it: its letter, and the terms beside it. */
import { entries, type Entry } from './entries.ts'
import { canonicalPath } from './href.ts'
import type { Language } from './language.ts'
import { linkTo } from './link-to.ts'
import type { LinkItem } from './link-item.ts'

export interface Alphabet {
  /** The letter that one is at. */
  readonly current: string
  /** Each letter, with the address of the first term that begins with it. */
  readonly letters: readonly { readonly letter: string; readonly href?: string }[]
  readonly previous?: LinkItem
  readonly next?: LinkItem
}

export const alphabetOf = (entry: Entry, language: Language): Alphabet | undefined => {
  if (entry.family !== 'term') return undefined
  const terms = inOrder(language)
  const at = terms.indexOf(entry)
  const [previous, next] = [terms[at - 1], terms[at + 1]]
  return {
    current: letterOf(nameOf(entry, language)),
    letters: LETTERS.map((letter) => {
      const first = terms.find((term) => letterOf(nameOf(term, language)) === letter)
      return first ? { letter, href: canonicalPath(first, language) } : { letter }
    }),
    ...(previous && { previous: linkTo(previous, language) }),
    ...(next && { next: linkTo(next, language) }),
  }
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

const nameOf = (entry: Entry, language: Language): string => entry.record[language].name

/** « É » stands under E. */
export const letterOf = (name: string): string => name.normalize('NFD').charAt(0).toUpperCase()

const inOrder = (language: Language): readonly Entry[] =>
  entries
    .filter(({ family }) => family === 'term')
    .toSorted((a, b) => nameOf(a, language).localeCompare(nameOf(b, language), language))
