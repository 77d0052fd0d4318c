/** What changed since the last reading that everybody was told of. */
export const DIFF = `const rows = $('columns').all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
const today = rows.filter((row) => row.key && row.type)
// Nothing at all is a lost right to read, not a database without tables.
if (failed || today.length === 0) return [{ json: { state: 'broken', reason: failed ? String(failed.message ?? failed.error.message ?? failed.error) : '', changes: [], snapshot: '' } }]
const snapshot = JSON.stringify(today.map(({ key, type, place }) => [key, type, Number(place)]))
const kept = $('kept').all().map(({ json }) => json).find(({ name }) => name === 'schema')
if (!kept) return [{ json: { state: 'first', reason: '', changes: [], snapshot } }]
const before = new Map(JSON.parse(kept.snapshot).map(([key, type, place]) => [key, { type, place }]))
const now = new Map(today.map((row) => [row.key, { type: row.type, place: Number(row.place) }]))
const gone = [...before.keys()].filter((key) => !now.has(key))
const fresh = [...now.keys()].filter((key) => !before.has(key))
const table = (key) => key.split('.').slice(0, -1).join('.')
// A column that was renamed keeps its place and its type.
const successor = (key) => fresh.find((one) => table(one) === table(key) && now.get(one).place === before.get(key).place && now.get(one).type === before.get(key).type) ?? ''
const renamed = new Map(gone.map((key) => [key, successor(key)]))
const changes = [
  ...gone.map((key) => ({ kind: renamed.get(key) ? 'renamed' : 'gone', key, was: before.get(key).type, is: renamed.get(key) })),
  ...[...now.keys()].filter((key) => before.has(key) && before.get(key).type !== now.get(key).type).map((key) => ({ kind: 'retyped', key, was: before.get(key).type, is: now.get(key).type })),
  ...fresh.filter((key) => ![...renamed.values()].includes(key)).map((key) => ({ kind: 'new', key, was: '', is: now.get(key).type })),
]
return [{ json: { state: changes.length > 0 ? 'changed' : 'same', reason: '', changes, snapshot } }]`

/** One letter to each owner of a report that reads something that changed; the rest goes to the data team. */
export const letters = (words: {
  readonly colon: string
  readonly gone: string
  readonly renamed: string
  readonly retyped: string
  readonly fresh: string
  readonly nobody: string
  readonly unread: string
}): string =>
  `const { changes } = $('diff').first().json
const { team } = $('settings').first().json
const uses = $('uses').all().map(({ json }) => json)
const unread = uses.some(({ error }) => error !== undefined)
const said = { gone: '${words.gone}', renamed: '${words.renamed}', retyped: '${words.retyped}', new: '${words.fresh}' }
const line = ({ kind, key, was, is }) => key + said[kind].replace('#was', was).replace('#is', is)
const letters = new Map()
const add = (to, text) => letters.set(to, [...(letters.get(to) ?? []), text])
for (const change of changes) {
  const readers = uses.filter((use) => String(use.column ?? '').trim().toLowerCase() === change.key.toLowerCase() && String(use.owner ?? '').includes('@'))
  for (const use of readers) add(use.owner.trim().toLowerCase(), use.report + '${words.colon}' + line(change))
  if (readers.length === 0) add(team, '${words.nobody}' + line(change))
}
if (unread) add(team, '${words.unread}')
return [...letters].map(([to, lines]) => ({ json: { to, count: lines.length, lines, text: lines.join('\\n') } }))`

/** Nothing is remembered before everybody has been written to. */
export const SENT = `const letters = $('letters').all().map(({ json }) => json)
const lost = $input.all().flatMap(({ json }, at) => (json.error !== undefined ? [letters[at].to] : []))
return [{ json: { all: lost.length === 0, lost } }]`
