import { type Methods, own } from './method.ts'
import { dateText, dayText, timeText } from './utc.ts'

const PARTS = 'FullYear Month Date Day Hours Minutes Seconds Milliseconds'.split(' ')

/** A date's parts are those on UTC, whatever the reader's own zone (see utc.ts). */
const parts: Methods<Date> = Object.fromEntries(
  PARTS.flatMap((part) =>
    ['get', 'set'].flatMap((verb) => {
      const method = own<Date>(Date.prototype, `${verb}UTC${part}`)[`${verb}UTC${part}`]!
      return [
        [`${verb}${part}`, method],
        [`${verb}UTC${part}`, method],
      ]
    }),
  ),
)

export const DATE_METHODS: Methods<Date> = {
  ...parts,
  ...own<Date>(Date.prototype, 'getTime setTime toISOString toJSON toUTCString valueOf'),
  getTimezoneOffset: () => 0,
  toString: dateText,
  toDateString: dayText,
  toTimeString: timeText,
  toLocaleString: localText,
  toLocaleDateString: (self, [locale, options]) =>
    self.toLocaleDateString(...local(locale, options)),
  toLocaleTimeString: (self, [locale, options]) =>
    self.toLocaleTimeString(...local(locale, options)),
}

function localText(self: Date, [locale, options]: readonly unknown[]): string {
  return self.toLocaleString(...local(locale, options))
}

function local(locale: unknown, options: unknown): [string, Intl.DateTimeFormatOptions] {
  return [(locale as string | undefined) ?? 'en-US', { timeZone: 'UTC', ...(options as object) }]
}
