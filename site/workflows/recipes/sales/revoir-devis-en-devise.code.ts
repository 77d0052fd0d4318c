/** What a quote in a foreign currency is worth today, beside what it was worth on its day. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const REVIEW = inBoth(
  (words) => `${words.euros}
const { share, least, stale, manager } = $('settings').first().json
const stop = (text) => [{ json: { kind: 'stopped', text } }]
const table = $('table').first().json
if (table.error !== undefined) return stop('${words.noRates}' + (table.error.message ?? table.error))
const cube = table['gesmes:Envelope']?.Cube?.Cube
const rates = new Map((cube?.Cube ?? []).map((one) => [one.currency, Number(one.rate)]))
if (!rates.size) return stop('${words.noRates}?')
if ($now.startOf('day').diff(DateTime.fromISO(cube.time), 'days').days > stale) return stop('${words.old}' + cube.time)
const quotes = $input.all().map(({ json }) => json)
const wrong = quotes.find((one) => one.error !== undefined)
if (wrong) return stop('${words.silent}' + (wrong.error.message ?? wrong.error))
const foreign = (value, currency) => String(Math.round(value)).replace(/\\B(?=(\\d{3})+$)/g, '${words.group}') + '\\u00A0' + currency
const whole = (value) => euros(Math.round(value))
const mails = new Map(), odd = []
for (const one of quotes.filter((quote) => quote.id !== undefined)) {
  if (one.valid_until && String(one.valid_until).slice(0, 10) < $now.toISODate()) continue
  const amount = Number(one.amount), then = Number(one.rate), now = rates.get(String(one.currency).trim().toUpperCase())
  if (!(amount > 0) || !(then > 0) || !now) { odd.push(one.number); continue }
  const was = amount / then, is = amount / now
  // Once told, a quote comes back only when it loses as much again.
  const from = Number(one.rate_told) > 0 ? amount / Number(one.rate_told) : was
  if (from - is < least || (from - is) / from < share) continue
  const to = one.owner_email || manager
  const mail = mails.get(to) ?? { kind: 'mail', to, lost: 0, rows: [], text: '' }
  mail.lost += Math.round(was - is)
  mail.rows.push({ id: one.id, rate: now })
  mail.text += (mail.text && '\\n') + '- ' + one.number + ', ' + one.client + '${words.colon}' + foreign(amount, one.currency) + ', ' + whole(was) + ' → ' + whole(is) +
    ' (−' + ((was - is) / was * 100).toFixed(1).replace('.', '${words.point}') + '${words.percent})' + '${words.same}' + foreign(amount * now / then, one.currency) +
    (one.valid_until ? '${words.until}' + DateTime.fromISO(String(one.valid_until).slice(0, 10)).toFormat('dd/MM/yyyy') : '')
  mails.set(to, mail)
}
const day = '\\n\\n${words.day}' + DateTime.fromISO(cube.time).toFormat('dd/MM/yyyy') + '.'
const found = [...mails.values()].map((mail) => ({ json: { ...mail, sum: whole(mail.lost), text: mail.text + day } }))
return odd.length ? [...found, ...stop('${words.odd}' + odd.join(', '))] : found`,
  {
    fr: {
      euros: EUROS.fr,
      noRates: 'Cours illisibles : ',
      old: 'Derniers cours trop anciens : ',
      silent: 'Supabase ne répond pas : ',
      group: '\\u00A0',
      colon: ' : ',
      point: ',',
      percent: ' %',
      same: '. Pour garder la même somme : ',
      until: '. Valable jusqu’au ',
      day: 'Cours de la BCE du ',
      odd: 'Montant, cours ou devise à corriger : ',
    },
    en: {
      euros: EUROS.en,
      noRates: 'Rates unreadable: ',
      old: 'Latest rates too old: ',
      silent: 'Supabase does not answer: ',
      group: ',',
      colon: ': ',
      point: '.',
      percent: '%',
      same: '. To keep the same sum: ',
      until: '. Holds until ',
      day: 'ECB rates of ',
      odd: 'Amount, rate or currency to correct: ',
    },
  },
)
