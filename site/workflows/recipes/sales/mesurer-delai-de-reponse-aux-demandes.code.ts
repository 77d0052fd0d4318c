/** Working time between a request and the first answer to it, conversation by conversation. */
import { inBoth } from '../../fragments/code.ts'

export const MEASURE = inBoth(
  (words) => `const { opens, closes, aim, own, zone, from } = $('settings').first().json
const days = $('holidays').first().json
const got = $('received').all().map(({ json }) => json), gave = $input.all().map(({ json }) => json)
const stop = (text) => [{ json: { state: 'stopped', text } }]
const wrong = [days, ...got, ...gave].find((one) => one.error !== undefined)
if (wrong) return stop(String(wrong.error.message ?? wrong.error))
if (!Object.keys(days).some((name) => name.startsWith(from.slice(0, 4)))) return stop('${words.calendar}')
const works = (moment) => moment.weekday < 6 && !days[moment.toISODate()]
// Minutes of opening time between two moments, day by day.
const open = (start, end) => {
  let sum = 0
  for (let day = start.startOf('day'); day <= end; day = day.plus({ days: 1 })) {
    if (!works(day)) continue
    const first = Math.max(day.plus({ hours: opens }).toMillis(), start.toMillis()), last = Math.min(day.plus({ hours: closes }).toMillis(), end.toMillis())
    if (last > first) sum += (last - first) / 60000
  }
  return Math.round(sum)
}
const at = (value) => DateTime.fromISO(value).setZone(zone)
const address = (mail) => String(mail.from?.emailAddress?.address ?? '').toLowerCase()
const inside = (mail) => address(mail).endsWith('@' + own)
// A request passed on to a colleague is not answered yet.
const outward = (mail) => (mail.toRecipients ?? []).some((one) => !String(one.emailAddress?.address ?? '').toLowerCase().endsWith('@' + own))
const robot = (mail) => /^(no-?reply|ne-?pas-?repondre|mailer-daemon|postmaster)/.test(address(mail)) || /^(automatic reply|r[ée]ponse automatique|out of office|absence)/i.test(mail.subject ?? '')
const asked = new Map()
for (const mail of got.filter((one) => one.conversationId && !inside(one) && !robot(one)).sort((one, other) => one.receivedDateTime.localeCompare(other.receivedDateTime)))
  if (!asked.has(mail.conversationId)) asked.set(mail.conversationId, mail)
const answers = new Map()
for (const mail of gave.filter((one) => one.conversationId && outward(one)).sort((one, other) => one.sentDateTime.localeCompare(other.sentDateTime)))
  answers.set(mail.conversationId, [...(answers.get(mail.conversationId) ?? []), mail.sentDateTime])
const now = $now.setZone(zone)
const requests = [...asked.values()].map((mail) => {
  const sent = answers.get(mail.conversationId) ?? []
  // An answer before the message means an exchange that we began: no request.
  if (sent.some((one) => at(one) < at(mail.receivedDateTime))) return undefined
  const first = sent.find((one) => at(one) >= at(mail.receivedDateTime))
  return { id: mail.id, subject: String(mail.subject ?? '').slice(0, 60), when: at(mail.receivedDateTime), minutes: open(at(mail.receivedDateTime), first ? at(first) : now), waiting: !first }
}).filter(Boolean)
if (requests.length === 0) return [{ json: { state: 'none', count: 0 } }]
const hours = (minutes) => Math.floor(minutes / 60) + '${words.h}' + String(minutes % 60).padStart(2, '0')
const done = requests.filter((one) => !one.waiting).map((one) => one.minutes).sort((one, other) => one - other)
const half = done.length === 0 ? null : done.length % 2 ? done[(done.length - 1) / 2] : Math.round((done[done.length / 2 - 1] + done[done.length / 2]) / 2)
const waiting = requests.filter((one) => one.waiting).sort((one, other) => other.minutes - one.minutes)
const share = Math.round(done.filter((one) => one <= aim * 60).length / requests.length * 100)
const lines = waiting.map((one) => '- ' + one.when.toFormat('dd/MM HH:mm') + '${words.open}' + one.subject + '${words.close}' + hours(one.minutes))
return [{ json: { state: 'measured', count: requests.length, answered: done.length, half, share, waiting: waiting.map((one) => one.id),
  text: '${words.got}' + requests.length + '\\n${words.median}' + (half === null ? '-' : hours(half)) + '\\n${words.within}' + aim + '${words.hours}' + share + '${words.percent}' + (lines.length ? '\\n\\n${words.waits}\\n' + lines.join('\\n') : '\\n\\n${words.all}') } }]`,
  {
    fr: {
      calendar: 'Le calendrier des jours fériés ne couvre pas la semaine.',
      h: ' h ',
      open: ', « ',
      close: ' » : ',
      got: 'Demandes reçues : ',
      median: 'Délai médian de première réponse, heures ouvertes : ',
      within: 'Répondues en moins de ',
      hours: ' h : ',
      percent: ' %',
      waits: 'Sans réponse à cette heure :',
      all: 'Toutes ont une réponse.',
    },
    en: {
      calendar: 'The calendar of public holidays does not cover the week.',
      h: ' h ',
      open: ', “',
      close: '”: ',
      got: 'Requests received: ',
      median: 'Median time to a first answer, opening hours: ',
      within: 'Answered within ',
      hours: ' h: ',
      percent: '%',
      waits: 'Without an answer so far:',
      all: 'All have an answer.',
    },
  },
)
