/** The code of its nodes. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly percent: string
  readonly colon: string
  readonly upTo: string
  readonly beyond: string
  readonly unknown: string
  readonly none: string
  readonly makes: string
  readonly comma: string
}

/** What was paid last month, seller by seller; beyond the step the second rate holds for the rest. */
const work = (say: Words) => `const { month, tracking } = $('settings').first().json
const paidIn = (value) => {
  const [, millis] = /^\\/Date\\((\\d+)/.exec(String(value ?? '')) ?? []
  return millis ? DateTime.fromMillis(Number(millis), { zone: 'utc' }).toFormat('yyyy-MM') : String(value ?? '').slice(0, 7)
}
const sales = new Map()
for (const { json } of $('invoices').all()) {
  if (json.Type !== 'ACCREC' || paidIn(json.FullyPaidOnDate) !== month) continue
  for (const line of json.LineItems ?? []) {
    const seller = (line.Tracking ?? []).find((one) => one.Name === tracking)?.Option ?? '${say.unknown}'
    const known = sales.get(seller) ?? { base: 0, invoices: new Map() }
    const net = line.LineAmount - (json.LineAmountTypes === 'Inclusive' ? line.TaxAmount ?? 0 : 0)
    known.base += net
    known.invoices.set(json.InvoiceNumber, (known.invoices.get(json.InvoiceNumber) ?? 0) + net)
    sales.set(seller, known)
  }
}
${say.euros}const cents = (value) => Math.round(value * 100) / 100
const rates = new Map($input.all().filter(({ json }) => json.email).map(({ json }) => [json.seller, json]))
const sellers = [...sales].map(([seller, { base, invoices }]) => {
  const rate = rates.get(seller)
  const below = rate?.step > 0 ? Math.min(base, rate.step) : base
  const due = rate ? cents((below * rate.percent + (base - below) * rate.above) / 100) : 0
  const detail = [...invoices].map(([number, amount]) => number + '${say.colon}' + euros(cents(amount))).join('\\n')
  const how = rate
    ? rate.percent${say.comma} + '${say.percent}' + (base > below ? '${say.upTo}' + euros(rate.step) + '${say.beyond}' + rate.above${say.comma} + '${say.percent}' : '')
    : '${say.none}'
  return { seller, email: rate?.email ?? '', base: cents(base), due, detail, how, known: rate !== undefined, said: { base: euros(cents(base)), due: euros(due) } }
}).sort((one, other) => other.base - one.base)
const shown = sellers.map((one) => one.seller + '${say.colon}' + one.said.base + ', ' + one.how + '${say.makes}' + one.said.due).join('\\n')
const total = cents(sellers.reduce((sum, one) => sum + one.due, 0))
return [{ json: { month, sellers, shown, total, said: euros(total) } }]`

export const WORK = inBoth(work, {
  fr: {
    euros: EUROS.fr,
    percent: ' %',
    colon: ' : ',
    upTo: ' jusqu’à ',
    beyond: ', puis ',
    unknown: 'Sans commercial',
    none: 'ni taux ni adresse',
    makes: ', soit ',
    comma: ".toString().replace('.', ',')",
  },
  en: {
    euros: EUROS.en,
    percent: '%',
    colon: ': ',
    upTo: ' up to ',
    beyond: ', then ',
    unknown: 'No salesperson',
    none: 'no rate or address',
    makes: ', makes ',
    comma: '',
  },
})
