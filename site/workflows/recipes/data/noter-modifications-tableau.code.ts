/** What changed since last night, cell by cell, and whether one may believe it. */
export const diff = (words: {
  readonly added: string
  readonly removed: string
  readonly unread: string
  readonly empty: string
  readonly many: string
  readonly of: string
}): string =>
  `const { most, percent, watched, accept } = $('settings').first().json
const today = $now.toISODate()
const read = $('sheet').all().map(({ json }) => json)
const failed = read.find(({ error }) => error !== undefined)
const known = new Map($input.all().map(({ json }) => json).filter(({ ref }) => ref).map(({ ref, row }) => [ref, JSON.parse(row)]))
const text = (value) => String(value ?? '').trim()
const rows = new Map()
const doubles = []
for (const { row_number, ...row } of read) {
  const ref = text(row.ref)
  if (!ref) continue
  if (rows.has(ref)) doubles.push(ref)
  else rows.set(ref, Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)])))
}
const changes = []
const note = (ref, column, before, after) => changes.push({ key: [today, ref, column, before.slice(0, 40)].join('|'), day: today, ref, column, before, after })
const moves = []
for (const [ref, row] of rows) {
  const before = known.get(ref)
  const names = before ? [...new Set([...Object.keys(before), ...Object.keys(row)])].filter((name) => text(before[name]) !== text(row[name])) : []
  for (const name of names) note(ref, name, text(before[name]), text(row[name]))
  if (!before && known.size > 0) note(ref, '${words.added}', '', JSON.stringify(row))
  if (!before || names.length > 0) moves.push({ ref, row: JSON.stringify(row), gone: false })
}
for (const [ref, row] of known) if (!rows.has(ref)) {
  note(ref, '${words.removed}', JSON.stringify(row), '')
  moves.push({ ref, row: '', gone: true })
}
const figure = (value) => Number(value.replace(/[^0-9,.-]/g, '').replace(',', '.'))
const steep = changes.filter(({ column, before, after }) => column === watched && !(Math.abs(figure(after) / figure(before) - 1) * 100 <= percent))
const lost = moves.filter(({ gone }) => gone).length
const reason = failed ? '${words.unread}' + (failed.error.message ?? failed.error) : rows.size === 0 ? '${words.empty}' : lost * 100 > known.size * most && accept !== today ? lost + '${words.many}' + known.size + '${words.of}' : ''
const state = reason ? 'held' : known.size === 0 ? 'first' : changes.length + doubles.length > 0 ? 'changed' : 'quiet'
return [{ json: { state, reason, changes, moves, steep, doubles: [...new Set(doubles)], rows: rows.size } }]`
