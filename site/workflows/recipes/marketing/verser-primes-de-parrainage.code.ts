/** Which sponsored orders have earned their reward, and which a person should look at. */
import { inBoth } from '../../fragments/code.ts'

export const DUE = inBoth(
  (words) => `const { days, least } = $('settings').first().json
const sheet = $('sponsors').all().map(({ json }) => json)
const orders = $('orders').all().map(({ json }) => json)
const broken = [...sheet, ...orders].find(({ error }) => error)
if (broken) return [{ json: { kind: 'blind', why: String(broken.error.message ?? broken.error) } }]
const low = (text) => String(text ?? '').trim().toLowerCase()
// « marie+2@… » is still Marie.
const mailbox = (email) => low(email).replace(/\\+[^@]*(?=@)/, '')
const sponsors = new Map(sheet.filter(({ code }) => low(code)).map((one) => [low(one.code), one]))
const paid = orders.filter(({ id, status }) => id && ['completed', 'processing', 'refunded'].includes(status))
return paid.filter(({ status }) => status === 'completed').flatMap((order) => {
  const sponsor = (order.coupon_lines ?? []).map(({ code }) => sponsors.get(low(code))).find(Boolean)
  if (!sponsor || !order.date_completed_gmt) return []
  if (DateTime.fromISO(order.date_completed_gmt, { zone: 'utc' }).plus({ days }) > $now) return []
  const back = (order.refunds ?? []).reduce((sum, { total }) => sum + Math.abs(Number(total)), 0)
  const kept = Math.round((Number(order.total) - Number(order.shipping_total ?? 0) - Number(order.shipping_tax ?? 0) - back) * 100) / 100
  if (kept < least) return []
  const buyer = mailbox(order.billing?.email)
  const doubts = [
    ...(buyer === mailbox(sponsor.email) ? ['${words.self}'] : []),
    ...(paid.some((other) => other.id !== order.id && other.date_created_gmt < order.date_created_gmt && mailbox(other.billing?.email) === buyer) ? ['${words.known}'] : []),
    ...(low(sponsor.email) ? [] : ['${words.nowhere}']),
  ]
  return [{ json: {
    kind: doubts.length ? 'doubt' : 'pay', order: order.id, mark: 'parrainage ' + order.id, kept, code: sponsor.code,
    email: low(sponsor.email), first: sponsor.first_name ?? '', coupon: 'MERCI-' + order.id,
    line: '${words.order}' + order.id + ' (' + sponsor.code + ')${words.colon}' + doubts.join(', '),
  } }]
})`,
  {
    fr: {
      self: 'parrain et filleul ont la même adresse',
      known: 'le filleul avait déjà commandé',
      nowhere: 'parrain sans adresse',
      order: 'Commande ',
      colon: ' : ',
    },
    en: {
      self: 'sponsor and friend share an address',
      known: 'the friend had ordered before',
      nowhere: 'sponsor without an address',
      order: 'Order ',
      colon: ': ',
    },
  },
)
