import { DateTime, Duration, Interval, Zone } from 'luxon'
import { text } from '../interpret/coerce.ts'
import { ARRAY_METHODS } from './arrays.ts'
import { MAP_METHODS, SET_METHODS } from './collections.ts'
import { DATE_METHODS } from './dates.ts'
import { LUXON } from './luxon.ts'
import { asText, type Method, type Methods } from './method.ts'
import { BOOLEAN_METHODS, NUMBER_METHODS } from './numbers.ts'
import { PATTERN_FIELDS, PATTERN_METHODS } from './patterns.ts'
import { STRING_METHODS } from './strings.ts'

/** What expressions may ask of values of one kind, beside what the values hold themselves. */
interface Family {
  readonly methods: Methods<never>
  readonly fields: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

const ITERATOR_METHODS: Methods<Iterator<unknown>> = { next: (self) => self.next() }

const OBJECT_METHODS: Methods<object> = {
  hasOwnProperty: holds,
  toString: asText,
  toLocaleString: asText,
  valueOf: itself,
}

function holds(self: object, [name]: readonly unknown[]): boolean {
  return Object.hasOwn(self, text(name))
}

function itself(self: object): object {
  return self
}

const FAMILIES = {
  string: { methods: STRING_METHODS, fields: none },
  number: { methods: NUMBER_METHODS, fields: none },
  boolean: { methods: BOOLEAN_METHODS, fields: none },
  list: { methods: ARRAY_METHODS, fields: none },
  date: { methods: DATE_METHODS, fields: none },
  pattern: { methods: PATTERN_METHODS, fields: new Set(PATTERN_FIELDS.split(' ')) },
  map: { methods: MAP_METHODS, fields: new Set(['size']) },
  set: { methods: SET_METHODS, fields: new Set(['size']) },
  iterator: { methods: ITERATOR_METHODS, fields: none },
  error: { methods: OBJECT_METHODS, fields: new Set(['name', 'message']) },
  object: { methods: OBJECT_METHODS, fields: none },
  ...LUXON,
} as const satisfies Record<string, Family>

/** Nothing is known of how other kinds of value behave: what they hold cannot be reached. */
function familyOf(value: unknown): Family | undefined {
  if (typeof value === 'string') return FAMILIES.string
  if (typeof value === 'number') return FAMILIES.number
  if (typeof value === 'boolean') return FAMILIES.boolean
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return FAMILIES.list
  if (isPlain(value)) return FAMILIES.object
  if (value instanceof Date) return FAMILIES.date
  if (DateTime.isDateTime(value)) return FAMILIES.DateTime
  if (Duration.isDuration(value)) return FAMILIES.Duration
  if (Interval.isInterval(value)) return FAMILIES.Interval
  if (value instanceof Zone) return FAMILIES.Zone
  if (value instanceof RegExp) return FAMILIES.pattern
  if (value instanceof Map) return FAMILIES.map
  if (value instanceof Set) return FAMILIES.set
  if (value instanceof Error) return FAMILIES.error
  return Symbol.iterator in value && 'next' in value ? FAMILIES.iterator : undefined
}

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function methodOf(value: unknown, name: string): Method<unknown> | undefined {
  const methods = familyOf(value)?.methods as Methods<unknown> | undefined
  return methods !== undefined && Object.hasOwn(methods, name) ? methods[name] : undefined
}

/** Names of the methods that such a value has of its own. */
export const methodsFor = (value: unknown): readonly string[] =>
  Object.keys(familyOf(value)?.methods ?? {})

/** What a value holds under a name. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    return name === 'length' || /^(?:0|[1-9]\d*)$/.test(name) ? value[name as never] : undefined
  }
  if (typeof value === 'function') return heldBy(value, name)
  if (typeof value !== 'object' || value === null) return undefined
  const isOpen = Array.isArray(value) || isPlain(value)
  if (isOpen) return Object.hasOwn(value, name) ? value[name as never] : undefined
  return familyOf(value)?.fields.has(name) === true ? value[name as never] : undefined
}

/** Of a function, only what was put there on purpose: `Object.keys`, `DateTime.now`. */
function heldBy(value: object, name: string): unknown {
  const held = Object.getOwnPropertyDescriptor(value, name)
  return held?.enumerable === true ? held.value : undefined
}
