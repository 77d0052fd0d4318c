/** Paid orders that should have left by now. */
import { inBoth } from '../../fragments/code.ts'
import { WORKING_DAYS } from '../../fragments/working-days.ts'

interface Words {
  readonly silent: string
  readonly none: string
  readonly late: string
  readonly pickup: string
  readonly paid: string
  readonly by: string
  readonly days: string
  readonly unread: string
}

/** The day counts from the next working one when the money came after the hour, or on a closed day. */
const late = (words: Words) =>
  String.raw`${WORKING_DAYS}const { promise, hour, call } = $('settings').first().json
const first = $('orders').first().json
if (first.error !== undefined) return [{ json: { state: 'blind', text: '${words.silent}' + (first.error.message ?? first.message ?? first.error) } }]
const table = $('told').all().map(({ json }) => json)
const unread = table.some(({ error }) => error !== undefined)
const told = new Set(table.map(({ order }) => String(order)))
const today = $now.setZone('Europe/Paris').startOf('day')
const orders = $('orders').all().map(({ json }) => json).filter(({ id }) => id !== undefined).map((one) => {
  const paid = DateTime.fromISO(one.date_paid_gmt ?? one.date_created_gmt, { zone: 'utc' }).setZone('Europe/Paris')
  const begins = closed(paid) || paid.hour >= hour ? worked(paid.startOf('day'), 1) : paid.startOf('day')
  const due = worked(begins, promise)
  let days = 0
  for (let day = due.plus({ days: 1 }); day <= today; day = day.plus({ days: 1 })) if (!closed(day)) days += 1
  const pickup = (one.shipping_lines ?? []).some(({ method_id }) => /pickup/.test(String(method_id)))
  const line = '- ' + one.number + ', ' + (one.billing?.last_name ?? '') + '${words.paid}' + paid.toFormat('dd/MM') + '${words.by}' + due.toFormat('dd/MM') + '${words.days}' + days + ')'
  return { id: String(one.id), number: String(one.number), days, due: due.toISODate(), pickup, line }
}).filter(({ due }) => due < today.toISODate()).sort((one, other) => one.due.localeCompare(other.due))
const sent = orders.filter(({ pickup }) => !pickup)
const kept = orders.filter(({ pickup }) => pickup)
const text = [
  ...(sent.length ? ['${words.late}', ...sent.map(({ line }) => line)] : ['${words.none}']),
  ...(kept.length ? ['', '${words.pickup}', ...kept.map(({ line }) => line)] : []),
  ...(unread ? ['', '${words.unread}'] : []),
].join('\n')
const cards = unread ? [] : sent.filter(({ id, days }) => days >= call && !told.has(id))
return [{ json: { state: 'list', count: sent.length, text } }, ...cards.map((one) => ({ json: { state: 'call', ...one } }))]`

export const LATE = inBoth(late, {
  fr: {
    silent: 'WooCommerce ne répond pas, les retards de ce matin ne sont pas relevés : ',
    none: 'Aucune commande à expédier n’est en retard.',
    late: 'Auraient dû partir :',
    pickup: 'À retirer, et toujours « en cours » :',
    paid: ', payée le ',
    by: ', attendue au départ le ',
    days: ' (jours ouvrés de retard : ',
    unread: 'Table des cartes illisible : aucune carte n’est créée ce matin.',
  },
  en: {
    silent: 'WooCommerce does not answer, this morning’s late orders are not known: ',
    none: 'No order to be shipped is late.',
    late: 'Should have left:',
    pickup: 'To be collected, and still “processing”:',
    paid: ', paid on ',
    by: ', to leave by ',
    days: ' (working days late: ',
    unread: 'The table of cards cannot be read: no card is created this morning.',
  },
})
