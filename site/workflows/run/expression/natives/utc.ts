/**
 * JavaScript's own dates as on a server whose clock is on UTC, as n8n's are: what an expression
 * gives must not depend on where the page is read.
 */
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  return `${dayText(date)} ${timeText(date)}`
}

export function dayText(date: Date): string {
  const day = two(date.getUTCDate())
  const year = String(date.getUTCFullYear()).padStart(4, '0')
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${day} ${year}`
}

export function timeText(date: Date): string {
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')
  return `${clock} GMT+0000 (Coordinated Universal Time)`
}

/** The moment that words say; words that name no zone are on UTC. */
export function parseDate(words: string): number {
  if (/^\s*[+-]?\d{4,6}(-\d\d){0,2}\s*$/.test(words) || ZONED.test(words)) return Date.parse(words)
  const isIso = /^\s*[+-]?\d{4,6}(-\d\d){0,2}T/.test(words)
  return Date.parse(words + (isIso ? 'Z' : ' UTC'))
}

const ZONED = /:\d\d(?:\.\d+)?\s*(?:Z|[+-]\d\d:?\d\d)|\b(?:UTC|GMT|Z|[ECMP][SD]T)\b/i

const two = (figure: number): string => String(figure).padStart(2, '0')
