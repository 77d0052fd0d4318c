/** A query that fails is told by both nodes in forms of their own: MySQL's has a message and no error. */
const LOST = `const lost = ({ error, message, day }) => error !== undefined || (message !== undefined && day === undefined)
`

/** One line a day that differs; rows of both sides are counted by the databases themselves. */
export const compare = (words: { readonly empty: string }): string =>
  `${LOST}const source = $('source').all().map(({ json }) => json)
const copy = $('copy').all().map(({ json }) => json)
const failed = [...source, ...copy].find(lost)
const by = (rows) => new Map(rows.filter(({ day }) => day).map((row) => [row.day, { orders: Number(row.orders), cents: Number(row.cents) }]))
const ours = by(source)
const theirs = by(copy)
const none = { orders: 0, cents: 0 }
// A source without a single order is a fault of the query, not a month without sales.
const reason = failed ? String(failed.message ?? failed.error.message ?? failed.error) : ours.size === 0 ? '${words.empty}' : ''
if (reason) return [{ json: { state: 'broken', reason, days: [], compared: 0 } }]
const all = [...new Set([...ours.keys(), ...theirs.keys()])].sort()
const days = all.flatMap((day) => {
  const one = ours.get(day) ?? none
  const other = theirs.get(day) ?? none
  return one.orders === other.orders && one.cents === other.cents ? [] : [{ day, orders: one.orders, copied: other.orders, cents: one.cents - other.cents }]
})
const state = days.length > 0 ? 'different' : $now.weekday === 1 ? 'same' : 'quiet'
// The newest five are looked into; the others are counted.
return [{ json: { state, reason: '', days, compared: all.length, looked: days.slice(-5).map(({ day }) => day).join(',') } }]`

/** Which orders make the difference: missing in the copy, only there, or there with another amount. */
export const detail = (words: {
  readonly colon: string
  readonly orders: string
  readonly copied: string
  readonly missing: string
  readonly extra: string
  readonly changed: string
  readonly agrees: string
  readonly unread: string
  readonly more: string
}): string =>
  `${LOST}const { days, looked } = $('compare').first().json
const source = $('sourceRows').all().map(({ json }) => json)
const copy = $('copyRows').all().map(({ json }) => json)
const failed = [...source, ...copy].some(lost)
const by = (rows, day) => new Map(rows.filter((row) => row.day === day).map((row) => [String(row.id), Number(row.cents)]))
const some = (ids) => ids.slice(0, 8).join(', ') + (ids.length > 8 ? ' … (' + ids.length + ')' : '')
const lines = looked.split(',').map((day) => {
  const { orders, copied, cents } = days.find((one) => one.day === day)
  const head = day + '${words.colon}' + orders + '${words.orders}' + copied + '${words.copied}' + (cents < 0 ? '-' : '') + euros(Math.abs(cents) / 100)
  if (failed) return head + '${words.unread}'
  const ours = by(source, day)
  const theirs = by(copy, day)
  const missing = [...ours.keys()].filter((id) => !theirs.has(id))
  const extra = [...theirs.keys()].filter((id) => !ours.has(id))
  const changed = [...ours.keys()].filter((id) => theirs.has(id) && theirs.get(id) !== ours.get(id))
  const found = [
    missing.length ? '${words.missing}' + some(missing) : '',
    extra.length ? '${words.extra}' + some(extra) : '',
    changed.length ? '${words.changed}' + some(changed) : '',
  ].filter(Boolean)
  return head + (found.length ? found.join('') : '${words.agrees}')
})
const rest = days.length - lines.length
return [{ json: { state: 'different', lines: [...lines, ...(rest > 0 ? [rest + '${words.more}'] : [])] } }]`
