/** VAT that payments made due: what they have made due so far, less what earlier months computed. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly point: string
  readonly silent: string
  readonly none: string
  readonly rate: string
  readonly base: string
  readonly vat: string
  readonly unknown: string
  readonly over: string
  readonly undated: string
  readonly late: string
  readonly changed: string
}

const compute = (words: Words) =>
  String.raw`${words.euros}const { month } = $('settings').first().json
const lines = $('lines').all().map(({ json }) => json)
const payments = $('payments').all().map(({ json }) => json)
const before = $input.all().map(({ json }) => ({ ...json, invoice: String(json.invoice ?? '').trim() }))
const broken = [...lines, ...payments, ...before].find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', rows: [], text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round(Number(value ?? 0) * 100)
const sum = (list, of) => list.reduce((total, one) => total + of(one), 0)
const bills = new Map()
for (const one of lines.filter(({ invoice }) => invoice)) {
  const key = String(one.invoice).trim()
  bills.set(key, [...(bills.get(key) ?? []), { rate: Number(one.rate), base: cents(one.base), vat: cents(one.vat) }])
}
const paid = payments.filter(({ invoice, amount }) => invoice || amount).map((one) => ({ invoice: String(one.invoice ?? '').trim(), day: DateTime.fromISO(String(one.day ?? '')), cents: cents(one.amount) }))
const end = DateTime.fromISO(month + '-01').endOf('month')
const counted = paid.filter(({ day }) => day.isValid && day <= end)
const odd = []
for (const one of paid) {
  if (!one.day.isValid) odd.push(one.invoice + '${words.undated}' + euros(one.cents / 100))
  else if (!bills.has(one.invoice) && one.day <= end) odd.push((one.invoice || '?') + '${words.unknown}' + euros(one.cents / 100))
}
const rows = [...bills].flatMap(([invoice, own]) => {
  const total = sum(own, (one) => one.base + one.vat)
  const received = sum(counted.filter((one) => one.invoice === invoice), (one) => one.cents)
  const due = Math.max(0, total)
  if (received > due) odd.push(invoice + '${words.over}' + euros((received - due) / 100))
  // A credit note under a number of its own counts once it is paid back.
  const share = total === 0 ? 0 : Math.min(1, Math.max(0, received / total))
  // A rate corrected since gives back what was counted under the wrong one.
  const rates = [...own.map(({ rate }) => rate), ...before.filter((one) => one.invoice === invoice && String(one.month) <= month).map((one) => Number(one.rate))]
  return [...new Set(rates)].map((rate) => {
    const mine = own.filter((one) => one.rate === rate)
    const earlier = before.filter((one) => one.invoice === invoice && Number(one.rate) === rate && String(one.month) < month)
    const base = Math.round(sum(mine, (one) => one.base) * share) - sum(earlier, (one) => cents(one.base))
    const vat = Math.round(sum(mine, (one) => one.vat) * share) - sum(earlier, (one) => cents(one.vat))
    const key = [month, invoice, rate].join('|')
    const stale = before.some((one) => one.key === key)
    return { key, month, invoice, rate, base: base / 100, vat: vat / 100, stale }
  })
}).filter((one) => one.base !== 0 || one.vat !== 0 || one.stale)
const gone = before.filter((one) => one.month === month && !rows.some(({ key }) => key === one.key)).map((one) => ({ key: one.key, month, invoice: one.invoice, rate: Number(one.rate), base: 0, vat: 0, stale: true }))
const vanished = before.filter((one) => one.invoice && !bills.has(one.invoice) && String(one.month) < month)
const lost = [...new Set(vanished.map(({ invoice }) => invoice))].filter((invoice) => sum(vanished.filter((one) => one.invoice === invoice), (one) => cents(one.vat)) !== 0).map((invoice) => invoice + '${words.changed}')
const full = [...rows, ...gone]
const rates = [...new Set(full.map(({ rate }) => rate))].sort((one, other) => other - one)
const table = rates.map((rate) => '${words.rate}' + String(rate).replace('.', '${words.point}') + '\u00A0%${words.colon}' + euros(sum(full.filter((one) => one.rate === rate), (one) => cents(one.base)) / 100) + '${words.base}' + euros(sum(full.filter((one) => one.rate === rate), (one) => cents(one.vat)) / 100) + '${words.vat}')
const vat = sum(full, (one) => cents(one.vat)) / 100
const look = [...odd, ...lost]
return [{ json: { state: full.length > 0 ? 'some' : 'none', rows: full, vat, shown: euros(vat), odd: look.length, text: [...(table.length > 0 ? table : ['${words.none}']), ...(look.length > 0 ? ['', '${words.late}', ...look] : [])].join('\n') } }]`

export const COMPUTE = inBoth(compute, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    point: ',',
    silent: 'Table illisible : ',
    none: 'Aucun encaissement ne rend de TVA exigible.',
    rate: 'Taux ',
    base: ' hors TVA, ',
    vat: ' de TVA',
    unknown: ' : règlement sans facture connue, ',
    over: ' : payée au-delà de son total, ',
    undated: ' : règlement sans date, ',
    late: 'Non compté, à regarder',
    changed: ' : facture disparue, dont une TVA fut comptée',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    point: '.',
    silent: 'Table not readable: ',
    none: 'No payment makes VAT due.',
    rate: 'Rate ',
    base: ' without VAT, ',
    vat: ' of VAT',
    unknown: ': payment without a known invoice, ',
    over: ': paid beyond its total, ',
    undated: ': payment without a date, ',
    late: 'Not counted, to look at',
    changed: ': invoice vanished, whose VAT had been counted',
  },
})
