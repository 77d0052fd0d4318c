/** How long first answers really took, and where the page says so. */
import { inBoth } from '../../fragments/code.ts'

/**
 * In opening hours, over the working days counted: three requests in four were answered within that time. Those that
 * still wait count with the wait they have had, or a full queue would look fast.
 */
export const DELAY = inBoth(
  ({
    before,
    after,
    bands,
    more,
    fallback,
  }) => String.raw`const { opens, closes, days, closed, enough } = $('settings').first().json
const works = (day) => day.weekday < 6 && !closed.includes(day.toISODate())
const worked = (from, to) => {
  let hours = 0
  for (let day = from.startOf('day'); day <= to; day = day.plus({ days: 1 })) {
    if (!works(day)) continue
    const start = DateTime.max(day.set({ hour: opens }), from)
    const end = DateTime.min(day.set({ hour: closes }), to)
    if (end > start) hours += end.diff(start, 'hours').hours
  }
  return hours
}
let since = $now.startOf('day')
for (let left = days; left > 0;) {
  since = since.minus({ days: 1 })
  if (works(since)) left -= 1
}
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ id, error }) => !id && error)
const waits = rows.filter(({ id, spam, source }) => id && !spam && source !== 10).flatMap(({ created_at, status, stats }) => {
  const at = DateTime.fromISO(created_at).setZone($now.zoneName)
  const first = stats?.first_responded_at ? DateTime.fromISO(stats.first_responded_at).setZone($now.zoneName) : undefined
  if (first) return first >= since ? [worked(at, first)] : []
  return [4, 5].includes(status) ? [] : [worked(at, $now)]
}).sort((one, other) => one - other)
const few = waits.length < enough
const hours = few ? undefined : waits[Math.ceil(waits.length * 0.75) - 1]
const labels = '${bands}'.split('|')
const band = [1, 2, 4, closes - opens, 2 * (closes - opens), 3 * (closes - opens), 5 * (closes - opens)].findIndex((limit) => hours <= limit)
const said = failed || few ? '${fallback}' : '${before}' + (band < 0 ? '${more}' : labels[band]) + '${after}'
return [{ json: { said, hours: hours === undefined ? null : Math.round(hours * 10) / 10, count: waits.length, cause: failed ? String(failed.error.message ?? failed.error) : '' } }]`,
  {
    fr: {
      before: 'Ces derniers jours, trois demandes sur quatre ont eu une première réponse ',
      after: '.',
      bands:
        'en moins d’une heure d’ouverture|en moins de deux heures d’ouverture|en moins de quatre heures d’ouverture|en moins d’un jour ouvré|en moins de deux jours ouvrés|en moins de trois jours ouvrés|en moins de cinq jours ouvrés',
      more: 'en plus de cinq jours ouvrés',
      fallback: 'Nous répondons pendant nos heures d’ouverture.',
    },
    en: {
      before: 'In the past few days, three requests in four had a first answer ',
      after: '.',
      bands:
        'within one opening hour|within two opening hours|within four opening hours|within one working day|within two working days|within three working days|within five working days',
      more: 'after more than five working days',
      fallback: 'We answer during our opening hours.',
    },
  },
)

/** Only what stands inside the mark, and only where it differs. */
export const PATCH = String.raw`const page = $input.first().json
const { said, cause, hours, count } = $('delay').first().json
const raw = page.content?.raw
const mark = /(<span\b[^>]*\bid=["']response-time["'][^>]*>)([\s\S]*?)(<\/span>)/
const escaped = said.replace(/&/g, '&amp;').replace(/</g, '&lt;')
if (typeof raw !== 'string') return [{ json: { state: 'unread', cause: String(page.error?.message ?? page.error ?? page.message ?? '?') } }]
const found = raw.match(mark)
if (!found) return [{ json: { state: 'unmarked', cause: '' } }]
if (found[2] === escaped) return [{ json: { state: 'same', cause } }]
return [{ json: { state: 'changed', said, hours, count, cause, content: raw.replace(mark, (whole, open, old, close) => open + escaped + close) } }]`
