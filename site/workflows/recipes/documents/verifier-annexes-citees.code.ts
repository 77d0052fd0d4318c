/** Which annexes a report names, and which of them lie in its folder. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly stopped: string
  readonly folder: string
  readonly report: string
  readonly empty: string
  readonly missing: string
  readonly double: string
  readonly spare: string
  readonly annex: string
  readonly listed: string
  readonly here: string
  readonly whole: string
  readonly fault: string
  readonly silent: string
}

/** « annexes 1 à 3 » names three; « annexe 2 » one, whatever figures follow. */
const judge = (words: Words) =>
  String.raw`const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const said = (json) => json.error?.message ?? json.message ?? json.error ?? ''
const stop = (text) => [{ json: { state: 'stop', title: '${words.stopped}', text: safe(text) } }]
const files = $('files').all().map(({ json }) => json)
if (files[0].error !== undefined) return stop('${words.folder}' + said(files[0]))
// Drive’s own refusal says more than « no file to read ».
const took = $('report').first().json
if (took.error !== undefined) return stop('${words.report}' + said(took))
const found = $('text').first().json
if (found.data === undefined) return stop('${words.report}' + said(found))
const text = String(found.data).replace(/\s+/g, ' ')
if (/^(%PDF|PK)/.test(text) || text.includes('\u0000') || text.length < 200) return stop('${words.empty}')
const ONE = '(?:n[°º]s? ?)?(?:\\d{1,2}(?!\\d)|[A-Z](?![A-Za-zÀ-ÿ]))'
const single = new RegExp('\\b(?:[Aa]nnexe|ANNEXE|[Aa]ppendix|APPENDIX|[Aa]nnex|ANNEX) (' + ONE + ')', 'g')
const several = new RegExp('\\b(?:[Aa]nnexes|ANNEXES|[Aa]ppendices|APPENDICES) (' + ONE + '(?:(?: ?, ?| et | and | ou | or | à | to | ?[-–] ?)' + ONE + ')*)', 'g')
const key = (token) => token.replace(/n[°º]s? ?/, '').trim().replace(/^0+(?=\d)/, '').toUpperCase()
const cited = new Set([...text.matchAll(single)].map(([, token]) => key(token)))
for (const [, list] of text.matchAll(several)) {
  const parts = list.split(/( à | to | ?[-–] ?| ?, ?| et | and | ou | or )/)
  for (let at = 0; at < parts.length; at += 2) {
    const token = key(parts[at])
    cited.add(token)
    const range = /^ ?(à|to|-|–) ?$/.test(parts[at + 1] ?? '')
    const next = range ? key(parts[at + 2]) : ''
    if (/^\d+$/.test(token) && /^\d+$/.test(next)) for (let n = Number(token); n < Number(next); n += 1) cited.add(String(n))
    if (/^[A-Z]$/.test(token) && /^[A-Z]$/.test(next)) for (let n = token.charCodeAt(0); n < next.charCodeAt(0); n += 1) cited.add(String.fromCharCode(n))
  }
}
const MARK = /(?:annexe|annex|appendix)(?: ?(?:n[°º] ?)?(\d{1,2}(?!\d))| (?:n[°º] ?)?([a-z](?![a-zà-ÿ’'])))/i
const named = files.filter(({ name }) => name).map(({ name }) => ({ name, found: String(name).replace(/[_-]+/g, ' ').match(MARK) })).filter(({ found }) => found).map(({ name, found }) => ({ name, token: key(found[1] ?? found[2]) }))
const order = (one, other) => one.localeCompare(other, 'fr', { numeric: true })
const tokens = named.map(({ token }) => token)
const missing = [...cited].filter((token) => !tokens.includes(token)).sort(order)
const double = [...new Set(tokens.filter((token, at) => tokens.indexOf(token) < at))].sort(order)
const spare = [...new Set(tokens.filter((token) => !cited.has(token)))].sort(order)
if (!cited.size && !named.length) return stop('${words.silent}')
const lines = [
  ...(missing.length ? ['${words.missing}' + missing.join(', ')] : []),
  ...(double.length ? ['${words.double}' + double.join(', ')] : []),
  ...(spare.length ? ['${words.spare}' + spare.join(', ')] : []),
]
if (missing.length || double.length) return [{ json: { state: 'fault', title: '${words.fault}', text: lines.map(safe).join('<br>') } }]
const list = [...named].sort((one, other) => order(one.token, other.token)).map(({ name, token }) => '${words.annex}' + token + ' – ' + name).join('\n')
const here = files.some(({ name }) => String(name ?? '').startsWith('${words.listed}'))
return [{ json: { state: here ? 'fault' : 'whole', title: '${words.whole}' + cited.size, text: [...lines, ...(here ? ['${words.here}'] : [])].map(safe).join('<br>'), name: '${words.listed}', list } }]`

export const JUDGE = inBoth(judge, {
  fr: {
    stopped: 'Non vérifié',
    folder: 'Le dossier ne se lit pas : ',
    report: 'Le rapport ne se lit pas : ',
    empty: 'Pas un document Google, ou moins de deux cents signes de texte.',
    missing: 'Citées et absentes du dossier : ',
    double: 'Deux fichiers portent le même repère : ',
    spare: 'Jointes et jamais citées : ',
    annex: 'Annexe ',
    listed: 'Liste des annexes',
    here: 'Une liste des annexes est déjà dans le dossier : elle n’a pas été refaite.',
    whole: 'Toutes les annexes citées sont là : ',
    fault: 'À corriger avant l’envoi',
    silent: 'Ni annexe citée, ni fichier nommé « Annexe … » : rien à comparer.',
  },
  en: {
    stopped: 'Not checked',
    folder: 'The folder cannot be read: ',
    report: 'The report cannot be read: ',
    empty: 'No Google document, or fewer than two hundred characters of text.',
    missing: 'Named, and not in the folder: ',
    double: 'Two files bear the same mark: ',
    spare: 'Enclosed, and never named: ',
    annex: 'Annex ',
    listed: 'List of annexes',
    here: 'A list of annexes is in the folder already: it was not made again.',
    whole: 'All annexes named are there: ',
    fault: 'To be mended before sending',
    silent: 'No annex named, no file called “Annex …”: nothing to compare.',
  },
})
