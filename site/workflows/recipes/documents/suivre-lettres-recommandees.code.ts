/** Where each registered letter is, told once to whoever sent it. */
import { inBoth } from '../../fragments/code.ts'

/** La Poste answers in the order of the letters; a silence is no state. */
export const JUDGE = String.raw`const { pickup, unknown } = $('settings').first().json
const answers = $input.all().map(({ json }) => json)
const today = $now.startOf('day')
const days = (from) => Math.floor(today.diff(from.setZone('Europe/Paris').startOf('day'), 'days').days)
return $('open').all().map(({ json: letter }, at) => {
  const { body, statusCode, error } = answers[at] ?? {}
  const said = Array.isArray(body) ? body[0] : body
  const about = { number: String(letter.number), to: String(letter.to ?? ''), subject: String(letter.subject ?? ''), owner: String(letter.owner ?? '').trim().toLowerCase(), before: String(letter.state ?? '') }
  const of = (state, on, label) => ({ json: { ...about, state, on: on?.isValid ? on.setZone('Europe/Paris').toISODate() : '', label: label ?? '', closed: ['delivered', 'returned'].includes(state), next: state === 'silent' ? 'silent' : state && state !== about.before ? 'tell' : 'same' } })
  const sent = DateTime.fromISO(String(letter.sent_on ?? ''))
  if (error !== undefined || !statusCode || statusCode === 429 || statusCode === 401 || statusCode === 403 || statusCode >= 500) return of('silent')
  const events = (said?.shipment?.event ?? []).map((one) => ({ ...one, at: DateTime.fromISO(String(one.date)) })).filter((one) => one.at.isValid).sort((one, other) => other.at - one.at)
  const last = events[0]
  if (!last) return of(sent.isValid && days(sent) < unknown ? '' : 'unknown', sent)
  const code = String(last.code)
  const first = events.filter((one) => one.code === 'AG1').at(-1)?.at ?? last.at
  if (code === 'DI1') return of('delivered', last.at, last.label)
  if (code === 'DI2' || code.startsWith('RE')) return of('returned', last.at, last.label)
  if (code === 'AG1') return of(days(first) >= pickup ? 'late' : 'waiting', first, last.label)
  if (code.startsWith('ND') || code === 'PB1') return of('problem', last.at, last.label)
  if (code === 'DR1') return of(days(last.at) >= unknown ? 'unposted' : '', last.at, last.label)
  return of('moving', last.at, last.label)
})`

/** One email a sender; of letters that merely move nothing is said. */
const owners = (words: {
  readonly delivered: string
  readonly returned: string
  readonly waiting: string
  readonly late: string
  readonly problem: string
  readonly unposted: string
  readonly unknown: string
}) =>
  String.raw`const said = { delivered: '${words.delivered}', returned: '${words.returned}', waiting: '${words.waiting}', late: '${words.late}', problem: '${words.problem}', unposted: '${words.unposted}', unknown: '${words.unknown}' }
const order = ['returned', 'problem', 'late', 'unknown', 'unposted', 'waiting', 'delivered']
const { office } = $('settings').first().json
const letters = $input.all().map(({ json }) => json)
const mailbox = (owner) => (/^[^\s@]+@[^\s@]+$/.test(owner) ? owner : office)
const told = letters.filter(({ state }) => said[state])
const owners = [...new Set(told.map(({ owner }) => mailbox(owner)))]
return owners.map((email) => {
  const list = told.filter(({ owner }) => mailbox(owner) === email).sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  const lines = list.map((one) => '- ' + one.to + ', ' + one.subject + ' (' + one.number + ') – ' + said[one.state] + (one.on ? DateTime.fromISO(one.on).toFormat('dd/MM/yyyy') : '?') + (one.label ? '. ' + one.label : ''))
  return { json: { email, count: list.length, text: lines.join('\n'), letters: list } }
})`

export const OWNERS = inBoth(owners, {
  fr: {
    delivered: 'distribuée le ',
    returned: 'en retour ou revenue, le ',
    waiting: 'au bureau de poste depuis le ',
    late: 'bientôt renvoyée, au bureau de poste depuis le ',
    problem: 'non distribuable ou bloquée, le ',
    unposted: 'jamais prise en charge, annoncée le ',
    unknown: 'inconnue de La Poste, envoi noté le ',
  },
  en: {
    delivered: 'delivered on ',
    returned: 'on its way back or back, on ',
    waiting: 'at the post office since ',
    late: 'soon to be sent back, at the post office since ',
    problem: 'undeliverable or held up, on ',
    unposted: 'never taken in charge, announced on ',
    unknown: 'not known to La Poste, sending noted on ',
  },
})
