/** How many people each slot of next week will take, and where the roster has fewer. */
import { inBoth } from '../../fragments/code.ts'

/**
 * For each weekday and slot the median of the weeks that were open. What comes in at night or on a closed day waits
 * for the next slot, where somebody has to deal with it.
 */
export const FORECAST = `const { slots, weeks, minutes, busy, closed, enough } = $('settings').first().json
const hours = slots.split(',').map((slot) => slot.split('-').map(Number))
const opens = (day) => day.weekday < 6 && !closed.includes(day.toISODate())
const first = $now.startOf('week').minus({ weeks })
const end = $now.startOf('week')
const counts = new Map()
const seen = new Set()
for (const ticket of $input.all().flatMap(({ json }) => json.tickets ?? [])) {
  if (seen.has(ticket.id) || ticket.status === 'deleted') continue
  seen.add(ticket.id)
  const at = DateTime.fromISO(ticket.created_at).setZone($now.zoneName)
  let day = at.startOf('day')
  let slot = opens(day) ? hours.findIndex(([, to]) => at.hour < to) : -1
  while (slot < 0) {
    day = day.plus({ days: 1 })
    if (opens(day)) slot = 0
  }
  const key = day.toISODate() + '/' + slot
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
const out = []
for (let day = end.plus({ weeks: 1 }); day < end.plus({ weeks: 2 }); day = day.plus({ days: 1 })) {
  if (!opens(day)) continue
  const past = []
  for (let back = first.plus({ days: day.weekday - 1 }); back < end; back = back.plus({ weeks: 1 })) if (opens(back)) past.push(back.toISODate())
  hours.forEach(([from, to], slot) => {
    const tickets = median(past.map((date) => counts.get(date + '/' + slot) ?? 0))
    out.push({ date: day.toISODate(), slot: from + '-' + to, tickets, weeks: past.length, known: past.length >= enough && seen.size > 0, needed: Math.ceil(tickets * minutes / (60 * (to - from) * busy)) })
  })
}
return (out.length ? out : [{ date: '', slot: '', tickets: 0, weeks: 0, known: false, needed: 0 }]).map((json) => ({ json }))`

/** The forecast beside the roster: what it lacks first, then slot by slot. */
export const COMPARE = inBoth(
  ({
    days,
    hours,
    of,
    planned,
    unplanned,
    thin,
    point,
    short,
    none,
    closed,
    blank,
    noRoster,
    shut,
    find,
    and,
    unread,
  }) => String.raw`const names = '${days}'.split(' ')
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((row) => row.error)
const roster = new Map(rows.filter((row) => row.date && row.slot).map((row) => [String(row.date).trim() + '/' + String(row.slot).replace(/\s/g, ''), String(row.people ?? '').trim()]))
const slots = $('forecast').all().map(({ json }) => json).filter(({ date }) => date)
const told = slots.map((one) => {
  const day = DateTime.fromISO(one.date)
  const people = roster.get(one.date + '/' + one.slot)
  const has = people === undefined || people === '' || !Number.isFinite(Number(people)) ? undefined : Number(people)
  const lacks = one.known && has !== undefined ? Math.max(0, one.needed - has) : 0
  const line = names[day.weekday - 1] + ' ' + day.toFormat('dd/MM') + ', ' + one.slot + '${hours}' + (one.known ? String(one.tickets).replace('.', '${point}') + '${of}' + one.needed + (failed ? '' : has === undefined ? '${unplanned}' : '${planned}' + has) : '${thin}')
  return { line, lacks, known: one.known, blank: one.known && one.needed > 0 && has === undefined }
})
const gaps = told.filter(({ lacks }) => lacks > 0)
const short = gaps.map(({ line, lacks }) => line + ' → −' + lacks)
const blank = failed ? 0 : told.filter((one) => one.blank).length
const week = $now.startOf('week').plus({ weeks: 1 }).toFormat('dd/MM/yyyy')
const text = [
  ...(failed ? ['${unread}' + (failed.error.message ?? failed.error), ''] : []),
  ...(slots.length === 0 ? ['${closed}'] : [...(short.length ? ['${short}', ...short, ''] : failed || !told.some(({ known }) => known) ? [] : blank > 0 ? ['${blank}' + blank, ''] : ['${none}', '']), ...told.map(({ line }) => line)]),
].join('\n')
const lack = gaps.reduce((sum, { lacks }) => sum + lacks, 0)
const head = failed ? '${noRoster}' : slots.length === 0 ? '${shut}' : !told.some(({ known }) => known) ? '${thin}' : '${find}' + lack + (blank ? '${and}' + blank : '')
return [{ json: { week, gaps: lack, blank, head, text } }]`,
  {
    fr: {
      days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
      hours: ' h : ',
      of: ' tickets attendus, personnes : ',
      planned: ', au planning : ',
      unplanned: ', au planning : rien d’écrit',
      thin: 'trop peu de passé pour prévoir',
      point: ',',
      short: 'Il manque du monde :',
      none: 'Aucun créneau prévu ne manque de monde, d’après ce qui est écrit au planning.',
      blank: 'Créneaux sans personne écrite au planning : ',
      noRoster: 'planning non lu',
      shut: 'fermée',
      find: 'présences à trouver : ',
      and: ', créneaux sans planning : ',
      closed: 'Semaine fermée : rien à prévoir.',
      unread: 'Planning non lu : ',
    },
    en: {
      days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
      hours: ': ',
      of: ' tickets expected, people: ',
      planned: ', on the roster: ',
      unplanned: ', on the roster: nothing written',
      thin: 'too little past to tell',
      point: '.',
      short: 'Slots short of people:',
      none: 'No slot in the forecast is short of people, by what the roster says.',
      blank: 'Slots with nobody written on the roster: ',
      noRoster: 'roster not read',
      shut: 'closed',
      find: 'shifts to fill: ',
      and: ', slots without a roster: ',
      closed: 'The week is closed: nothing to forecast.',
      unread: 'Roster not read: ',
    },
  },
)
