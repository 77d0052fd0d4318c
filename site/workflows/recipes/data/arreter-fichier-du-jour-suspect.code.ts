/** The rows as one text, to be told apart from yesterday's by its hash. */
export const ALL = `const read = $input.all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
const rows = read.filter((row) => row.error === undefined && Object.keys(row).length > 0)
return [{ json: { count: rows.length, error: failed ? String(failed.error.message ?? failed.error) : '', text: JSON.stringify(rows) } }]`

/** What somebody would see in a minute who knew the file of the days before. */
export const judge = (words: {
  readonly same: string
  readonly lacks: string
  readonly rows: string
  readonly usual: string
  readonly twice: string
  readonly blank: string
}): string =>
  `const { columns, ref, figure, margin } = $('settings').first().json
const { sum, text } = $('sum').first().json
const rows = JSON.parse(text)
const past = $('past').all().map(({ json }) => json).filter(({ day }) => day).sort((one, other) => (one.day < other.day ? 1 : -1)).slice(0, 10)
const counts = past.map((one) => Number(one.rows)).sort((one, other) => one - other)
const usual = counts[Math.floor(counts.length / 2)] ?? 0
const names = Object.keys(rows[0] ?? {})
const missing = columns.filter((name) => !names.includes(name))
const refs = rows.map((row) => String(row[ref] ?? '').trim())
const twice = refs.length - new Set(refs).size
const blank = rows.filter((row) => { const value = String(row[figure] ?? '').replace(/\\s/g, '').replace(',', '.'); return value === '' || Number.isNaN(Number(value)) }).length
const reasons = [
  past[0]?.sum === sum ? '${words.same}' + past[0].day : '',
  missing.length > 0 ? '${words.lacks}' + missing.join(', ') : '',
  usual > 0 && Math.abs(rows.length / usual - 1) * 100 > margin ? rows.length + '${words.rows}' + usual + '${words.usual}' : '',
  twice > 0 ? twice + '${words.twice}' : '',
  blank > 0 ? blank + '${words.blank}' : '',
].filter(Boolean)
return [{ json: { sound: reasons.length === 0, reasons, rows: rows.length, sum } }]`
