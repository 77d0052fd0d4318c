/** The cost that a quote was made with, beside the cost of today. */
import { EUROS, inBoth } from '../../fragments/code.ts'

const margins = (words: {
  readonly euros: string
  readonly point: string
  readonly colon: string
  readonly percent: string
  readonly missing: string
  readonly above: string
  readonly until: string
  readonly skipped: string
  readonly module: string
}): string => `${words.euros}
const { floor, drop, again, currency, manager } = $('settings').first().json
const lines = $('lines').all().map(({ json }) => json).filter((line) => line.product_id && !line.display_type)
if (lines.length > 0 && lines.every((line) => line.purchase_price === undefined))
  return [{ json: { kind: 'broken', text: '${words.module}' } }]
const costs = new Map($('products').all().map(({ json }) => [json.id, json]))
const mails = new Map($('users').all().filter(({ json }) => json.id).map(({ json }) => [json.id, json.email]))
const told = new Map($input.all().filter(({ json }) => json.quote).map(({ json }) => [String(json.quote), Number(json.margin)]))
const rate = (share) => (share * 100).toFixed(1).replace('.', '${words.point}') + '${words.percent}'
const found = new Map()
for (const { json: quote } of $('quotes').all()) {
  if (quote.currency_id?.[1] !== currency) continue
  if (quote.validity_date && quote.validity_date < $now.toISODate()) continue
  let sold = 0, before = 0, now = 0, skipped = 0, worst
  for (const line of lines.filter((one) => one.order_id[0] === quote.id)) {
    const product = costs.get(line.product_id[0])
    const unit = (line.product_uom_id ?? line.product_uom)?.[0]
    // A cost by the metre says nothing of a line by the box.
    if (!product || unit !== product.uom_id[0]) { skipped += 1; continue }
    const rise = (product.standard_price - line.purchase_price) * line.product_uom_qty
    sold += line.price_subtotal
    before += line.purchase_price * line.product_uom_qty
    now += product.standard_price * line.product_uom_qty
    if (!worst || rise > worst.rise) worst = { rise, text: line.product_id[1] + ' ' + euros(line.purchase_price) + ' → ' + euros(product.standard_price) }
  }
  if (sold <= 0) continue
  const was = (sold - before) / sold, is = (sold - now) / sold
  if (is >= floor || was - is < drop) continue
  const known = told.get(String(quote.id))
  if (known !== undefined && known - is < again) continue
  const to = mails.get(quote.user_id?.[0]) || manager
  const mail = found.get(to) ?? { kind: 'mail', to, count: 0, rows: [], text: '' }
  mail.count += 1
  mail.rows.push({ quote: String(quote.id), margin: is })
  mail.text += (mail.text && '\\n\\n') + quote.name + ', ' + quote.partner_id[1] + '${words.colon}' + rate(was) + ' → ' + rate(is) +
    '\\n${words.missing}' + euros(Number((now / (1 - floor) - sold).toFixed(2))) + '${words.above}' + rate(floor) + '. ' + worst.text + '.' +
    (quote.validity_date ? '${words.until}' + DateTime.fromISO(quote.validity_date).toFormat('dd/MM/yyyy') + '.' : '') +
    (skipped ? '${words.skipped}' + skipped + '.' : '')
  found.set(to, mail)
}
return [...found.values()].map((json) => ({ json }))`

export const MARGINS = inBoth(margins, {
  fr: {
    euros: EUROS.fr,
    point: ',',
    colon: ' : ',
    percent: ' %',
    missing: 'Il manque ',
    above: ' HT pour revenir à ',
    until: ' Valable jusqu’au ',
    skipped: ' Lignes non comparées : ',
    module:
      'Aucune ligne ne porte de coût : activez les marges dans les réglages des ventes d’Odoo.',
  },
  en: {
    euros: EUROS.en,
    point: '.',
    colon: ': ',
    percent: '%',
    missing: 'Short of ',
    above: ' before tax to be back at ',
    until: ' Valid until ',
    skipped: ' Lines not compared: ',
    module: 'No line holds a cost: turn margins on in the sales settings of Odoo.',
  },
})
