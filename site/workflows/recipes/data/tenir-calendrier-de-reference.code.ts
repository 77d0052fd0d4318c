/** A row a day: public holiday, working day, school holidays of each zone, or nothing where nothing is published yet. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly silent: string
  readonly short: string
  readonly schools: string
  readonly kept: string
  readonly days: string
  readonly holidays: string
  readonly zone: string
  readonly off: string
  readonly nothing: string
  readonly added: string
  readonly changed: string
  readonly refused: string
}

const build = (words: Words) =>
  String.raw`const { ahead } = $('settings').first().json
const said = (text) => [{ json: { state: 'broken', rows: [], text } }]
const holidays = $('holidays').first()?.json ?? {}
const schools = $input.all().map(({ json }) => json)
const failed = [holidays, ...schools].find(({ error }) => error !== undefined)
if (failed) return said('${words.silent}' + String(failed.error?.message ?? failed.message ?? failed.error))
const today = $now.startOf('day')
const last = today.plus({ days: ahead })
const known = Object.keys(holidays).filter((key) => /^\d{4}-\d{2}-\d{2}$/.test(key)).sort()
if (!known.some((day) => day.startsWith(String(last.year)))) return said('${words.short}' + last.year)
const periods = schools.filter(({ start_date, population }) => start_date && !/enseignants/i.test(String(population ?? '')))
if (periods.length === 0) return said('${words.schools}')
// Midnight in Paris, told in UTC.
const inParis = (text) => DateTime.fromISO(String(text ?? ''), { zone: 'Europe/Paris' })
const iso = (day) => day.toISODate()
// Pupils leave after the last lesson: the day itself is free only on a Saturday or a Wednesday.
const first = (day, text) => (/^pont/i.test(text) || [3, 6].includes(day.weekday) ? day : day.plus({ days: 1 }))
const zones = ['A', 'B', 'C'].map((zone) => {
  const own = periods.filter(({ zones }) => String(zones ?? '').trim() === 'Zone ' + zone).map(({ description, start_date, end_date }) => {
    const start = inParis(start_date), end = inParis(end_date)
    const open = /^d.but/i.test(String(description ?? '').trim()) || !end.isValid || end <= start
    return { from: iso(first(start, String(description ?? ''))), to: open ? '' : iso(end.minus({ days: 1 })) }
  })
  const closed = own.filter(({ to }) => to)
  const started = own.filter(({ to, from }) => !to && !closed.some((one) => one.from <= from && one.to >= from)).map(({ from }) => from).sort()
  const end = closed.map(({ to }) => to).sort().pop() ?? ''
  const stop = started.find((from) => from > end || closed.length === 0)
  const until = closed.length === 0 ? '' : stop ? iso(DateTime.fromISO(stop).minus({ days: 1 })) : end
  return { zone, until, off: (day) => (!until || day > until ? null : closed.some((one) => one.from <= day && day <= one.to)) }
})
const rows = Array.from({ length: ahead + 1 }, (_, at) => {
  const date = today.plus({ days: at })
  const day = iso(date)
  const holiday = holidays[day] ?? null
  return { day, weekday: date.weekday, iso_week: date.toFormat("kkkk-'W'WW"), holiday, working: date.weekday < 6 && !holiday, ...Object.fromEntries(zones.map(({ zone, off }) => ['zone_' + zone.toLowerCase(), off(day)])) }
})
const lines = zones.map(({ zone, until }) => '${words.zone}' + zone + (until ? ' – ' + rows.filter((row) => row['zone_' + zone.toLowerCase()]).length + '${words.off}' + until : '${words.nothing}'))
return [{ json: { state: 'ready', rows, working: rows.filter(({ working }) => working).length, text: ['${words.kept}' + iso(last) + '${words.days}' + rows.length + '${words.holidays}' + rows.filter(({ holiday }) => holiday).length, ...lines].join('\n') } }]`

const tell = (words: Words) =>
  String.raw`const { text } = $('build').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error, message }) => error !== undefined || message !== undefined)
if (failed) return [{ json: { text: '${words.refused}' + String(failed.error?.message ?? failed.message ?? failed.error) } }]
const changed = rows.filter(({ day, changed }) => day && changed === true).map(({ day }) => day).sort()
const added = rows.filter(({ day, changed }) => day && changed !== true).length
return [{ json: { added, changed: changed.length, text: [text, '${words.added}' + added, '${words.changed}' + changed.length + (changed.length > 0 ? ' (' + changed.slice(0, 10).join(', ') + (changed.length > 10 ? '…' : '') + ')' : '')].join('\n') } }]`

/** Only a day whose content changed is rewritten, and only such days come back; an empty answer erases nothing known. */
export const STORE = `INSERT INTO calendar (day, weekday, iso_week, holiday, working, zone_a, zone_b, zone_c)
SELECT day, weekday, iso_week, holiday, working, zone_a, zone_b, zone_c
FROM jsonb_to_recordset($1::jsonb) AS d(day date, weekday int, iso_week text, holiday text, working boolean, zone_a boolean, zone_b boolean, zone_c boolean)
ON CONFLICT (day) DO UPDATE SET holiday = EXCLUDED.holiday, working = EXCLUDED.working,
  zone_a = COALESCE(EXCLUDED.zone_a, calendar.zone_a), zone_b = COALESCE(EXCLUDED.zone_b, calendar.zone_b),
  zone_c = COALESCE(EXCLUDED.zone_c, calendar.zone_c)
WHERE (calendar.holiday, calendar.working, calendar.zone_a, calendar.zone_b, calendar.zone_c)
  IS DISTINCT FROM (EXCLUDED.holiday, EXCLUDED.working, COALESCE(EXCLUDED.zone_a, calendar.zone_a),
  COALESCE(EXCLUDED.zone_b, calendar.zone_b), COALESCE(EXCLUDED.zone_c, calendar.zone_c))
RETURNING to_char(day, 'YYYY-MM-DD') AS day, (xmax <> 0) AS changed`

const FR: Words = {
  silent: 'Calendrier non mis à jour, une source ne répond pas : ',
  short: 'Calendrier non mis à jour : aucun jour férié publié pour ',
  schools: 'Calendrier non mis à jour : aucune période scolaire reçue',
  kept: 'Calendrier tenu jusqu’au ',
  days: ' : jours ',
  holidays: ', fériés ',
  zone: 'Zone ',
  off: ' jours de vacances, publiés jusqu’au ',
  nothing: ' : rien de publié',
  added: 'Jours ajoutés : ',
  changed: 'Jours connus qui ont changé : ',
  refused: 'La base a refusé le calendrier : ',
}
const EN: Words = {
  silent: 'Calendar not updated, a source does not answer: ',
  short: 'Calendar not updated: no public holiday published for ',
  schools: 'Calendar not updated: no school period received',
  kept: 'Calendar kept up to ',
  days: ': days ',
  holidays: ', public holidays ',
  zone: 'Zone ',
  off: ' days of school holidays, published up to ',
  nothing: ': nothing published',
  added: 'Days added: ',
  changed: 'Known days that changed: ',
  refused: 'The database refused the calendar: ',
}
export const BUILD = inBoth(build, { fr: FR, en: EN })
export const TELL = inBoth(tell, { fr: FR, en: EN })
