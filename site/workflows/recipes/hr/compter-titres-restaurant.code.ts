/** One voucher for each day really worked with a meal in its hours. */
export const count = (words: {
  readonly nobody: string
  readonly double: string
  readonly half: string
  readonly pattern: string
  readonly contract: string
  readonly second: string
  readonly dates: string
  readonly letters: string
  readonly none: string
}): string =>
  `const { since, until } = $('settings').first().json
const days = { ${words.letters} }
const staff = $('staff').all().map(({ json }) => json)
const absences = $('absences').all().map(({ json }) => json)
const meals = $input.all().map(({ json }) => json)
const holidays = $('holidays').first().json
const failed = [...staff, ...absences, ...meals, holidays].map(({ error }) => error).find((one) => one !== undefined)
if (failed !== undefined) return [{ json: { broken: String(failed.message ?? failed), people: [], points: [], total: 0 } }]
// Excel gives dates as days since 30 December 1899, or as the text that somebody typed.
const day = (value) => {
  if (value === undefined || value === null || value === '') return null
  const text = String(value).trim()
  const date = /^\\d+(\\.\\d+)?$/.test(text) ? DateTime.fromISO('1899-12-30').plus({ days: Math.floor(Number(text)) }) : /^\\d{2}\\/\\d{2}\\/\\d{4}$/.test(text) ? DateTime.fromFormat(text, 'dd/MM/yyyy') : DateTime.fromISO(text)
  return date.isValid ? date.toISODate() : null
}
const given = (value) => value !== undefined && value !== null && value !== ''
const points = []
const people = new Map()
for (const one of staff.filter(({ number }) => number !== undefined && number !== '')) {
  const worked = String(one.days ?? '').toLowerCase().match(/\\p{L}{2,}/gu) ?? []
  const pattern = worked.map((name) => days[name.slice(0, 3)]).filter(Boolean)
  if (pattern.length === 0 || pattern.length < worked.length) { points.push(one.name + '${words.pattern}'); continue }
  if ([one.entry, one.exit].some((value) => given(value) && !day(value))) { points.push(one.name + '${words.contract}'); continue }
  if (people.has(String(one.number))) { points.push(one.name + '${words.second}'); continue }
  people.set(String(one.number), { number: String(one.number), name: one.name, pattern, from: day(one.entry) ?? since, to: day(one.exit) ?? until, away: new Map() })
}
const mark = (rows, kind) => {
  for (const row of rows.filter(({ number }) => given(number))) {
    const person = people.get(String(row.number))
    const from = day(row.from ?? row.day)
    const to = day(row.to ?? row.day)
    // A sheet that is kept for years names people who have left long ago.
    if (from && to && from <= to && (to < since || from > until)) continue
    if (!person) { points.push(row.number + '${words.nobody}'); continue }
    if (!from || !to || to < from) { points.push(person.name + '${words.dates}' + (row.from ?? row.day)); continue }
    for (let at = from < since ? since : from; at <= to && at <= until; at = DateTime.fromISO(at).plus({ days: 1 }).toISODate()) {
      if (!person.pattern.includes(DateTime.fromISO(at).weekday) || at in holidays) continue
      if (person.away.get(at) === 'absence' && kind === 'meal') points.push(person.name + '${words.double}' + at)
      if (given(row.half)) points.push(person.name + '${words.half}' + at)
      person.away.set(at, kind)
    }
  }
}
mark(absences, 'absence')
mark(meals, 'meal')
const list = [...people.values()].map(({ number, name, pattern, from, to, away }) => {
  let due = 0
  for (let at = since; at <= until; at = DateTime.fromISO(at).plus({ days: 1 }).toISODate())
    if (at >= from && at <= to && pattern.includes(DateTime.fromISO(at).weekday) && !(at in holidays)) due += 1
  const out = [...away].filter(([at]) => at >= from && at <= to)
  return { number, name, due, absent: out.filter(([, kind]) => kind === 'absence').length, meals: out.filter(([, kind]) => kind === 'meal').length, vouchers: due - out.length }
}).filter(({ due }) => due > 0)
return [{ json: { broken: list.length === 0 ? '${words.none}' : '', people: list, points, total: list.reduce((sum, { vouchers }) => sum + vouchers, 0) } }]`
