/** How long a page takes to show on a phone, and whether that got worse. */
import { inBoth } from '../../fragments/code.ts'

/** The moment at which the largest part of the page is there, in seconds; a page that was not loaded has none. */
export const READ = String.raw`const pages = $('pages').all().map(({ json }) => json.page)
return $input.all().map(({ json }, index) => {
  const { lighthouseResult: result, error, message } = json
  const value = result?.audits?.['largest-contentful-paint']?.numericValue
  const fault = result?.runtimeError?.code === 'NO_ERROR' ? undefined : result?.runtimeError
  const cause = fault?.message ?? error?.message ?? error ?? message ?? ''
  const sound = Number.isFinite(value) && !fault
  return { json: { page: pages[index], day: $now.toISODate(), seconds: sound ? Math.round(value / 100) / 10 : -1, cause: sound ? '' : String(cause || '?').slice(0, 200) } }
})`

/** Three days beside the weeks before; two measures alone would be the weather. */
export const JUDGE = inBoth(
  ({
    slow,
    colon,
    was,
    unit,
    point,
    unread,
    link,
  }) => String.raw`const { share, least, limit, days } = $('settings').first().json
const today = $now.startOf('day')
const rows = $input.all().map(({ json }) => json).filter(({ page }) => page)
const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
const shown = (value) => (Math.round(value * 10) / 10).toFixed(1).replace('.', '${point}') + '${unit}'
return $('read').all().flatMap(({ json: { page, seconds, cause } }) => {
  if (seconds < 0) return [{ json: { kind: 'unread', page, text: '${unread}' + page + ' (' + cause + ')' } }]
  const own = rows.filter((row) => row.page === page).map((row) => ({ ...row, age: Math.round(today.diff(DateTime.fromISO(row.day).startOf('day'), 'days').days) }))
  const times = (from, to) => own.filter((row) => row.age >= from && row.age <= to && row.seconds !== null && Number(row.seconds) >= 0).map((row) => Number(row.seconds))
  const [recent, before] = [[seconds, ...times(1, 2)], times(3, 28)]
  if (recent.length < 3 || before.length < 7) return []
  if (own.some(({ told, age }) => told === 'yes' && age >= 0 && age < days)) return []
  const [now, past] = [median(recent), median(before)]
  if (now < past * share || now - past < least || now <= limit) return []
  return [{ json: { kind: 'slow', page, text: '${slow}' + page + '${colon}' + shown(now) + '${was}' + shown(past) + '\n${link}' + encodeURIComponent(page) + '&form_factor=mobile' } }]
})`,
  {
    fr: {
      slow: 'Page devenue lente sur téléphone : ',
      colon: ' : ',
      was: ' au lieu de ',
      unit: ' s',
      point: ',',
      unread: 'Page non mesurée cette nuit : ',
      link: 'https://pagespeed.web.dev/analysis?url=',
    },
    en: {
      slow: 'Page grown slow on phones: ',
      colon: ': ',
      was: ' rather than ',
      unit: ' s',
      point: '.',
      unread: 'Page not measured tonight: ',
      link: 'https://pagespeed.web.dev/analysis?url=',
    },
  },
)
