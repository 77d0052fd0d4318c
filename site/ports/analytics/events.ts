/** Section 7's events: what each is for, what it may carry and what it is worth. The one table. */
import type { Purpose } from './choice.ts'

type Kind = 'text' | 'number'

interface Rule {
  readonly purpose: Purpose
  /** Whatever else is handed over stays on the device. */
  readonly fields: Readonly<Record<string, Kind>>
  /** Sent with every such event, unless a field says otherwise. */
  readonly preset?: Readonly<Record<string, string | number>>
}

const FROM_TO = { from: 'text', to: 'text' } as const
const CONTACT = { from: 'text', context: 'text', source: 'text', previousPath: 'text' } as const

export const EVENTS = {
  // What audience measurement is: pages, and how they are read.
  page_view: { purpose: 'audience', fields: { language: 'text', referrer: 'text' } },
  navigation: { purpose: 'audience', fields: FROM_TO },
  click: { purpose: 'audience', fields: { target: 'text', kind: 'text' } },
  scroll: { purpose: 'audience', fields: { depth: 'number' } },
  time_on_page: { purpose: 'audience', fields: { seconds: 'number' } },
  language_change: { purpose: 'audience', fields: FROM_TO },
  universe_switch: { purpose: 'audience', fields: FROM_TO },
  cv_view: { purpose: 'audience', fields: {} },
  portfolio_view: { purpose: 'audience', fields: {} },
  download: { purpose: 'audience', fields: { file: 'text' } },
  exception: { purpose: 'audience', fields: { source: 'text', description: 'text' } },
  // What tells how somebody comes to write, or what they look for.
  contact_form_start: { purpose: 'journey', fields: {} },
  contact_form_submit: { purpose: 'journey', fields: {} },
  contact_interaction: {
    purpose: 'journey',
    fields: { ...CONTACT, method: 'text', action: 'text' },
  },
  contact_click: { purpose: 'journey', fields: CONTACT },
  contact_conversion: { purpose: 'journey', fields: { method: 'text' }, preset: { value: 10 } },
  conversion: { purpose: 'journey', fields: { type: 'text', value: 'number' } },
  cv_download: { purpose: 'journey', fields: { file: 'text' }, preset: { value: 5 } },
  tech_interest: { purpose: 'journey', fields: { technology: 'text' } },
  social_interaction: { purpose: 'journey', fields: { network: 'text' } },
  search: { purpose: 'journey', fields: { search_term: 'text', results: 'number' } },
  purchase: {
    purpose: 'journey',
    fields: { value: 'number', currency: 'text', item: 'text' },
    preset: { currency: 'EUR' },
  },
} as const satisfies Readonly<Record<string, Rule>>

export type EventName = keyof typeof EVENTS
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]

export type FieldsOf<N extends EventName> = {
  readonly [
    K in keyof (typeof EVENTS)[N]['fields']
  ]?: (typeof EVENTS)[N]['fields'][K] extends 'number' ? number : string
}

/** Something that is worth an event: the name, and what it carries. */
export type NamedEvent = { [N in EventName]: readonly [name: N, fields: FieldsOf<N>] }[EventName]

export const namedEvent = <N extends EventName>(name: N, fields: FieldsOf<N>): NamedEvent =>
  [name, fields] as unknown as NamedEvent

export type Values = Readonly<Record<string, string | number>>

/** Longer texts are cut: an event tells what happened, not what was written. */
export const LONGEST_TEXT = 200

/** What an event carries, of all that was handed over: presets, and the fields it knows. */
export const valuesOf = (name: EventName, given: Readonly<Record<string, unknown>>): Values => {
  const { fields, preset }: Rule = EVENTS[name]
  const known = Object.entries(fields).flatMap(([field, kind]) => {
    const value = Object.hasOwn(given, field) ? given[field] : undefined
    if (kind === 'number') return Number.isFinite(value) ? [[field, value as number]] : []
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST_TEXT)]] : []
  })
  return { ...preset, ...(Object.fromEntries(known) as Values) }
}

/** Names of all that an event may carry. */
export const carriedBy = (name: EventName): readonly string[] => {
  const { fields, preset }: Rule = EVENTS[name]
  return Object.keys({ ...fields, ...preset })
}

export const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && Object.hasOwn(EVENTS, name)
