/** References as people write them, two searches made one list, and an answer held against its passages. */
import { inBoth } from '../../fragments/code.ts'

/**
 * « VX-2041/B », « vx2041b » and « VX 2041/B » are one reference: letters and digits alone count. A space
 * counts only after capitals, or « les 50 » would be one (« A 80 degrés » neither); a norm, a thread size or a fault code is none.
 */
export const ASKED = String.raw`const { chatInput, norms } = $('settings').first().json
const question = String(chatInput ?? '').replace(/\s+/g, ' ').trim().slice(0, 400)
const found = question.match(/\b(?:(?:[B-Z]|[A-Z]{2,4}) |[A-Za-z]{1,4}[.\/-]?)\d{2,6}(?:[.\/-]?[A-Za-z]{1,2}|[.\/-]\d{1,3})?\b/g) ?? []
const isNorm = (one) => norms.split(',').includes(one.replace(/[^A-Za-z].*$/, '').toUpperCase())
const refs = [...new Set(found.filter((one) => !isNorm(one)).map((one) => one.replace(/[^A-Za-z0-9]/g, '').toUpperCase()))].slice(0, 5)
return { json: { question, refs, list: refs.join(',') } }`

/**
 * Rows in the order of each search; a passage that names only other references is another machine's. A store of
 * vectors that fails hands on the question that it was given, without an error.
 */
export const FUSED = `const { refs } = $('asked').first().json
const exact = $('exact').all().map(({ json }) => json)
const near = $('near').all().map(({ json }) => json)
const down = exact.some(({ error }) => error !== undefined) ? 'exact' : near.some((row) => !row.document && Object.keys(row).length > 0) ? 'near' : ''
const known = [...new Set(exact.flatMap((row) => row.refs ?? []))].filter((one) => refs.includes(one))
const unknown = refs.filter((one) => !known.includes(one))
const { keep, farthest } = $('settings').first().json
const lists = [
  exact.filter(({ id }) => id).map(({ id, text, title, page, refs }) => ({ id: String(id), text, title, page, refs: refs ?? [] })),
  near.filter(({ document, score }) => document && score <= farthest).map(({ document: { pageContent, metadata } }) => ({ id: String(metadata.passage), text: pageContent, title: metadata.title, page: metadata.page, refs: metadata.refs ?? [] })),
]
const all = new Map()
for (const list of lists) list.forEach((one, at) => {
  const before = all.get(one.id) ?? { ...one, points: 0 }
  all.set(one.id, { ...before, points: before.points + 1 / (60 + at + 1) })
})
const names = ({ refs: own }) => own.some((one) => refs.includes(one))
const passages = [...all.values()]
  .filter((one) => refs.length === 0 || one.refs.length === 0 || names(one))
  .sort((one, other) => Number(names(other)) - Number(names(one)) || other.points - one.points)
  .slice(0, keep)
const state = down === 'exact' || (down && passages.length === 0) ? 'down' : unknown.length > 0 ? 'unknown' : passages.length > 0 ? 'found' : 'nothing'
return [{ json: { state, down, unknown, passages, text: passages.map((one, at) => '[' + (at + 1) + '] ' + one.title + ', p. ' + one.page + '\\n' + one.text).join('\\n\\n') } }]`

/** A figure (1.5 is not 15) or a reference that none of the quoted passages holds makes the answer worthless. */
export const CHECKED = inBoth(
  ({
    page,
    half,
    doubt,
    sources,
    silent,
  }: Record<string, string>) => `const { passages, down } = $('fused').first().json
const said = String($json.text ?? '').trim()
const numbers = [...new Set([...said.matchAll(/\\[(\\d+)\\]/g)].map((one) => Number(one[1])))]
const quoted = numbers.map((one) => passages[one - 1])
const tokens = (text) => (text.toUpperCase().match(/[A-Z0-9]*\\d[A-Z0-9]*(?:[.,\\/-][A-Z0-9]+)*/g) ?? []).map((one) => /[A-Z]/.test(one) ? one.replace(/[^A-Z0-9.,]/g, '') : one.replace(/,/g, '.'))
const held = new Set(quoted.filter(Boolean).flatMap((one) => tokens(one.title + ' ' + one.text)))
const sound = numbers.length > 0 && quoted.every(Boolean) && tokens(said.replace(/\\[\\d+\\]/g, ' ')).every((one) => held.has(one))
const line = (one, at) => '[' + at + '] ' + one.title + ', ${page}' + one.page
const shown = sound ? numbers.map((one) => line(passages[one - 1], one)) : passages.map((one, at) => line(one, at + 1) + '\\n' + one.text)
const head = sound ? said : $json.error ? '${silent}' : '${doubt}'
return [{ json: { sound, output: head + '\\n\\n' + (sound ? '${sources}' : '') + shown.join('\\n') + (down ? '\\n\\n${half}' : '') } }]`,
  {
    fr: {
      page: 'p. ',
      half: 'Recherche par le sens indisponible : seules les références exactes ont été lues.',
      doubt: 'Je n’ai pas de réponse sûre. Voici les passages :',
      sources: 'Sources :\\n',
      silent: 'Le modèle ne répond pas. Voici les passages :',
    },
    en: {
      page: 'p. ',
      half: 'Search by meaning unavailable: exact references alone were read.',
      doubt: 'I have no sure answer. Here are the passages:',
      sources: 'Sources:\\n',
      silent: 'The model does not answer. Here are the passages:',
    },
  },
)

/** Rows that name a reference asked for; without one, rows that hold a word of the question. */
export const EXACT = inBoth(
  (language: string) =>
    `SELECT metadata->>'passage' AS id, text, metadata->>'title' AS title, metadata->>'page' AS page, metadata->'refs' AS refs FROM passages WHERE ($1 <> '' AND jsonb_exists_any(metadata->'refs', string_to_array($1, ','))) OR ($1 = '' AND to_tsvector('${language}', text) @@ replace(plainto_tsquery('${language}', $2)::text, '&', '|')::tsquery) ORDER BY ts_rank(to_tsvector('${language}', text), replace(plainto_tsquery('${language}', $2)::text, '&', '|')::tsquery) DESC, 1 LIMIT 200`,
  { fr: 'french', en: 'english' },
)
