/** What a visitor fills in. Everything is text, as in a form that leaves without a script. */

/** What a message may be about, the most frequent first. */
export const SUBJECTS = ['site', 'ai', 'automation', 'audit', 'consultation', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Bands of a budget in euros before tax; nobody has to know theirs. */
export const BUDGETS = [
  'unknown',
  'under-2000',
  '2000-5000',
  '5000-15000',
  '15000-40000',
  'over-40000',
] as const
export type Budget = (typeof BUDGETS)[number]

/** Parts of a working day, for a video call. */
export const MOMENTS = ['morning', 'noon', 'afternoon'] as const
export type Moment = (typeof MOMENTS)[number]

export interface Fields {
  readonly name: string
  readonly email: string
  readonly company: string
  /** None is chosen at first. */
  readonly subject: Subject | ''
  readonly budget: Budget
  readonly message: string
  /** Days that suit for a video call, as `2026-03-12`; empty where none is wanted. */
  readonly first: string
  readonly second: string
  readonly moment: Moment
  /** That the answers may be used to reply. */
  readonly consent: boolean
}
export type Field = keyof Fields

/** In the order in which a visitor meets them. */
export const FIELDS = [
  'name',
  'email',
  'subject',
  'message',
  'company',
  'budget',
  'consent',
  'first',
  'second',
  'moment',
] as const satisfies readonly Field[]

export const EMPTY: Fields = {
  name: '',
  email: '',
  company: '',
  subject: '',
  budget: 'unknown',
  message: '',
  first: '',
  second: '',
  moment: 'morning',
  consent: false,
}

/** Characters at most; an address is as long as mail servers take it. */
export const LONGEST = { name: 120, email: 254, company: 120, message: 5000 } as const
/** Characters at least: a word is no message yet. */
export const SHORTEST_MESSAGE = 10

/** Nobody sees this field: whatever fills it is no person. */
export const TRAP = 'homepage'
