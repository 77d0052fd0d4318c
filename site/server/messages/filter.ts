/** Which messages the owner asks for, in which order. */
import { SUBJECTS, type Subject } from '../../contact/fields.ts'
import { WORDS } from '../../contact/words.ts'
import { LANGUAGES } from '../../routes/language.ts'
import type { Value } from '../store/store.ts'
import { folded } from './fold.ts'

export const STATES = ['new', 'read', 'done', 'suspect', 'all'] as const
export type State = (typeof STATES)[number]

export const ORDERS = ['newest', 'oldest'] as const
export type Order = (typeof ORDERS)[number]

export interface Filter {
  readonly search: string
  readonly state: State
  /** '': whatever it is about. */
  readonly subject: Subject | ''
  readonly order: Order
}

export const EVERYTHING: Filter = { search: '', state: 'all', subject: '', order: 'newest' }

/** From an address or a form; what makes no sense there is left out. */
export const readFilter = (asked: URLSearchParams): Filter => ({
  search: (asked.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
  state: STATES.find((each) => each === asked.get('state')) ?? EVERYTHING.state,
  subject: SUBJECTS.find((each) => each === asked.get('subject')) ?? '',
  order: ORDERS.find((each) => each === asked.get('order')) ?? EVERYTHING.order,
})

export interface Condition {
  readonly sql: string
  readonly args: readonly Value[]
}

/** Every word has to be there, in whatever order; `instr` knows no wildcards that one would escape. */
export const conditionOf = ({ search, state, subject }: Filter): Condition => {
  const words = folded(search).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
  const terms = words.map((word, at) => {
    const subjects = SUBJECTS.filter((each) => names(each).some((name) => name.includes(word)))
    // Ours, not the visitor's: they may stand in the text.
    const about = subjects.length > 0 ? ` or subject in ('${subjects.join("', '")}')` : ''
    return `(instr(folded, ?${at + 1}) > 0${about})`
  })
  const args: Value[] = [...words]
  if (subject !== '') terms.push(`subject = ?${args.push(subject)}`)
  return { sql: ['1', ...terms, ...STATE_TERMS[state]].join(' and '), args }
}

/** Those that a program seems to have written are apart until somebody says otherwise. */
const STATE_TERMS: Readonly<Record<State, readonly string[]>> = {
  new: ['suspect is null', 'read_at is null', 'done_at is null'],
  read: ['suspect is null', 'read_at is not null', 'done_at is null'],
  done: ['suspect is null', 'done_at is not null'],
  suspect: ['suspect is not null'],
  all: [],
}

/** By name, as `order by` knows them. */
export const ORDER_TERMS: Readonly<Record<Order, string>> = {
  newest: 'at desc, reference',
  oldest: 'at, reference',
}

const LONGEST_SEARCH = 200
const MOST_WORDS = 8

const names = (subject: Subject): readonly string[] =>
  LANGUAGES.map((language) => folded(WORDS[language].subjects[subject]))
