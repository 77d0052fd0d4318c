/** How much of each day's orders the audience measurement saw, against its usual share. */
import { inBoth } from '../../fragments/code.ts'

export const COMPARE = inBoth(
  (words) => `const { first, last, low, enough } = $('settings').first().json
const seen = $('seen').all().map(({ json }) => json), orders = $('orders').all().map(({ json }) => json)
const broken = [['Google Analytics', seen], ['WooCommerce', orders]].flatMap(([name, list]) => list.flatMap(({ error }) => (error ? [name + '${words.colon}' + String(error.message ?? error)] : [])))
if (broken.length) return [{ json: { state: 'blind', text: broken.join('\\n') } }]
const ordered = new Map(), measured = new Map()
for (const one of orders) {
  // What was never paid reached no page of thanks.
  if (!one.id || ['failed', 'cancelled', 'pending', 'checkout-draft'].includes(one.status)) continue
  const day = one.date_created.slice(0, 10)
  ordered.set(day, (ordered.get(day) ?? 0) + 1)
}
for (const one of seen) if (one.date) measured.set(one.date.replace(/^(\\d{4})(\\d{2})(\\d{2})$/, '$1-$2-$3'), Number(one.ecommercePurchases))
const days = []
for (let day = DateTime.fromISO(first); day <= DateTime.fromISO(last); day = day.plus({ days: 1 })) days.push(day.toISODate())
const share = (day) => (measured.get(day) ?? 0) / ordered.get(day)
const usual = days.slice(0, -1).filter((day) => (ordered.get(day) ?? 0) >= enough).map(share).sort((a, b) => a - b)
const count = ordered.get(last) ?? 0, found = measured.get(last) ?? 0
if (count < enough || usual.length < 7) return [{ json: { state: count >= enough ? 'young' : 'quiet', count, found } }]
const half = Math.floor(usual.length / 2)
const median = usual.length % 2 ? usual[half] : (usual[half - 1] + usual[half]) / 2
const today = found / count
const percent = (value) => Math.round(value * 100) + '${words.percent}'
// A tag that has been gone for a month has a median of nothing: none of that is usual.
const state = found === 0 || today < low * median ? 'lost' : today > 1.05 ? 'double' : 'fine'
return [{ json: { state, count, found, median: Math.round(median * 100), text:
  DateTime.fromISO(last).toFormat('dd/MM/yyyy') + '${words.colon}' + count + ' ${words.orders}, ' + found + ' ${words.measured} (' + percent(today) + '). ${words.usual}' + percent(median) + '.' } }]`,
  {
    fr: {
      colon: ' : ',
      percent: ' %',
      orders: 'commandes dans la boutique',
      measured: 'mesurées',
      usual: 'D’habitude : ',
    },
    en: {
      colon: ': ',
      percent: '%',
      orders: 'orders in the shop',
      measured: 'measured',
      usual: 'Usually: ',
    },
  },
)
