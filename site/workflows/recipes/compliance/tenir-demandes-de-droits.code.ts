/** A request's number and its last day: one month after it was received, however late it is noted. */
export const ENTRY = `const { received, right, name, contact, channel, details } = $json
const day = DateTime.fromISO(String(received))
const today = $now.startOf('day')
const valid = day.isValid && day <= today && day > today.minus({ months: 6 })
const due = valid ? day.plus({ months: 1 }).toISODate() : ''
return { json: { valid, number: 'D' + $now.toFormat('yyMMdd-HHmmss'), received: day.isValid ? day.toISODate() : '', due, late: valid && due < $now.toISODate(), right, name: String(name).trim(), contact: String(contact ?? '').trim(), channel, details: String(details ?? '').trim() } }`

/** Where each request stands this morning. */
export const judge = (words: {
  readonly left: string
  readonly over: string
  readonly longer: string
  readonly told: string
  readonly vague: string
  readonly undated: string
  readonly unclosed: string
}): string =>
  `const { near, keep } = $('settings').first().json
const read = $input.all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
if (failed) return [{ json: { state: 'broken', reason: String(failed.error.message ?? failed.error), lines: [], urgent: [], old: [] } }]
const today = $now.startOf('day')
const date = (value) => { const text = String(value ?? '').trim(); return /^\\d{1,2}\\/\\d{1,2}\\/\\d{4}$/.test(text) ? DateTime.fromFormat(text, 'd/M/yyyy') : DateTime.fromISO(text) }
const rows = read.filter(({ number }) => number)
const lines = []
const urgent = []
for (const one of rows.filter(({ answered }) => !String(answered ?? '').trim())) {
  const received = date(one.received)
  const head = one.number + ' ' + one.right + ', ' + one.owner
  if (!received.isValid) { urgent.push(head + '${words.undated}'); continue }
  const first = received.plus({ months: 1 })
  const told = date(one.extended)
  // An extension that was told after the first month does not count.
  const counts = told.isValid && told <= first
  const due = counts ? received.plus({ months: 3 }) : first
  const left = Math.round(due.diff(today, 'days').days)
  const line = head + (left < 0 ? '${words.over}' : '${words.left}') + due.toISODate() + (counts ? '${words.longer}' : told.isValid ? '${words.told}' : String(one.extended ?? '').trim() ? '${words.vague}' : '')
  if (left <= near) urgent.push(line)
  else if (today.weekday === 1) lines.push(line)
}
const closed = rows.filter(({ answered }) => { const day = date(answered); return day.isValid && day < today.minus({ years: keep }) })
const odd = rows.filter(({ answered }) => String(answered ?? '').trim() && !date(answered).isValid)
urgent.push(...odd.map((one) => one.number + '${words.unclosed}'))
const old = today.weekday === 1 ? closed.map(({ number }) => number) : []
return [{ json: { state: urgent.length > 0 ? 'urgent' : lines.length + old.length > 0 ? 'list' : 'quiet', reason: '', lines, urgent, old } }]`
