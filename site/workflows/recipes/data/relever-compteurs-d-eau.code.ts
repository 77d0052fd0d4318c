const READING = `const num = (value) => Number(String(value ?? '').replace(/\\s/g, '').replace(',', '.'))
const date = (value) => { const text = String(value ?? '').trim(); return /^\\d{1,2}\\/\\d{1,2}\\/\\d{4}$/.test(text) ? DateTime.fromFormat(text, 'd/M/yyyy') : DateTime.fromISO(text) }
const middle = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)]
`

/** What the figure means beside the earlier ones, or, without a figure, which meters nobody read. */
export const judge = (words: { readonly never: string; readonly since: string }): string =>
  `${READING}const { months, times, near } = $('settings').first().json
const meters = $('meters').all().map(({ json }) => json)
const past = $('past').all().map(({ json }) => json)
const typed = $('reading').isExecuted ? $('reading').first().json : null
const today = $now.startOf('day')
if ([...meters, ...past].some(({ error }) => error !== undefined)) return [{ json: { state: typed ? 'silent' : 'unread' } }]
const code = (value) => String(value ?? '').trim().toUpperCase()
const of = (meter) => {
  const rows = past.filter((row) => code(row.meter) === code(meter)).map((row) => ({ ...row, at: date(row.day), value: num(row.index) })).filter(({ at, value }) => at.isValid && Number.isFinite(value) && at < today).sort((one, other) => one.at - other.at)
  // A new meter starts from its own first figure.
  return rows.slice(Math.max(0, rows.findLastIndex(({ note }) => note === 'replaced')))
}
if (!typed) {
  const read = (meter) => past.filter((row) => code(row.meter) === code(meter)).map(({ day }) => date(day)).filter((at) => at.isValid).sort((one, other) => other - one)[0]
  const lines = meters.filter(({ meter }) => code(meter)).map(({ meter, site }) => ({ meter, site, last: read(meter) })).filter(({ last }) => !last || today.diff(last, 'days').days > near).map(({ meter, site, last }) => meter + ' (' + site + ')' + (last ? '${words.since}' + last.toISODate() : '${words.never}'))
  return [{ json: { state: lines.length > 0 ? 'missing' : 'quiet', lines } }]
}
const found = meters.find(({ meter }) => code(meter) !== '' && code(meter) === code(typed.meter))
const index = num(typed.index)
if (!found || !Number.isFinite(index) || index < 0) return [{ json: { state: 'unknown', meter: code(typed.meter) } }]
const rows = of(found.meter)
const rates = rows.slice(1).map((row, at) => (row.value - rows[at].value) / row.at.diff(rows[at].at, 'days').days).slice(-months)
const usual = rates.length >= 3 ? middle(rates) : 0
const last = rows.at(-1)
const days = last ? Math.round(today.diff(last.at, 'days').days) : 0
const rate = last ? (index - last.value) / days : 0
const odd = last && (index < last.value || (usual > 0 && rate > times * usual))
return [{ json: { state: odd ? 'odd' : 'fine', meter: code(found.meter), site: found.site, owner: found.owner, index, last: last ? last.value : null, day: last ? last.at.toISODate() : '', days, usual, rate } }]`

/** The figure that is kept: the first, or the one typed again after a doubt. */
export const SETTLE = `${READING}const first = $('judge').first().json
const { alarm } = $('settings').first().json
const again = $('confirm').isExecuted ? $json : null
const index = again ? num(again.again) : first.index
const replaced = again !== null && ['Compteur remplacé', 'Meter replaced'].includes(again.why)
const accepted = Number.isFinite(index) && index >= 0 && (replaced || first.last === null || index >= first.last)
const rate = replaced || first.last === null ? 0 : (index - first.last) / first.days
const leak = accepted && first.usual > 0 && rate > alarm * first.usual
const litres = (value) => Math.round(value * 1000)
return { json: { accepted, leak, key: first.meter + '|' + $now.toISODate(), meter: first.meter, site: first.site, owner: first.owner, day: $now.toISODate(), index, note: replaced ? 'replaced' : '', daily: litres(rate), usual: litres(first.usual), since: first.day } }`
