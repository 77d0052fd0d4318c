/** Editions and their days: which hold on the day asked, and what an answer may rest on. */
import { inBoth } from '../../fragments/code.ts'

/** One edition a document, or none: where two overlap, neither is more in force than the other. */
export const IN_FORCE = `const { day } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const iso = (value) => String(value ?? '').slice(0, 10)
const editions = rows.filter((row) => row.edition_id && row.in_force_from).map((row) => ({ edition_id: row.edition_id, document: row.document, edition: String(row.edition), from: iso(row.in_force_from), until: iso(row.in_force_until) }))
const documents = [...new Set(editions.map(({ document }) => document))]
const holding = (document) => editions.filter((one) => one.document === document && one.from <= day && (one.until === '' || one.until >= day))
const next = (one) => editions.filter((other) => other.document === one.document && other.from > one.from && other.from <= $now.toISODate()).sort((a, b) => a.from < b.from ? -1 : 1)[0]
const inForce = documents.map(holding).filter((list) => list.length === 1).map(([one]) => ({ ...one, next: next(one)?.edition ?? '', since: next(one)?.from ?? '' }))
const overlaps = documents.map(holding).filter((list) => list.length > 1).map((list) => list[0].document + ' (' + list.map(({ edition }) => edition).join(' / ') + ')')
const absent = documents.filter((document) => holding(document).length === 0)
const broken = editions.length === 0
return [{ json: { state: broken ? 'broken' : inForce.length > 0 ? 'some' : 'none', day, inForce, overlaps: overlaps.join(', '), absent: absent.join(', ') } }]`

/** What the store let through is held against the editions once more; failing, it hands back what it was given. */
export const PROOF = `const { inForce } = $('inForce').first().json
const rows = $input.all().map(({ json }) => json)
const { closest } = $('settings').first().json
const passages = rows
  .filter(({ document, score }) => document && score >= closest)
  .map(({ document: { pageContent, metadata }, score }) => ({ text: pageContent, page: metadata.page ?? '?', score, own: inForce.find((one) => one.edition_id === metadata.edition) }))
  .filter(({ own }) => own)
  .sort((one, other) => other.score - one.score)
  .slice(0, 6)
const broken = rows.some((row) => row.document?.pageContent === undefined && Object.keys(row).length > 0)
return [{ json: { state: broken ? 'broken' : passages.length > 0 ? 'some' : 'none', passages, text: passages.map(({ text, own }, at) => '[' + (at + 1) + '] ' + own.document + ' : ' + text).join('\\n\\n') } }]`

/** The days come from the table; the model never writes one of them. */
export const PAGE = inBoth(
  ({
    edition,
    from,
    only,
    until,
    since,
    absent,
    overlap,
    later,
    silent,
    none,
    uncertain,
    not,
    broken,
    title,
    pattern,
  }: Record<string, string>) => `const { day, absent, overlaps } = $('inForce').first().json
const came = $input.first().json
const passages = came.text !== undefined || came.error !== undefined ? $('proof').first().json.passages : []
const words = (iso) => DateTime.fromISO(iso).toFormat('${pattern}')
const said = String(came.text ?? '').trim()
const quoted = [...new Set([...said.matchAll(/\\[(\\d+)\\]/g)].map((one) => Number(one[1])))]
const open = said.includes('${not}')
const sound = !open && quoted.length > 0 && quoted.every((one) => passages[one - 1])
const line = (at) => {
  const { own, page } = passages[at - 1]
  return '[' + at + '] ' + own.document + ', ${edition}' + own.edition + ', p. ' + page + ' (' + (own.until ? '${from}' + words(own.from) + '${until}' + words(own.until) : '${only}' + words(own.from)) + ')' + (own.next ? '${since}' + words(own.since) + ' (${edition}' + own.next + ')' : '')
}
const head = came.state === 'broken' ? '${broken}' : sound ? said : came.error ? '${silent}' : said && !open ? '${uncertain}' : '${none}'
const shown = sound ? quoted : came.error || (said && !open) ? passages.map((_, at) => at + 1) : []
const notes = came.state === 'broken' ? [] : [
  ...(absent ? ['${absent}' + absent] : []),
  ...(overlaps ? ['${overlap}' + overlaps] : []),
  ...(day > $now.toISODate() ? ['${later}'] : []),
]
return [{ json: { sound, title: '${title}' + words(day), message: [head, ...shown.map(line), ...notes].join('\\n') } }]`,
  {
    fr: {
      title: 'Au ',
      pattern: 'dd/MM/yyyy',
      edition: 'édition ',
      from: 'du ',
      only: 'depuis le ',
      until: ' au ',
      since: ' ; remplacée depuis le ',
      absent: 'Sans édition ce jour-là : ',
      overlap: 'Écarté, deux éditions se chevauchent : ',
      later: 'Date à venir : une édition peut encore paraître.',
      silent: 'Le modèle ne répond pas. Passages trouvés :',
      not: 'NON TRAITÉ',
      uncertain: 'Pas de réponse sûre. Passages à lire :',
      none: 'Rien dans les éditions en vigueur ce jour-là.',
      broken: 'La base ne répond pas. Réessayez dans un moment.',
    },
    en: {
      title: 'On ',
      pattern: 'd LLLL yyyy',
      edition: 'edition ',
      from: 'from ',
      only: 'since ',
      until: ' to ',
      since: '; replaced since ',
      absent: 'Without an edition on that day: ',
      overlap: 'Left out, two editions overlap: ',
      later: 'A day to come: an edition may yet appear.',
      silent: 'The model does not answer. Passages found:',
      not: 'NOT COVERED',
      uncertain: 'No sure answer. Passages to read:',
      none: 'Nothing in the editions in force on that day.',
      broken: 'The store does not answer. Try again in a moment.',
    },
  },
)
