/** Deliveries a little short of free carriage, and what the client usually orders besides. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const SHORT = inBoth(
  (words) => String.raw`${words.euros}
const { share } = $('settings').first().json
const rows = $('orders').all().map(({ json }) => json), usual = $('usual').all().map(({ json }) => json)
const told = (text) => [{ json: { kind: 'told', text } }]
const silent = [...rows, ...usual].find((row) => row.client_id === undefined && (row.error !== undefined || row.message))
if (silent) return told('${words.silent}' + (silent.error?.message ?? silent.error ?? silent.message))
const known = new Set($input.all().map(({ json }) => json.mark).filter(Boolean))
const deliveries = new Map()
for (const row of rows.filter((one) => one.client_id !== undefined)) {
  // Orders that leave together pay their carriage together.
  const mark = row.client_id + ' ' + row.leaves_on
  const one = deliveries.get(mark) ?? { mark, client_id: row.client_id, client: row.client, email: row.email, refused: false, leaves: row.leaves_on, threshold: Number(row.threshold), carriage: Number(row.carriage), cents: 0, orders: [], references: [] }
  if (!one.orders.includes(row.order_number)) one.orders.push(row.order_number)
  one.refused ||= Number(row.no_offers) === 1
  one.cents += Math.round(Number(row.net) * 100)
  one.references.push(row.reference)
  deliveries.set(mark, one)
}
const shown = (iso) => DateTime.fromISO(String(iso).slice(0, 10)).toFormat('dd/MM/yyyy')
const offers = [...deliveries.values()].flatMap((one) => {
  const missing = Math.round(one.threshold * 100) - one.cents
  if (missing <= 0 || missing > one.threshold * 100 * share || !(one.carriage > 0) || known.has(one.mark)) return []
  if (one.refused) return []
  const habits = usual.filter((row) => String(row.client_id) === String(one.client_id) && !one.references.includes(row.reference))
    .sort((first, second) => Number(second.times) - Number(first.times)).slice(0, 4)
  return [{ kind: one.email ? 'offer' : 'call', mark: one.mark, client: one.client, to: one.email ?? '', orders: one.orders.join(', '), leaves: shown(one.leaves),
    missing: euros(missing / 100), carriage: euros(one.carriage), threshold: euros(one.threshold),
    habits: habits.length ? '${words.habits}\n' + habits.map((row) => '- ' + row.reference + ' ' + row.label + '${words.at}' + euros(Number(row.price))).join('\n') + '\n\n' : '' }]
})
return offers.map((json) => ({ json }))`,
  {
    fr: {
      euros: EUROS.fr,
      silent: 'Commandes à compléter non cherchées : ',
      habits: 'Vous nous commandez souvent aussi :',
      at: ', ',
    },
    en: {
      euros: EUROS.en,
      silent: 'Orders to complete not looked for: ',
      habits: 'You often order from us as well:',
      at: ', ',
    },
  },
)
