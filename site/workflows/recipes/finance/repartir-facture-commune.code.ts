/** Shares of an invoice to the cent: what rounding leaves goes to the largest remainders, so that the sum is the invoice. */
import { EUROS, inBoth } from '../../fragments/code.ts'

const split = (words: {
  readonly euros: string
  readonly colon: string
  readonly silent: string
  readonly noKey: string
  readonly amount: string
  readonly again: string
  readonly changed: string
  readonly of: string
  readonly point: string
  readonly percent: string
}) =>
  String.raw`${words.euros}const bill = $('settings').first().json
const keys = $('keys').all().map(({ json }) => json)
const shares = $input.all().map(({ json }) => json)
const failed = [...keys, ...shares].find(({ error }) => error !== undefined)?.error
const said = (state, text) => [{ json: { state, text, rows: [] } }]
if (failed) return said('broken', '${words.silent}' + String(failed.message ?? failed))
const plain = (text) => String(text ?? '').trim().toLowerCase()
const list = keys.filter((one) => plain(one.key) === plain(bill.key) && Number(one.weight) > 0)
const weight = list.reduce((sum, one) => sum + Number(one.weight), 0)
if (list.length === 0) return said('refused', '${words.noKey}' + bill.key)
const whole = Math.round(bill.amount * 100)
if (!Number.isFinite(whole) || whole === 0) return said('refused', '${words.amount}')
const id = [bill.supplier, bill.number].map((text) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')).join('/')
const before = shares.filter((one) => one.bill === id)
const exact = list.map((one) => ({ one, part: (Math.abs(whole) * Number(one.weight)) / weight }))
const floor = exact.map(({ part }) => Math.floor(part + 1e-9))
const left = Math.abs(whole) - floor.reduce((sum, part) => sum + part, 0)
const first = exact.map(({ part }, at) => ({ at, rest: part - floor[at] })).sort((one, other) => other.rest - one.rest || one.at - other.at).slice(0, left)
const sign = Math.sign(whole)
const rows = exact.map(({ one }, at) => {
  const amount = (sign * (floor[at] + (first.some((each) => each.at === at) ? 1 : 0))) / 100
  return { share: id + '/' + plain(one.entity), bill: id, entity: String(one.entity).trim(), email: String(one.email ?? '').trim(), amount, shown: euros(amount), percent: Math.round((Number(one.weight) / weight) * 10000) / 100 }
})
const lines = rows.map(({ entity, shown, percent }) => entity + '${words.colon}' + shown + ' (' + String(percent).replace('.', '${words.point}') + '${words.percent}')
const total = euros(whole / 100)
const same = rows.every((row) => before.some((one) => one.share === row.share && Math.abs(Number(one.amount) - row.amount) < 0.005)) && before.length === rows.length
if (before.length > 0 && !same) return said('refused', '${words.changed}' + before.map((one) => one.entity + '${words.colon}' + euros(Number(one.amount))).join(', '))
const missing = rows.filter((row) => !before.some((one) => one.share === row.share && one.sent_on))
if (missing.length === 0) return said('refused', '${words.again}' + lines.join(', '))
return [{ json: { state: 'ready', rows: missing, total, text: total + '${words.of}' + lines.join(', ') } }]`

export const SPLIT = inBoth(split, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    silent: 'Table illisible : ',
    noKey: 'Aucune clé de ce nom : ',
    amount: 'Montant illisible ou nul.',
    again: 'Déjà répartie et annoncée : ',
    changed: 'Cette facture fut répartie autrement ; corrigez d’abord la table. Alors : ',
    of: ' répartis : ',
    point: ',',
    percent: '\u00A0%)',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    silent: 'Table not readable: ',
    noKey: 'No key of that name: ',
    amount: 'Amount not readable, or nought.',
    again: 'Shared out and announced before: ',
    changed: 'This invoice was shared out otherwise; correct the table first. Then: ',
    of: ' shared out: ',
    point: '.',
    percent: '%)',
  },
})
