/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly percent: string
  readonly colon: string
  readonly upTo: string
  readonly beyond: string
  readonly unknown: string
  readonly none: string
  readonly makes: string
}

/** What was paid last month, seller by seller; beyond the step the second rate holds for the rest. */
const work = (say: Words) => `const { month, tracking } = $('settings').first().json
const sales = new Map()
for (const { json } of $('invoices').all()) {
  if (json.Type !== 'ACCREC' || String(json.FullyPaidOnDate ?? '').slice(0, 7) !== month) continue
  for (const line of json.LineItems ?? []) {
    const seller = (line.Tracking ?? []).find((one) => one.Name === tracking)?.Option ?? '${say.unknown}'
    const known = sales.get(seller) ?? { base: 0, invoices: new Map() }
    known.base += line.LineAmount
    known.invoices.set(json.InvoiceNumber, (known.invoices.get(json.InvoiceNumber) ?? 0) + line.LineAmount)
    sales.set(seller, known)
  }
}
const euros = ${say.euros}
const cents = (value) => Math.round(value * 100) / 100
const rates = new Map($input.all().map(({ json }) => [json.seller, json]))
const sellers = [...sales].map(([seller, { base, invoices }]) => {
  const rate = rates.get(seller)
  const below = rate ? Math.min(base, rate.step) : 0
  const due = rate ? cents((below * rate.percent + (base - below) * rate.above) / 100) : 0
  const detail = [...invoices].map(([number, amount]) => number + '${say.colon}' + euros(cents(amount))).join('\\n')
  const how = rate
    ? rate.percent + '${say.percent}' + (base > below ? '${say.upTo}' + euros(rate.step) + '${say.beyond}' + rate.above + '${say.percent}' : '')
    : '${say.none}'
  return { seller, email: rate?.email ?? '', base: cents(base), due, detail, how, known: rate !== undefined }
}).sort((one, other) => other.base - one.base)
const shown = sellers.map((one) => one.seller + '${say.colon}' + euros(one.base) + ', ' + one.how + '${say.makes}' + euros(one.due)).join('\\n')
return [{ json: { month, sellers, shown, total: cents(sellers.reduce((sum, one) => sum + one.due, 0)) } }]`

export const WORK = inBoth(work, {
  fr: {
    euros: "(value) => value + ' €'",
    percent: ' %',
    colon: ' : ',
    upTo: ' jusqu’à ',
    beyond: ', puis ',
    unknown: 'Sans commercial',
    none: 'aucun taux',
    makes: ', soit ',
  },
  en: {
    euros: "(value) => '€' + value",
    percent: '%',
    colon: ': ',
    upTo: ' up to ',
    beyond: ', then ',
    unknown: 'No salesperson',
    none: 'no rate',
    makes: ', makes ',
  },
})
