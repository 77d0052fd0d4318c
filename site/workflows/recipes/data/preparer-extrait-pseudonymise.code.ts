/** The database gives no name, no day of birth, no address: only what may leave. */
export const QUERY = `WITH people AS MATERIALIZED (
  SELECT id, 'P' || lpad((row_number() OVER (ORDER BY random()))::text, 6, '0') AS person,
    (extract(year FROM age(born))::int / 10) * 10 AS age_from, left(postcode, 2) AS area
  FROM customers WHERE born IS NOT NULL AND postcode IS NOT NULL
)
SELECT p.person, p.age_from, p.area, to_char(o.created_at, 'YYYY-MM') AS month, o.category, round(o.total)::int AS amount
FROM orders o JOIN people p ON p.id = o.customer_id
WHERE o.created_at >= now() - make_interval(months => $1)
ORDER BY p.person, month LIMIT $2`

/** Groups of fewer people than the threshold leave: somebody would recognise them. */
export const WEIGH = `const { most, least } = $('settings').first().json
const { recipient, purpose, email, months } = $('request').first().json
const read = $input.all().map(({ json }) => json)
const rows = read.filter(({ person }) => person)
const group = (row) => row.age_from + '|' + row.area
const people = new Map()
for (const row of rows) people.set(group(row), (people.get(group(row)) ?? new Set()).add(row.person))
const safe = rows.filter((row) => people.get(group(row)).size >= least)
const kept = [...people.values()].filter((one) => one.size >= least)
const count = kept.reduce((sum, one) => sum + one.size, 0)
const state = read.some(({ error }) => error !== undefined) ? 'broken' : rows.length >= most ? 'large' : safe.length === 0 ? 'empty' : 'ready'
return [{ json: {
  state,
  recipient: String(recipient).trim(), purpose: String(purpose).trim(), email: String(email).trim(), months,
  rows: state === 'ready' ? safe : [],
  kept: safe.length, dropped: rows.length - safe.length, people: count, groups: kept.length, small: people.size - kept.length,
  name: 'extract-' + $now.toFormat('yyyyMMdd-HHmmss') + '.csv',
  destroy: $now.plus({ months: 3 }).toISODate(),
} }]`
