/** Two spellings that only an accent, a capital or a dash tells apart are one title. */
const PLAIN = `const plain = (text) => String(text ?? '').normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().replace(/\\./g, '').replace(/[^\\p{L}\\p{N}&+]+/gu, ' ').trim()
`

/** What can be filled in at once, what has to be asked, and what stands in the way. */
export const SORT = `${PLAIN}const dict = $('dict').all().map(({ json }) => json)
const contacts = $('contacts').all().map(({ json }) => json)
const { functions, most } = $('settings').first().json
const broken = dict.some(({ error }) => error !== undefined) ? 'dict' : contacts.some(({ error }) => error !== undefined) ? 'contacts' : ''
if (broken) return [{ json: { kind: 'report', broken, waiting: 0, odd: [], left: 0, private: 0 } }]
const known = dict.filter(({ title }) => plain(title) !== '')
const agreed = known.filter(({ state }) => /^(oui|yes)$/i.test(String(state ?? '').trim()))
const names = Object.keys(functions)
const found = (name) => names.find((one) => plain(one) === plain(name)) ?? ''
const meanings = new Map()
for (const row of agreed) meanings.set(plain(row.title), new Set([...(meanings.get(plain(row.title)) ?? []), found(row.function)]))
// Two answers for one title, or a function that is not in the list: nobody is filled in.
const odd = [...meanings].filter(([, all]) => all.size > 1 || all.has('')).map(([title]) => title)
const seen = new Set(known.map(({ title }) => plain(title)))
const open = contacts.filter(({ id, title }) => id && plain(title) !== '')
const apply = open.filter(({ title }) => meanings.has(plain(title)) && !odd.includes(plain(title)))
const unknown = open.filter(({ title }) => !seen.has(plain(title)))
const personal = unknown.filter(({ title }) => /@|\\d{6}/.test(String(title).replace(/[\\s.]/g, '')))
const counts = new Map()
for (const { title } of unknown.filter((one) => !personal.includes(one))) {
  const key = plain(title)
  counts.set(key, { title: counts.get(key)?.title ?? String(title).trim().slice(0, 80), count: (counts.get(key)?.count ?? 0) + 1 })
}
const all = [...counts.values()].sort((one, other) => other.count - one.count || (one.title < other.title ? -1 : 1))
const asked = all.slice(0, most)
return [
  ...apply.map(({ id, title }) => ({ json: { kind: 'apply', id, function: [...meanings.get(plain(title))][0] } })),
  ...(asked.length > 0 ? [{ json: { kind: 'ask', asked, grid: Object.entries(functions).map(([name, meaning]) => '- ' + name + ' = ' + meaning).join('\\n'), lines: asked.map((one, at) => at + 1 + '. ' + one.title.replace(/[<>\\s]+/g, ' ')).join('\\n') } }] : []),
  { json: { kind: 'report', broken: '', waiting: known.filter(({ state }) => !/^(oui|yes|non|no)$/i.test(String(state ?? '').trim())).length, odd, left: all.length - asked.length, private: personal.length } },
]`

/** An answer counts once, under its own number, with a name of the list; else the row waits empty. */
export const CHECK = `const { asked } = $('kind').all(1)[0].json
const names = Object.keys($('settings').first().json.functions)
const answer = $input.first().json
if (answer.error !== undefined || !Array.isArray(answer.output?.rows)) return []
return asked.map(({ title, count }, at) => {
  const given = answer.output.rows.filter(({ n }) => n === at + 1)
  const name = given.length === 1 && names.includes(given[0].function) ? given[0].function : ''
  return { json: { title, count, function: name } }
})`

/** What was done, what waits, what failed: one letter, or none. */
export const report = (words: {
  readonly filled: string
  readonly unfilled: string
  readonly proposed: string
  readonly empty: string
  readonly unkept: string
  readonly mute: string
  readonly waiting: string
  readonly odd: string
  readonly left: string
  readonly personal: string
  readonly dict: string
  readonly contacts: string
}): string =>
  `const one = $input.first().json
const filled = $('fill').isExecuted ? $('fill').all().map(({ json }) => json) : []
const lost = filled.filter(({ error }) => error !== undefined).length
const proposed = $('check').isExecuted ? $('check').all().map(({ json }) => json) : []
const unkept = $('add').isExecuted && $('add').all().some(({ json }) => json.error !== undefined)
const mute = $('propose').isExecuted && proposed.length === 0
const lines = one.broken === 'dict' ? ['${words.dict}'] : one.broken === 'contacts' ? ['${words.contacts}'] : [
  filled.length - lost > 0 ? filled.length - lost + '${words.filled}' : '',
  lost > 0 ? lost + '${words.unfilled}' : '',
  proposed.length > 0 && !unkept ? proposed.length + '${words.proposed}' + proposed.filter((row) => row.function === '').length + '${words.empty}' : '',
  unkept ? '${words.unkept}' : '',
  mute ? '${words.mute}' : '',
  one.waiting > 0 ? one.waiting + '${words.waiting}' : '',
  one.odd.length > 0 ? '${words.odd}' + one.odd.join(', ') : '',
  one.left > 0 ? one.left + '${words.left}' : '',
  one.private > 0 ? one.private + '${words.personal}' : '',
].filter(Boolean)
return [{ json: { lines, news: lines.length } }]`
