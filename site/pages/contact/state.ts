/** The form from its first letter to its reference, as a pure step from one state to the next. */
import { mergeFields, type Draft } from '../../contact/draft.ts'
import type { Outcome } from '../../contact/endpoint.ts'
import { EMPTY, FIELDS, type Field, type Fields, type Subject } from '../../contact/fields.ts'
import { problemsOf, type Problems } from '../../contact/rules.ts'
import type { ToolResult } from '../../contact/tool-result.ts'

/** `quiet`: nobody has just asked for it, so nothing takes the focus. */
export type Phase =
  /** `failed`: what sends a message did not come. */
  | { readonly is: 'writing'; readonly failed?: true }
  | { readonly is: 'sending'; readonly id: string; readonly tries: number; readonly quiet: boolean }
  | {
      readonly is: 'waiting'
      readonly id: string
      readonly tries: number
      readonly quiet: boolean
      /** In seconds, as the server wishes. */
      readonly wait?: number | undefined
    }
  /** Nobody here takes messages: it is ready to leave as an e-mail. */
  | { readonly is: 'mail' }
  | {
      readonly is: 'sent'
      readonly reference: string
      readonly quiet: boolean
      readonly to: Fields
    }

export interface FormState {
  readonly fields: Fields
  /** What a visitor may be told about: left once, with something in it. */
  readonly touched: readonly Field[]
  /** How often sending was refused; from the first time everything is told. */
  readonly refusals: number
  /** What the server found, until the field changes. */
  readonly found: Problems
  /** What a tool handed over, until the visitor says whether to join it. */
  readonly handed?: ToolResult | undefined
  readonly joined?: ToolResult | undefined
  /** What was cleared last: it can be had back until something else is written. */
  readonly cleared?: Pick<FormState, 'fields' | 'joined'> | undefined
  readonly phase: Phase
  /** Empty until the browser has said which day it is. */
  readonly today: string
}

export const START: FormState = {
  fields: EMPTY,
  touched: [],
  refusals: 0,
  found: {},
  phase: { is: 'writing' },
  today: '',
}

export type Action =
  /** What the device kept, and what the way here suggests. */
  | {
      readonly does: 'begin'
      readonly today: string
      readonly draft?: Draft | undefined
      readonly handed?: ToolResult | undefined
      readonly subject?: Subject | undefined
    }
  | { readonly does: 'change'; readonly change: Partial<Fields> }
  | { readonly does: 'leave'; readonly field: Field }
  | { readonly does: 'join'; readonly result: ToolResult | undefined }
  | { readonly does: 'refuse' }
  | { readonly does: 'send'; readonly id: string; readonly quiet: boolean }
  | { readonly does: 'answer'; readonly outcome: Outcome }
  | { readonly does: 'fail' }
  | { readonly does: 'mail' }
  /** Back to the form, as it was. */
  | { readonly does: 'edit' }
  | { readonly does: 'clear' }
  | { readonly does: 'undo' }

/** What keeps the message from leaving. */
export const problemsIn = ({ fields, today, found }: FormState): Problems => ({
  ...found,
  ...problemsOf(fields, today),
})

/** Of that, what a visitor may be told about. */
export const shownProblems = (state: FormState): Problems =>
  Object.fromEntries(
    Object.entries(problemsIn(state)).filter(
      ([field]) => state.refusals > 0 || state.touched.includes(field as Field),
    ),
  )

export const step = (state: FormState, action: Action): FormState => {
  switch (action.does) {
    case 'begin':
      return begin(state, action)
    case 'change':
      return change(state, action.change)
    case 'leave': {
      const { touched, fields } = state
      const told = touched.includes(action.field) || fields[action.field] === ''
      return told ? state : { ...state, touched: [...touched, action.field] }
    }
    case 'join':
      return { ...state, joined: action.result, handed: undefined, cleared: undefined }
    case 'refuse':
      return { ...state, refusals: state.refusals + 1 }
    case 'send': {
      const tries = 'tries' in state.phase ? state.phase.tries + 1 : 1
      return { ...state, phase: { is: 'sending', id: action.id, tries, quiet: action.quiet } }
    }
    case 'answer':
      return answered(state, action.outcome)
    case 'fail':
      return { ...state, phase: { is: 'writing', failed: true } }
    case 'mail':
      return { ...state, phase: { is: 'mail' } }
    case 'edit':
      return { ...state, phase: { is: 'writing' } }
    case 'clear':
      return cleared(state)
    case 'undo':
      return state.cleared ? { ...state, ...state.cleared, cleared: undefined } : state
  }
}

/** What is under way stays as it is; what is written after that is another message. */
const change = (before: FormState, changed: Partial<Fields>): FormState => {
  const state = before.phase.is === 'sent' ? cleared(before) : before
  if (state.phase.is !== 'writing') return state
  const found = Object.entries(state.found).filter(([field]) => !Object.hasOwn(changed, field))
  return {
    ...state,
    fields: { ...state.fields, ...changed },
    found: Object.fromEntries(found),
    cleared: undefined,
  }
}

const begin = (
  state: FormState,
  { today, draft, handed, subject }: Extract<Action, { does: 'begin' }>,
): FormState => {
  const fields = draft ? mergeFields(draft.fields, state.fields) : state.fields
  const id = draft?.waiting
  return {
    ...state,
    today,
    fields: { ...fields, subject: fields.subject || (subject ?? '') },
    handed,
    joined: draft?.result,
    ...(id !== undefined && { phase: { is: 'waiting', id, tries: 0, quiet: true } }),
  }
}

const answered = (state: FormState, outcome: Outcome): FormState => {
  const { phase, fields } = state
  if (phase.is !== 'sending') return state
  const { id, tries, quiet } = phase
  switch (outcome.is) {
    case 'sent':
      return { ...START, today: state.today, phase: { ...outcome, quiet, to: fields } }
    case 'refused': {
      const found = outcome.problems
      return { ...state, found, refusals: state.refusals + 1, phase: { is: 'writing' } }
    }
    case 'later':
      return { ...state, phase: { is: 'waiting', id, tries, quiet, wait: outcome.wait } }
    case 'nowhere':
      return { ...state, phase: { is: 'mail' } }
  }
}

/** After a message has left, who writes is still who they were. */
const cleared = ({ fields, joined, phase, today }: FormState): FormState => {
  if (phase.is !== 'sent') return { ...START, today, cleared: { fields, joined } }
  const { name, email, company } = phase.to
  return { ...START, today, fields: { ...EMPTY, name, email, company } }
}

/** Whether something may be written: after a message was sent, the next one. */
export const isOpen = ({ phase }: FormState): boolean =>
  phase.is === 'writing' || phase.is === 'sent'

/** The first time, it stays while its message is under way. */
export const isFormShown = ({ phase }: FormState): boolean =>
  phase.is === 'sending' ? !phase.quiet && phase.tries <= 1 : phase.is === 'writing'

/** In the order of the page. */
export const problemFields = (problems: Problems): readonly Field[] =>
  FIELDS.filter((field) => problems[field] !== undefined)
