/** A page as lines that a person would see: a row of a table is one line. */
export const LINES = `const settings = $('settings').first().json
const known = new Map($('before').all().map(({ json }) => json).filter(({ name }) => name).map((one) => [one.name, { lines: JSON.parse(one.lines), day: one.day }]))
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const plain = (html) => html
  .replace(/<(script|style|noscript|svg)\\b[\\s\\S]*?<\\/\\1>/gi, ' ')
  .replace(/<\\/t[dh]>/gi, ' | ')
  .replace(/<(?:br|\\/tr|\\/p|\\/li|\\/h\\d|\\/div)\\b[^>]*>/gi, '\\n')
  .replace(/<[^>]+>/g, ' ')
  .replace(/&#(\\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  .replace(/&([a-z]+);/gi, (whole, name) => signs[name.toLowerCase()] ?? whole)
const linesOf = (html) => [...new Set(plain(html).split('\\n').map((line) => line.replace(/\\s+/g, ' ').replace(/[ |]+$/, '').trim()).filter((line) => line.length > 2))]
return $('each').all().map(({ json: { name, url } }, at) => {
  const answer = $('page').all()[at]?.json ?? {}
  const lines = typeof answer.data === 'string' ? linesOf(answer.data) : []
  const before = known.get(name)?.lines
  // A page that could not be read for three weeks may have changed three weeks ago.
  const last = DateTime.fromISO(String(known.get(name)?.day ?? $now.toISODate()).slice(0, 10))
  const size = (list) => list.reduce((sum, line) => sum + line.length, 0)
  const reason = answer.error !== undefined ? String(answer.error.message ?? answer.error) : size(lines) < settings.least ? 'short' : before && size(lines) < size(before) / 2 ? 'half' : ''
  const added = before ? lines.filter((line) => !before.includes(line)) : []
  const removed = before ? before.filter((line) => !lines.includes(line)) : []
  const state = reason ? 'unread' : !before ? 'first' : added.length + removed.length > 0 ? 'changed' : 'same'
  return { json: { name, url, state, reason, added, removed, lines: JSON.stringify(lines), until: last.plus({ days: settings.days }).toISODate() } }
})`

/** Changes that nobody has looked at and whose time is nearly over. */
export const late = (words: { readonly before: string; readonly over: string }): string =>
  `const today = $now.toISODate()
const soon = $now.plus({ days: 10 }).toISODate()
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
if (failed) return [{ json: { lines: [String(failed.error.message ?? failed.error)], failed: true } }]
// A column of dates comes as seconds, one of text as it was written.
const day = (value) => typeof value === 'number' ? DateTime.fromSeconds(value, { zone: 'utc' }).toISODate() : String(value ?? '').slice(0, 10)
const lines = rows.map((one) => ({ ...one, until: day(one.until) })).filter(({ until, examined }) => until && !examined && until <= soon).map(({ name, until }) => name + (until < today ? '${words.over}' : '${words.before}') + until)
return lines.length > 0 ? [{ json: { lines, failed: false } }] : []`
