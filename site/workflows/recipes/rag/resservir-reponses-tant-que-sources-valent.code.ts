/** An answer given before, whether it may be given again, and what a new one rests on. */
/**
 * Close is not the same: « sous 20 jours » and « sous 30 jours » lie next to each other. Figures and negations have to
 * be equal, and a question about oneself is never served from what another was told.
 */
export const HIT = String.raw`const { question, same, oldest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isPersonal = /\b(je|j[’']|moi|mon|ma|mes|nous|notre|nos|my|me|mine|our|we)\b/i.test(question) || /@/.test(question) || /\bI\b/.test(question)
const marks = (text) => [...(text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => one.replace(',', '.')), ...(text.toLowerCase().match(/\b(?:ne|pas|non|ni|aucune?|sans|jamais|sauf|hors|not|no|never|without|except|[a-z]+n[’']t)(?![a-zà-ü])/g) ?? [])].sort().join(' ')
const limit = $now.minus({ days: oldest }).toISODate()
const found = isPersonal ? undefined : rows.find(({ document, score }) => document && score >= same && document.metadata?.answer && String(document.metadata.at ?? '') >= limit && marks(document.pageContent) === marks(question))
let sources = []
let shown = []
try { [sources, shown] = [found?.document.metadata.sources, found?.document.metadata.shown].map((one) => JSON.parse(one ?? '[]')) } catch {}
const { key = '', answer = '', at = '' } = found?.document.metadata ?? {}
return [{ json: { hit: sources.length > 0, isPersonal, key, answer, at, sources, shown, paths: sources.map(({ path }) => path) } }]`

/** A source that has another version, or none any more, and the whole answer is to be written anew. */
export const STILL = `const { sources } = $('hit').first().json
const rows = $input.all().map(({ json }) => json)
const now = new Map(rows.filter(({ path }) => path).map(({ path, version }) => [path, String(version)]))
const changed = sources.filter(({ path, version }) => now.get(path) !== String(version)).map(({ path }) => path)
return [{ json: { still: changed.length === 0, changed, unread: rows.some(({ error, hit }) => error !== undefined || hit !== undefined) } }]`

export const PASSAGES = `const { closest, keep } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const passages = rows.filter(({ document, score }) => document && score >= closest).slice(0, keep).map(({ document: { pageContent, metadata = {} } }) => ({ text: pageContent, path: metadata.path ?? '?', version: String(metadata.version ?? '') }))
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
return [{ json: { state: passages.length > 0 ? 'some' : isDown ? 'down' : 'none', passages, text: passages.map(({ text }, at) => '[' + (at + 1) + ']\\n' + text).join('\\n\\n') } }]`

/** Only what quotes its passages is served, and only what has a version can be kept: nothing else says when it is out of date. */
export const CHECKED = `const { passages } = $('passages').first().json
const answer = String($input.first().json.text ?? '').trim().slice(0, 2000)
const numbers = [...new Set([...answer.matchAll(/\\[(\\d+)\\]/g)].map((one) => Number(one[1])))]
const quoted = numbers.map((one) => passages[one - 1])
const isSound = numbers.length > 0 && quoted.every(Boolean)
const sources = isSound ? [...new Map(quoted.map(({ path, version }) => [path, { path, version }])).values()] : []
return [{ json: {
  sound: isSound, answer, sources,
  shown: numbers.map((one) => '[' + one + '] ' + (passages[one - 1]?.path ?? '?')),
  keep: isSound && !$('hit').first().json.isPersonal && sources.every(({ version }) => version),
  key: $now.toFormat('yyyyLLddHHmmssSSS') + '-' + $('settings').first().json.question.length,
  at: $now.toISODate(),
  silent: $input.first().json.error !== undefined,
} }]`
