import { DateTime } from 'luxon'
import { type Extensions, wrongArgument } from './extension.ts'

export const NUMBER_EXTENSIONS: Extensions<number> = {
  ceil: (self) => Math.ceil(self),
  floor: (self) => Math.floor(self),
  abs: (self) => Math.abs(self),
  round: (self, [places]) => Number(self.toFixed((places as number | undefined) ?? 0)),
  format: (self, [locale = 'en-US', options = {}]) => formatted(self, locale, options),
  isInteger: (self) => Number.isInteger(self),
  isEven: (self) => whole(self, 'isEven') % 2 === 0,
  isOdd: (self) => Math.abs(whole(self, 'isOdd')) % 2 === 1,
  toBoolean: (self) => self !== 0,
  toInt: (self) => Number(self.toFixed(0)),
  toFloat: (self) => self,
  toDateTime: (self, [unit = 'ms']) => moment(self, unit),
}

/** The moment that so many milliseconds (or seconds, or days of a spreadsheet) say. */
export function moment(figure: number, unit: unknown): DateTime {
  if (unit === 'ms') return DateTime.fromMillis(figure)
  if (unit === 's') return DateTime.fromSeconds(figure)
  if (unit === 'us') return DateTime.fromMillis(figure / 1000)
  if (unit === 'excel') return DateTime.fromSeconds((figure - SPREADSHEET_1970) * 86_400)
  throw wrongArgument('toDateTime')
}

/** Spreadsheets count from 1900, which they take for a leap year. */
const SPREADSHEET_1970 = 25_569

function formatted(self: number, locale: unknown, options: unknown): string {
  try {
    return self.toLocaleString(locale as string, options as Intl.NumberFormatOptions)
  } catch {
    return String(self)
  }
}

function whole(self: number, name: string): number {
  if (!Number.isInteger(self)) throw wrongArgument(name)
  return self
}
