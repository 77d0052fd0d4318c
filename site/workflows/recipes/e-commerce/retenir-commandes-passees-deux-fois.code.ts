import { EUROS, inBoth } from '../../fragments/code.ts'

/** An earlier order of the same person for exactly the same things, paid as well. */
export const TWIN = inBoth(
  (words) => String.raw`${words.euros}const { minutes } = $('settings').first().json
const order = $('order').first().json
const read = $input.all().map(({ json }) => json)
const silent = read.find((one) => one.error)
if (silent) return [{ json: { kind: 'told', text: '${words.silent}' + order.number + '${words.why}' + (silent.error.message ?? silent.error) } }]
const mail = (one) => String(one.billing?.email ?? '').trim().toLowerCase()
const lines = (one) => (one.line_items ?? []).map((line) => [line.product_id, line.variation_id, line.quantity, ...(line.meta_data ?? []).filter(({ key }) => !String(key).startsWith('_')).map(({ key, value }) => key + '=' + JSON.stringify(value)).sort()].join('|')).sort().join('\n')
// Renewals of a subscription and orders typed in by the team are meant to be alike.
const bought = (one) => ['checkout', 'store-api'].includes(one.created_via ?? 'checkout')
const since = (one) => DateTime.fromISO(order.date_created_gmt, { zone: 'utc' }).diff(DateTime.fromISO(one.date_created_gmt, { zone: 'utc' }), 'minutes').minutes
const twin = read.filter((one) => one.id && one.id < order.id && bought(one) && bought(order) && mail(one) && mail(one) === mail(order) && one.date_paid_gmt && ['processing', 'completed', 'on-hold'].includes(one.status) && since(one) >= 0 && since(one) <= minutes && lines(one) === lines(order)).sort((one, other) => other.id - one.id)[0]
if (!twin || Number(order.total) <= 0) return []
// n8n turns entities back into signs before it writes its message: what could be a tag is taken out.
const safe = (text) => String(text ?? '').replace(/&(?:lt|gt|#0*6[02]);|[<>]/gi, '').trim()
return [{ json: { kind: 'twin', id: order.id, number: String(order.number), first: String(twin.number), gap: Math.round(since(twin)), email: mail(order), name: safe(order.billing.first_name), total: order.currency === 'EUR' ? euros(Number(order.total)) : order.total + ' ' + order.currency, items: order.line_items.map(({ name, quantity }) => quantity + ' × ' + safe(name)).join('<br>') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      silent:
        'Les commandes récentes n’ont pas pu être lues ; regardez si celle-ci est un doublon : ',
      why: '. ',
    },
    en: {
      euros: EUROS.en,
      silent: 'Recent orders could not be read; see whether this one is a duplicate: ',
      why: '. ',
    },
  },
)

/** What the customer said, if the order is still where it was put. */
export const CHOICE = inBoth(
  (words) => String.raw`const one = $('twin').first().json
const said = Object.values($('ask').first().json.data ?? {})
const now = $input.first().json
const pair = one.first + '${words.and}' + one.number + ' (' + one.total + ')'
const told = (text) => [{ json: { kind: 'told', id: one.id, text: pair + '${words.colon}' + text } }]
if (now.error) return told('${words.unread}' + (now.error.message ?? now.error) + '${words.said}' + (said[0] ?? '${words.nothing}'))
if (now.status !== 'on-hold') return told('${words.moved}' + now.status + '${words.said}' + (said[0] ?? '${words.nothing}'))
if (said.includes('${words.both}')) return [{ json: { kind: 'keep', id: one.id, text: pair } }]
return told(said.includes('${words.cancel}') ? '${words.refund}' : '${words.call}')`,
  {
    fr: {
      and: ' et ',
      colon: ' : ',
      unread: 'commande non relue, ',
      moved: 'l’état a changé entre-temps, ',
      said: '. Réponse du client : ',
      nothing: 'aucune',
      both: 'Je veux les deux',
      cancel: 'Annulez la seconde',
      refund: 'le client annule la seconde. Remboursez-la dans WooCommerce ; elle est en attente.',
      call: 'pas de réponse. La seconde reste en attente : appelez, ou expédiez-la.',
    },
    en: {
      and: ' and ',
      colon: ': ',
      unread: 'order not read again, ',
      moved: 'its state changed meanwhile, ',
      said: '. The customer’s answer: ',
      nothing: 'none',
      both: 'I want both',
      cancel: 'Cancel the second',
      refund: 'the customer cancels the second. Refund it in WooCommerce; it is on hold.',
      call: 'no answer. The second stays on hold: call, or ship it.',
    },
  },
)
