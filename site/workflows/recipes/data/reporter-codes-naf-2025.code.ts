/** Companies without a new code; a number that cannot be one is told, not asked. */
export const PICK = `const { most } = $('settings').first().json
const rows = $('clients').all().map(({ json }) => json)
const failed = [...rows, ...$('segments').all().map(({ json }) => json)].some(({ error }) => error !== undefined)
const open = rows.filter(({ id, siren, naf2025 }) => id && String(siren ?? '').trim() && !String(naf2025 ?? '').trim())
const number = (siren) => {
  const digits = String(siren).replace(/\\D/g, '')
  // A VAT number has two digits before the SIREN, a SIRET five after it.
  return /^\\s*FR/i.test(String(siren)) && digits.length === 11 ? digits.slice(2) : digits.length === 9 || digits.length === 14 ? digits.slice(0, 9) : ''
}
const ready = open.filter(({ siren }) => number(siren) !== '')
return failed
  ? [{ json: { state: 'broken' } }]
  : ready.slice(0, most).map(({ id, name, siren, naf, segment }) => ({ json: { state: 'ask', id, name, siren: number(siren), naf: String(naf ?? ''), segment: String(segment ?? '').trim(), left: Math.max(0, ready.length - most), short: open.length - ready.length } }))`

/** What the directory gives for one company, and the segment that your table makes of it. */
export const JUDGE = `const client = $('pick').item.json
const told = (state, code, next) => ({ json: { ...client, state, code, next } })
if ($json.error !== undefined || !Array.isArray($json.results)) return told('unasked', '', '')
const found = $json.results.find(({ siren }) => siren === client.siren)
const code = String(found?.activite_principale_naf25 ?? '').trim()
if (!code) return told('absent', 'absent', '')
const plain = (text) => String(text ?? '').replace(/[.\\s]/g, '').toUpperCase()
// The longest beginning of the code that the table knows decides.
const match = $('segments').all().map(({ json }) => json).filter(({ prefix }) => plain(prefix) !== '' && plain(code).startsWith(plain(prefix))).sort((one, other) => plain(other.prefix).length - plain(one.prefix).length)[0]
const next = String(match?.segment ?? '').trim()
return told(next === '' ? 'orphan' : next === client.segment ? 'same' : 'moved', code, next)`

/** What a person has to decide; the rest is only counted. */
export const letter = (words: {
  readonly found: string
  readonly moved: string
  readonly orphan: string
  readonly absent: string
  readonly unasked: string
  readonly short: string
  readonly left: string
  readonly none: string
  readonly more: string
  readonly clients: string
  readonly colon: string
}): string =>
  `const all = $input.all().map(({ json }) => json)
const of = (...states) => all.filter(({ state }) => states.includes(state))
const some = (lines) => [...lines.slice(0, 40), ...(lines.length > 40 ? [lines.length - 40 + '${words.more}'] : [])]
const codes = new Map()
for (const { code } of of('orphan')) codes.set(code, (codes.get(code) ?? 0) + 1)
const { left, short } = all[0]
const parts = [
  [of('moved').length, '${words.moved}', some(of('moved').map((one) => one.name + '${words.colon}' + (one.naf || '?') + ' → ' + one.code + ', ' + (one.segment || '${words.none}') + ' → ' + one.next))],
  [codes.size, '${words.orphan}', some([...codes].map(([code, count]) => code + '${words.colon}' + count + '${words.clients}'))],
  [of('absent').length, '${words.absent}', some(of('absent').map((one) => one.name + ' (' + one.siren + ')'))],
].filter(([count]) => count > 0).map(([, title, lines]) => title + '\\n' + lines.join('\\n'))
const tails = [
  of('unasked').length > 0 ? of('unasked').length + '${words.unasked}' : '',
  short > 0 ? short + '${words.short}' : '',
  left > 0 ? left + '${words.left}' : '',
].filter(Boolean)
const found = of('same', 'moved', 'orphan').length
return [{ json: { news: parts.length + tails.length, found, text: [found + '${words.found}', ...parts, ...tails].join('\\n\\n') } }]`

/** Those that got an answer; the others are asked again next week. */
export const ANSWERED = `return $('judge').all().filter(({ json }) => json.state !== 'unasked').map(({ json }) => ({ json: { id: json.id, code: json.code } }))`
