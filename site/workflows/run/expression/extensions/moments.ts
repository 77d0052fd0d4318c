import { DateTime } from 'luxon'
import { parseDate } from '../natives/utc.ts'
import { ExpressionError } from '../problem.ts'

/** The moment that words say, in any of the ways n8n tries, or only in JavaScript's own. */
export function momentOf(words: string, by?: 'native'): DateTime {
  const trimmed = words.trim()
  const native = DateTime.fromMillis(parseDate(trimmed))
  if (by === 'native') return native
  const options = { setZone: true }
  const readings = [
    DateTime.fromISO(trimmed, options),
    DateTime.fromHTTP(trimmed, options),
    DateTime.fromRFC2822(trimmed, options),
    DateTime.fromSQL(trimmed, options),
    native,
  ]
  const read = readings.find((date) => date.isValid)
  if (read === undefined) throw new ExpressionError('invalidDate', { value: trimmed.slice(0, 80) })
  return read
}
