import type { Budget } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { define } from '../interpret/members.ts'
import { json } from '../natives/json.ts'
import { type Extensions, NO_CONVERSIONS, wrongArgument } from './extension.ts'

export const OBJECT_EXTENSIONS: Extensions<object> = {
  isEmpty: (self) => Object.keys(self).length === 0,
  isNotEmpty: (self) => Object.keys(self).length > 0,
  keys: (self) => Object.keys(self),
  values: (self) => Object.values(self),
  hasField: (self, [name]) => text(name) in self,
  removeField: (self, [name]) => only(self, (key) => key !== text(name)),
  removeFieldsContaining: (self, [words]) => {
    const wanted = someText(words, 'removeFieldsContaining')
    return only(self, (_, value) => !(typeof value === 'string' && value.includes(wanted)))
  },
  keepFieldsContaining: (self, [words]) => {
    const wanted = someText(words, 'keepFieldsContaining')
    return only(self, (_, value) => typeof value === 'string' && value.includes(wanted))
  },
  compact: (self, _, budget) => compact(self, budget),
  urlEncode: (self, _, budget) =>
    Object.entries(self)
      .map(([name, value]) => `${queryText(name)}=${queryText(text(value, budget))}`)
      .join('&'),
  toJsonString: (self, _, budget) => json(self, budget),
  ...NO_CONVERSIONS,
}

/** An object without its empty fields, and theirs without their own. */
export function compact(self: object, budget: Budget): object {
  return budget.within(() => {
    const kept = {}
    for (const [name, value] of Object.entries(self)) {
      budget.spend()
      if (isEmptyField(value)) continue
      const isThing = typeof value === 'object' && value !== null
      define(kept, name, isThing ? compact(value, budget) : value)
    }
    return kept
  })
}

export function isEmptyField(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === null || value === undefined || value === 'nil' || value === ''
}

function only(self: object, isKept: (name: string, value: unknown) => boolean): object {
  const kept = {}
  for (const [name, value] of Object.entries(self))
    if (isKept(name, value)) define(kept, name, value)
  return kept
}

function someText(words: unknown, name: string): string {
  if (typeof words !== 'string' || words === '') throw wrongArgument(name)
  return words
}

/** As forms send it: what `encodeURIComponent` leaves alone is not all left alone here. */
const queryText = (words: string): string =>
  encodeURIComponent(words)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
