/** Passages that change stores, and whether the new one finds as well as the old. */
import { inBoth } from '../../fragments/code.ts'

/** Pages of the old store, in one list; what has no text cannot be made into a vector. */
export const TEXTS = `return $input.all()
  .flatMap(({ json }) => json.result?.points ?? [])
  .map(({ payload }) => ({ text: String(payload?.content ?? ''), metadata: payload?.metadata ?? {} }))
  .filter(({ text }) => text.trim())
  .map(({ text, metadata }) => ({ json: { text, path: metadata.path ?? '', title: metadata.title ?? '', page: String(metadata.page ?? ''), version: metadata.version ?? '' } }))`

/** Questions once more, for the second search: the first one has left passages in their place. */
export const AGAIN = `return $('bench').all()`

/**
 * One passage for each question and store, in their order. A store that fails hands its questions back, and one that
 * lacks passages would win or lose by accident: neither is a comparison.
 */
export const COMPARED = inBoth(
  (say: Record<string, string>) => `const bench = $('bench').all().map(({ json }) => json)
const first = (rows) => rows.map(({ json }) => json.document?.metadata?.path)
const old = first($('oldTop').all())
const fresh = first($input.all())
const { least, from, to } = $('settings').first().json
const asked = bench.filter(({ question }) => question).length
const sent = $('texts').all().length
const there = $('count').first().json.result?.count
const more = $('read').all().at(-1)?.json.result?.next_page_offset
const fault = more ? '${say['many']}' : there !== sent ? '${say['short']}' + (there ?? '?') + ' / ' + sent + '.' : asked < least ? '${say['few']}' + asked + '${say['needed']}' + least + '.' : [old, fresh].some((one) => one.length !== bench.length || one.some((path) => path === undefined)) ? '${say['down']}' : ''
if (fault) return [{ json: { fault } }]
const rows = bench.map(({ question, path }, at) => ({ question, path, was: old[at] === path, is: fresh[at] === path, instead: fresh[at] }))
const safe = (text) => String(text).replace(/[<>&]/g, ' ')
const list = (title, some) => some.length === 0 ? '' : '<p>' + title + '</p><ul>' + some.slice(0, 15).map((one) => '<li>' + safe(one.question) + ' (' + safe(one.path) + (one.is ? '' : ' &lt; ' + safe(one.instead)) + ')</li>').join('') + '</ul>'
const lost = rows.filter(({ was, is }) => was && !is)
const won = rows.filter(({ was, is }) => !was && is)
const before = rows.filter(({ was }) => was).length
const after = rows.filter(({ is }) => is).length
return [{ json: {
  fault: '', sent, asked: rows.length, before, after, lost: lost.length, won: won.length,
  html: '<p>' + sent + '${say['copied']}' + rows.length + '${say['first']}</p><p>' + safe(from) + '${say['colon']}' + before + '<br>' + safe(to) + '${say['colon']}' + after + '</p>' + list('${say['lost']}', lost) + list('${say['won']}', won),
} }]`,
  {
    fr: {
      many: 'L’ancienne base tient plus de vingt mille passages.',
      short: 'La nouvelle base n’a pas tout reçu : ',
      few: 'Trop peu de questions au banc d’essai : ',
      needed: ', il en faut ',
      down: 'Une des deux recherches n’a pas répondu.',
      copied: ' passages recopiés. Bon document en tête, sur ',
      first: ' questions :',
      colon: ' : ',
      lost: 'Perdues :',
      won: 'Gagnées :',
    },
    en: {
      many: 'The old store holds more than twenty thousand passages.',
      short: 'The new store has not got everything: ',
      few: 'Too few questions on the bench: ',
      needed: ', where there must be ',
      down: 'One of the two searches did not answer.',
      copied: ' passages copied. Right document first, out of ',
      first: ' questions:',
      colon: ': ',
      lost: 'Lost:',
      won: 'Won:',
    },
  },
)
