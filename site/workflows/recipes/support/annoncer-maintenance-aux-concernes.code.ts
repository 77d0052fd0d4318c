/** When the stop is, and who has to know of it. */
import { inBoth } from '../../fragments/code.ts'

/** An end before the beginning is on the next day; both are hours of Paris. */
export const PLAN = inBoth(
  ({
    locale,
    day,
    clock,
    from,
    to,
    past,
    hours,
  }) => String.raw`const { service, date, begins, ends, what } = $('wanted').first().json
const { zone, notice } = $('settings').first().json
const at = (time) => /^([01]?\d|2[0-3])[h:]([0-5]\d)?$/i.test(time.trim()) ? DateTime.fromISO(String(date).slice(0, 10), { zone }).set({ hour: parseInt(time, 10), minute: Number(time.trim().split(/[h:]/i)[1] || 0) }) : undefined
const [start, first] = [at(begins), at(ends)]
const end = first && start && first <= start ? first.plus({ days: 1 }) : first
const shown = (moment) => moment.setLocale('${locale}').toFormat(${day})
const fault = !start?.isValid || !end?.isValid ? '${hours}' : start < $now.plus({ hours: notice }) ? '${past}'.replace('%', notice) : ''
return [{ json: fault ? { fault } : {
  fault, service, what: what.trim(), key: [service, start.toUTC().toISO()].join('/'),
  when: shown(start) + ' ${from} ' + start.toFormat("${clock}") + ' ${to} ' + (end.hasSame(start, 'day') ? '' : shown(end) + ' ') + end.toFormat("${clock}"),
} }]`,
  {
    fr: {
      locale: 'fr',
      clock: "H 'h' mm",
      day: "'cccc d LLLL yyyy'",
      from: 'de',
      to: 'à',
      past: 'La maintenance commence dans moins de % heures : prévenez par téléphone.',
      hours: 'Écrivez les heures ainsi : 22h00 ou 22:00.',
    },
    en: {
      locale: 'en-GB',
      clock: 'HH:mm',
      day: "'cccc d LLLL yyyy'",
      from: 'from',
      to: 'to',
      past: 'The maintenance begins in less than % hours: tell people by phone.',
      hours: 'Write times like this: 22:00 or 22h00.',
    },
  },
)

/** One email an address, with its companies; what this maintenance has been told to already is left out. */
export const PEOPLE = `const told = new Set($('told').all().map(({ json }) => json.email).filter(Boolean))
const rows = $('customers').all().map(({ json }) => json)
const cause = rows.find(({ error }) => error !== undefined)?.error
if (cause) return [{ json: { state: 'down', cause: cause.message ?? cause } }]
const by = new Map()
let wrong = 0
for (const { email, company } of rows.filter(({ company }) => company)) {
  const address = String(email ?? '').trim().toLowerCase()
  if (!/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(address)) { wrong += 1; continue }
  if (!told.has(address)) by.set(address, [...new Set([...(by.get(address) ?? []), company])])
}
const people = [...by].map(([email, companies]) => ({ email, companies: companies.join(', ') }))
const safe = (text) => String(text).replace(/[<>&]/g, ' ')
return [{ json: { state: people.length > 0 ? 'some' : 'none', people, wrong, told: told.size, shown: people.slice(0, 30).map(({ email, companies }) => '<li>' + safe(companies) + ' – ' + safe(email) + '</li>').join('') + (people.length > 30 ? '<li>…</li>' : '') } }]`
