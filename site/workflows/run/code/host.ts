import { DateTime, Duration, Interval } from 'luxon'

/** What code may ask of the world outside its engine: languages and dates, nothing else. */
export function answer(what: string, given: readonly unknown[], clock: Clock): unknown {
  const [first, second, third, fourth] = given
  switch (what) {
    case 'btoa':
      return btoa(String(first))
    case 'atob':
      return atob(String(first))
    case 'number':
      return Number(first).toLocaleString(language(second), settings(third))
    case 'compare':
      return String(first).localeCompare(String(second), language(third), settings(fourth))
    case 'toLocaleString':
    case 'toLocaleDateString':
    case 'toLocaleTimeString':
      return new Date(Number(first))[what](language(second), inUtc(third))
    case 'dateFormat':
      return new Intl.DateTimeFormat(language(second), inUtc(third)).format(Number(first))
    case 'luxon':
      return luxon(first as State, String(second), third as readonly unknown[] | undefined, clock)
    default:
      throw new Error(what)
  }
}

export interface Clock {
  readonly now: number
  readonly zone: string
}

/** American English where none is named, as in n8n's containers. */
const language = (value: unknown): string | string[] =>
  (value as string | string[] | null) ?? 'en-US'

const settings = (value: unknown): object => (value as object | null) ?? {}

const inUtc = (value: unknown): object => ({ timeZone: 'UTC', ...settings(value) })

/** A date, a span or a stretch of time as it crosses into the engine and back. */
type State =
  | { readonly kind: 'DateTime' | 'Duration' | 'Interval' }
  | {
      readonly kind: 'dateTime'
      /** Nothing for a date that could not be read. */
      readonly millis: number | null
      readonly zone: string
      readonly locale: string | null
    }
  | { readonly kind: 'date'; readonly millis: number }
  | { readonly kind: 'duration'; readonly iso: string }
  | { readonly kind: 'interval'; readonly iso: string }

function luxon(
  state: State,
  name: string,
  given: readonly unknown[] | undefined,
  clock: Clock,
): unknown {
  if (state.kind === 'DateTime' && name === 'now') return shut(at(clock.now, clock.zone))
  const self = open(state) as Record<string, unknown>
  const member = MEMBER.test(name) && name !== 'constructor' ? self[name] : undefined
  if (typeof member !== 'function') return shut(member)
  if (given === undefined) return { isMethod: true }
  const values = given.map((value) => (isState(value) ? open(value) : value))
  return shut(Reflect.apply(member, self, withZone(state, name, values, clock.zone)) as unknown)
}

const MEMBER = /^[a-zA-Z]+$/

const at = (millis: number | null, zone: string): DateTime =>
  millis === null ? DateTime.invalid('unreadable') : DateTime.fromMillis(millis, { zone })

/** Makers without a zone of their own take the flow's. */
function withZone(state: State, name: string, given: unknown[], zone: string): unknown[] {
  if (state.kind !== 'DateTime' || !name.startsWith('from')) return given
  const place = name === 'fromFormat' ? 2 : 1
  const last = given[place]
  return [...given.slice(0, place), { zone, ...(typeof last === 'object' ? last : {}) }]
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && 'kind' in value

function open(state: State): unknown {
  switch (state.kind) {
    case 'DateTime':
      return DateTime
    case 'Duration':
      return Duration
    case 'Interval':
      return Interval
    case 'date':
      return new Date(state.millis)
    case 'duration':
      return Duration.fromISO(state.iso)
    case 'interval':
      return Interval.fromISO(state.iso, { setZone: true })
    case 'dateTime':
      return at(state.millis, state.zone).setLocale(state.locale ?? 'en-US')
  }
}

function shut(value: unknown): unknown {
  if (DateTime.isDateTime(value))
    return {
      kind: 'dateTime',
      millis: value.isValid ? value.toMillis() : null,
      zone: value.zoneName ?? 'utc',
      locale: value.locale,
    }
  if (Duration.isDuration(value)) return { kind: 'duration', iso: value.toISO() }
  if (Interval.isInterval(value)) return { kind: 'interval', iso: value.toISO() }
  return { kind: 'value', value: typeof value === 'function' ? undefined : value }
}
