/** Credits on the account beside the deposits that orders wait for. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const MATCH = inBoth(
  (words) => String.raw`${words.euros}
const rows = $('orders').all().map(({ json }) => json), answer = $input.first().json
const { patience } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const silent = rows.find((row) => row.error !== undefined)
if (silent) return told('${words.airtable}' + (silent.error?.message ?? silent.error))
if (!Array.isArray(answer.transactions)) return told('${words.bank}' + (answer.error?.message ?? answer.error ?? ''))
if (answer.meta?.next_page) return told('${words.many}')
const plain = (text) => String(text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
// A number counts only whole: 1042 is not in 10421.
const names = (credit, number) => {
  const text = ' ' + plain(credit.label + ' ' + (credit.reference ?? '')) + ' '
  const loose = plain(number).replace(/[^A-Z0-9]/g, '').split('').join('[^A-Z0-9]?')
  return loose !== '' && new RegExp('(^|[^A-Z0-9])' + loose + '([^A-Z0-9]|$)').test(text)
}
const used = new Set(rows.flatMap((row) => String(row.Payment ?? '').split(', ')).filter(Boolean))
const credits = answer.transactions.filter((one) => one.side === 'credit' && one.currency === 'EUR' && one.status === 'completed' && !used.has(one.transaction_id))
const waiting = rows.filter((row) => row.State === 'waiting' && row.Number && Number(row.Deposit) > 0)
const today = $now.toISODate(), monday = $now.weekday === 1
const lines = []
const launched = waiting.flatMap((row) => {
  const due = Math.round(Number(row.Deposit) * 100), head = '- ' + row.Number + ' ' + row.Client + '${words.colon}'
  const own = credits.filter((credit) => names(credit, row.Number))
  if (own.some((credit) => rows.some((other) => other !== row && names(credit, other.Number)))) { lines.push(head + '${words.shared}'); return [] }
  const got = own.reduce((sum, credit) => sum + credit.amount_cents, 0)
  // A number without letters may be that of somebody's invoice.
  if (own.length && !/[A-Z]/.test(plain(row.Number))) { lines.push(head + '${words.bare}' + euros(got / 100)); return [] }
  if (own.length && got >= due)
    return [{ kind: 'launch', id: row.id, number: row.Number, client: row.Client, payment: own.map((credit) => credit.transaction_id).join(', '),
      received: euros(got / 100), extra: got > due ? '${words.extra}' + euros((got - due) / 100) : '' }]
  if (own.length) { lines.push(head + '${words.partly}' + euros(got / 100) + '${words.of}' + euros(due / 100)); return [] }
  const likely = credits.filter((credit) => credit.amount_cents === due && !waiting.some((other) => names(credit, other.Number)))
  if (likely.length) { lines.push(head + '${words.likely}' + likely.map((credit) => euros(credit.amount_cents / 100) + ' ' + credit.label).join(', ')); return [] }
  const since = String(row.Ordered ?? '').slice(0, 10)
  const days = since ? Math.round((Date.parse(today) - Date.parse(since)) / 86400000) : 0
  if (monday && days > patience) lines.push(head + '${words.late}' + days + '${words.days}')
  return []
})
return [...launched, ...(lines.length ? [{ kind: 'told', text: lines.join('\n') }] : [])].map((json) => ({ json }))`,
  {
    fr: {
      euros: EUROS.fr,
      airtable: 'Airtable ne répond pas, aucune commande n’a été lancée : ',
      bank: 'Qonto ne répond pas, aucune commande n’a été lancée : ',
      many: 'Plus de cent crédits en quatorze jours : réduisez la fenêtre dans « Vos comptes ». Aucune commande n’a été lancée.',
      colon: ' : ',
      shared: 'le virement cite plusieurs commandes, à répartir',
      bare: 'numéro sans lettre, à vérifier : ',
      extra: ', soit en trop ',
      partly: 'acompte partiel, ',
      of: ' sur ',
      likely: 'même montant sans le numéro, à vérifier : ',
      late: 'acompte attendu depuis ',
      days: ' jours',
    },
    en: {
      euros: EUROS.en,
      airtable: 'Airtable does not answer, no order was started: ',
      bank: 'Qonto does not answer, no order was started: ',
      many: 'Over a hundred credits in fourteen days: shorten the window in “Your accounts”. No order was started.',
      colon: ': ',
      shared: 'the transfer names several orders, to be shared out',
      bare: 'number without a letter, to be checked: ',
      extra: ', too much by ',
      partly: 'part of the deposit, ',
      of: ' of ',
      likely: 'same amount without the number, to be checked: ',
      late: 'deposit awaited for ',
      days: ' days',
    },
  },
)
