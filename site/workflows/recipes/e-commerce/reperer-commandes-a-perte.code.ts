/** What each order paid for yesterday leaves, cent by cent. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly silent: string
  readonly sheet: string
  readonly none: string
  readonly count: string
  readonly coupon: string
  readonly carriage: string
  readonly price: string
  readonly codes: string
  readonly unknown: string
  readonly apart: string
}

/** In cents, net of VAT; what alone would have kept the order from losing is called its cause. */
const judge = (words: Words) =>
  String.raw`const { parcel, packing, percent, fixed } = $('settings').first().json
const said = (json) => json.error?.message ?? json.message ?? json.error
const orders = $('orders').all().map(({ json }) => json)
const rows = $('costs').all().map(({ json }) => json)
if (orders[0].error !== undefined) return [{ json: { state: 'blind', text: '${words.silent}' + said(orders[0]) } }]
if (rows[0].error !== undefined) return [{ json: { state: 'blind', text: '${words.sheet}' + said(rows[0]) } }]
const cents = (value) => Math.round(Number(String(value ?? '').replace(/\s/g, '').replace(',', '.')) * 100)
const cost = new Map(rows.filter(({ sku, cost }) => String(sku ?? '').trim() && String(cost ?? '').trim() && cents(cost) >= 0).map(({ sku, cost }) => [String(sku).trim().toUpperCase(), cents(cost)]))
const day = $now.setZone('Europe/Paris').minus({ days: 1 }).toISODate()
const paid = orders.filter(({ status, date_paid_gmt }) => ['processing', 'completed'].includes(status) && date_paid_gmt && DateTime.fromISO(date_paid_gmt, { zone: 'utc' }).setZone('Europe/Paris').toISODate() === day)
const losses = [], unknown = [], apart = []
for (const one of paid) {
  if (one.currency !== 'EUR' || (one.refunds ?? []).length) { apart.push(one.number); continue }
  const lines = one.line_items ?? []
  const missing = lines.filter(({ sku }) => !cost.has(String(sku ?? '').trim().toUpperCase())).map(({ sku, name }) => sku || name)
  if (missing.length) { unknown.push(one.number + ' (' + missing.join(', ') + ')'); continue }
  const pickup = (one.shipping_lines ?? []).some(({ method_id }) => /pickup/.test(String(method_id)))
  const goods = lines.reduce((sum, { total }) => sum + cents(total), 0) + (one.fee_lines ?? []).reduce((sum, { total }) => sum + cents(total), 0)
  const carriage = cents(one.shipping_total) - (pickup ? 0 : cents(parcel))
  const bought = lines.reduce((sum, { sku, quantity }) => sum + cost.get(String(sku).trim().toUpperCase()) * quantity, 0)
  const left = goods + carriage - bought - cents(packing) - Math.round(cents(one.total) * percent / 100) - cents(fixed)
  if (left >= 0) continue
  const cause = cents(one.discount_total) >= -left ? 'coupon' : -carriage >= -left ? 'carriage' : 'price'
  losses.push({ order: String(one.number), day, left: left / 100, cause, codes: (one.coupon_lines ?? []).map(({ code }) => code).join(', ') })
}
losses.sort((one, other) => one.left - other.left)
const because = { coupon: '${words.coupon}', carriage: '${words.carriage}', price: '${words.price}' }
const text = [
  losses.length ? '${words.count}' + paid.length : '${words.none}' + paid.length,
  ...losses.map(({ order, left, cause, codes }) => '- ' + order + ', -' + euros(-left) + because[cause] + (codes ? '${words.codes}' + codes : '')),
  ...(unknown.length ? ['', '${words.unknown}', ...unknown.map((one) => '- ' + one)] : []),
  ...(apart.length ? ['', '${words.apart}' + apart.join(', ')] : []),
].join('\n')
return [{ json: { state: losses.length ? 'loss' : 'none', losses, count: losses.length, day, text } }]`

const said = inBoth(judge, {
  fr: {
    silent: 'Marges d’hier non calculées, WooCommerce ne répond pas : ',
    sheet: 'Marges d’hier non calculées, le tableau des coûts ne se lit pas : ',
    none: 'Aucune perte calculée ; commandes payées hier : ',
    count: 'Vendues à perte ; commandes payées hier, en tout : ',
    coupon: ' ; sans la remise elle ne perdait pas',
    carriage: ' ; le port coûte plus qu’il n’est facturé',
    price: ' ; coût d’achat et frais dépassent le prix',
    codes: ' ; code ',
    unknown: 'Coût inconnu, marge non calculée :',
    apart: 'À regarder à part, autre devise ou remboursement : ',
  },
  en: {
    silent: 'Yesterday’s margins not computed, WooCommerce does not answer: ',
    sheet: 'Yesterday’s margins not computed, the sheet of costs cannot be read: ',
    none: 'No loss computed; orders paid yesterday: ',
    count: 'Sold at a loss; orders paid yesterday, in all: ',
    coupon: '; without the discount it would not have lost',
    carriage: '; carriage costs more than it is charged',
    price: '; purchase and fees exceed the price',
    codes: '; code ',
    unknown: 'Cost unknown, margin not computed:',
    apart: 'To be looked at apart, other currency or refund: ',
  },
})
export const JUDGE = { fr: EUROS.fr + said.fr, en: EUROS.en + said.en }
