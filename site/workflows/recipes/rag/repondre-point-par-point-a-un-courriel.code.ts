/** A letter taken apart into its questions, each with passages of its own, and put together as a draft. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** The last message of each conversation (Gmail’s label is on all of them), without lines it quotes, above, below or between its own; oldest first. */
export const LETTERS = String.raw`const newest = new Map()
for (const { json } of $input.all()) {
  const key = json.threadId || json.id
  if (json.id && String(json.date ?? '') >= String(newest.get(key)?.date ?? '')) newest.set(key, json)
}
return [...newest.values()].sort((one, other) => String(one.date ?? '') < String(other.date ?? '') ? -1 : 1).map((json) => ({
  id: json.id, thread: json.threadId ?? '',
  to: String(json.replyTo?.value?.[0]?.address ?? json.from?.value?.[0]?.address ?? ''),
  subject: String(json.subject ?? '').replace(/^(?:re|ré)\s*:\s*/i, '').slice(0, 150),
  text: String(json.text ?? '').split(/\n\s*-{3,}/)[0].replace(/^[ \t]*(?:>.*|Le [^\n]{5,160} a écrit.*|On [^\n]{5,160} wrote:.*)$/gm, '').replace(/\n{3,}/g, '\n\n').trim().slice(0, 6000),
})).filter((one) => one.to.includes('@')).map((json) => ({ json }))`

/** A point counts only by a sentence that the letter holds; the same sentence twice is one point. */
export const POINTS = inBoth(
  (stands) => `${stands}const { text } = $('letter').first().json
const { most } = $('settings').first().json
const { output, error } = $input.first().json
const seen = new Set()
const all = (output?.points ?? []).filter((one) => stands(one.quote, text) && String(one.question ?? '').trim() && !seen.has(plain(one.quote)) && seen.add(plain(one.quote)))
const points = all.slice(0, most).map(({ quote, question }, at) => ({ number: at + 1, quote: String(quote).trim(), question: String(question).trim().slice(0, 300) }))
return [{ json: { state: error !== undefined || !output ? 'silent' : points.length > 0 ? 'some' : 'none', points, left: all.length - points.length, questions: points.map((one) => one.question) } }]`,
  STANDS,
)

/** One list of passages for each point, in their order; passages are numbered across all of them. */
export const PASSAGES = `const { points } = $('points').first().json
const { closest } = $('settings').first().json
const found = $input.first().json
const lists = found.result
const isWhole = Array.isArray(lists) && lists.length === points.length
let next = 0
const filled = isWhole ? points.map((one, at) => ({ ...one, passages: (lists[at].points ?? []).filter(({ score, payload }) => score >= closest && payload?.content).map(({ payload }) => ({ number: ++next, title: payload.metadata?.title ?? '?', text: String(payload.content).slice(0, 1500) })) })) : []
const text = filled.map((one) => 'POINT ' + one.number + ' : ' + one.question + '\\n' + (one.passages.map((each) => '[' + each.number + '] ' + each.title + '\\n' + each.text).join('\\n') || '(0)')).join('\\n\\n')
return [{ json: { state: !isWhole ? 'down' : next > 0 ? 'some' : 'bare', cause: found.error?.message ?? found.error ?? '', points: filled, text } }]`

/** An answer keeps to the passages of its own point, and so does each of its figures; else the place stays open. */
export const DRAFT = inBoth(
  (say: Record<string, string>) => String.raw`const came = $input.first().json
const { points: bare, left, state } = $('points').first().json
const isSearched = came.output !== undefined || came.error !== undefined || came.text !== undefined
const points = state === 'some' && isSearched ? $('passages').first().json.points : bare
const figures = (one) => String(one).match(/\d+(?:[.,]\d+)?/g) ?? []
const judged = points.map((one) => {
  const own = (came.output?.answers ?? []).find((answer) => answer.point === one.number)
  const used = (own?.passages ?? []).map((number) => (one.passages ?? []).find((each) => each.number === number))
  const held = new Set(figures(one.quote + ' ' + used.map((each) => each?.text).join(' ')))
  const text = String(own?.text ?? '').replace(/\s*\[\d+\]/g, '').trim()
  const sound = text !== '' && used.length > 0 && used.every(Boolean) && figures(text).every((figure) => held.has(figure))
  return { number: one.number, quote: one.quote, sound, text: sound ? text : '${say['open']}', sources: sound ? used.map((each) => each.title) : [] }
})
const open = judged.filter(({ sound }) => !sound).length
const body = judged.map((one) => one.number + '${say['before']}' + one.quote.slice(0, 200) + '${say['after']}\n' + one.text).join('\n\n')
return [{ json: {
  open, answered: judged.length - open,
  message: '${say['hello']}\n\n' + (body || '${say['none']}') + (left > 0 ? '\n\n${say['left']}' + left : '') + '\n\n${say['bye']}',
  note: (judged.map((one) => one.number + '. ' + (one.sources.join(' ; ') || '${say['without']}')).join('\n') || '${say['none']}'),
} }]`,
  {
    fr: {
      open: '[À COMPLÉTER]',
      before: '. « ',
      after: ' »',
      hello: 'Bonjour,',
      bye: 'Bien à vous',
      none: '[Aucune question reconnue : à lire en entier.]',
      left: '[À COMPLÉTER] Autres points non traités : ',
      without: 'sans source, à compléter',
    },
    en: {
      open: '[TO BE FILLED IN]',
      before: '. “',
      after: '”',
      hello: 'Hello,',
      bye: 'Kind regards',
      none: '[No question recognised: to be read in full.]',
      left: '[TO BE FILLED IN] Further points not dealt with: ',
      without: 'no source, to be filled in',
    },
  },
)
