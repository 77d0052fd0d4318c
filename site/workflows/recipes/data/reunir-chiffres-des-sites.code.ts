/** The week just over, as `2026-W47`: both codes below begin with it. */
const WEEK = `const weekOf = (date) => date.toFormat("kkkk-'W'WW")
const week = weekOf($now.minus({ weeks: 1 }))
const { sites, margin } = $('settings').first().json
const read = $input.all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
const rows = read.filter(({ key }) => key)
`

/** Whether a site's figures look like those of its last eight weeks. */
export const judge = (words: {
  readonly turnover: string
  readonly customers: string
  readonly hours: string
  readonly usual: string
  readonly nil: string
}): string =>
  `${WEEK}const said = $('settings').first().json
const site = sites.find(({ key }) => key !== '' && key === said.key)
const figures = { turnover: Number(said.turnover), customers: Number(said.customers), hours: Number(said.hours) }
const names = { turnover: '${words.turnover}', customers: '${words.customers}', hours: '${words.hours}' }
const past = rows.filter((row) => row.site === site?.site && row.week < week).sort((one, other) => (one.week < other.week ? 1 : -1)).slice(0, 8)
const median = (name) => past.map((row) => Number(row[name])).sort((one, other) => one - other)[Math.floor(past.length / 2)]
const odd = Object.entries(figures).flatMap(([name, value]) => {
  if (!(value > 0)) return [names[name] + '${words.nil}']
  const usual = past.length < 3 ? value : median(name)
  return Math.abs(value / usual - 1) * 100 > margin ? [names[name] + ' ' + value + '${words.usual}' + usual + ')'] : []
})
const state = failed ? 'silent' : !site ? 'unknown' : odd.length > 0 ? 'odd' : 'clean'
return [{ json: { state, key: (site?.site ?? '') + '|' + week, site: site?.site ?? '', week, ...figures, odd } }]`

/** The table of the week, and who is missing from it. */
export const table = (words: {
  readonly euros: string
  readonly none: string
  readonly before: string
  readonly basket: string
  readonly hour: string
  readonly all: string
  readonly some: string
  readonly of: string
  readonly note: string
  readonly unread: string
  readonly percent: string
}): string =>
  `${words.euros}${WEEK}if (failed) return [{ json: { week, lines: ['${words.unread}' + (failed.error.message ?? failed.error)], missing: [], there: 0, total: 0 } }]
const earlier = weekOf($now.minus({ weeks: 2 }))
const find = (site, of) => rows.find((row) => row.site === site && row.week === of)
const cents = (value) => Math.round(Number(value) * 100) / 100
const change = (now, then) => { const percent = Math.round((now / then - 1) * 100); return (percent < 0 ? '−' : '+') + Math.abs(percent) + '${words.percent}' }
const there = sites.filter(({ site }) => find(site, week))
const line = (name, rows, then) => {
  const sum = (list, column) => list.reduce((total, row) => total + Number(row[column]), 0)
  const [turnover, customers, hours] = ['turnover', 'customers', 'hours'].map((column) => sum(rows, column))
  return name + euros(cents(turnover)) + (then.length > 0 ? ' (' + change(turnover, sum(then, 'turnover')) + '${words.before}' : '') + '${words.basket}' + (customers > 0 ? euros(cents(turnover / customers)) : '–') + '${words.hour}' + (hours > 0 ? euros(cents(turnover / hours)) : '–')
}
const lines = sites.map(({ site }) => {
  const row = find(site, week)
  const then = find(site, earlier)
  return row ? line(site + '${words.of}', [row], then ? [then] : []) + (row.note ? '${words.note}' + row.note : '') : site + '${words.none}'
})
const now = there.map(({ site }) => find(site, week))
const then = there.map(({ site }) => find(site, earlier)).filter(Boolean)
if (now.length > 0) lines.push(line(there.length === sites.length ? '${words.all}' : there.length + '${words.some}', now, then.length === now.length ? then : []))
return [{ json: { week, lines, missing: sites.filter(({ site }) => !find(site, week)), there: there.length, total: cents(now.reduce((total, row) => total + Number(row.turnover), 0)) } }]`
