import { EUROS, inBoth } from '../../fragments/code.ts'

/** Which orders get a reminder today, and which have had theirs and still no money. */
export const AGE = inBoth(
  (
    words,
  ) => String.raw`${words.euros}const { remind, free, oldest, today } = $('settings').first().json
if ($('orders').all().some(({ json }) => json.error)) return [{ json: { state: 'broken', text: '${words.silent}' } }]
const days = (day) => Math.round(DateTime.fromISO(today).diff(DateTime.fromISO(day), 'days').days)
const reminded = new Map($input.all().filter(({ json }) => json.order !== undefined).map(({ json }) => [String(json.order), json.day]))
return $('orders').all().flatMap(({ json: order }) => {
  if (order.payment_method !== 'bacs' || !order.date_created_gmt) return []
  const age = days(DateTime.fromISO(order.date_created_gmt, { zone: 'utc' }).setZone('Europe/Paris').toISODate())
  // What was forgotten for months is for a person: no letter to all of them on the first morning.
  if (age > oldest) return []
  const told = reminded.get(String(order.id))
  const total = order.currency === 'EUR' ? euros(Number(order.total)) : order.total + ' ' + order.currency
  const one = { id: order.id, number: order.number, email: order.billing.email, first: order.billing.first_name, total, age, day: today,
    line: '- ' + order.number + ', ' + order.billing.last_name + ', ' + total + ', ' + age + '${words.days}' }
  if (told === undefined) return age >= remind ? [{ json: { ...one, state: 'remind' } }] : []
  return age >= free && days(told) >= 4 ? [{ json: { ...one, state: 'free' } }] : []
})`,
  {
    fr: { euros: EUROS.fr, silent: 'WooCommerce n’a pas répondu.', days: ' jours' },
    en: { euros: EUROS.en, silent: 'WooCommerce did not answer.', days: ' days' },
  },
)

/** What the accountant answered: all of them but those whose money has come. */
export const PICK = inBoth(
  (words) => String.raw`const yes = /^(Oui|Yes)$/.test($json.data?.['${words.cancel}'] ?? '')
if (!yes) return [{ json: { state: 'kept', text: '${words.kept}' } }]
const paid = new Set(String($json.data['${words.paid}'] ?? '').split(/[\s,;#]+/).filter(Boolean))
const all = $('gather').first().json.orders
const odd = [...paid].filter((number) => !all.some((one) => String(one.number) === number))
if (odd.length) return [{ json: { state: 'kept', text: '${words.odd}' + odd.join(', ') } }]
const left = all.filter((one) => !paid.has(String(one.number)))
if (left.length === 0) return [{ json: { state: 'kept', text: '${words.none}' } }]
return left.map((one) => ({ json: { ...one, state: 'cancel' } }))`,
  {
    fr: {
      cancel: 'Annuler ces commandes',
      paid: 'Sauf ces commandes, payées',
      kept: 'Refus, ou pas de réponse sous sept heures : aucune commande n’est annulée. La question revient au prochain passage, du lundi au vendredi.',
      odd: 'Rien n’est annulé : ces numéros ne sont pas dans la liste, ',
      none: 'Toutes sont payées : rien à annuler. Passez-les « en cours » dans WooCommerce.',
    },
    en: {
      cancel: 'Cancel these orders',
      paid: 'Except these, paid',
      kept: 'Refused, or no answer within seven hours: no order is cancelled. The question comes back on the next weekday.',
      odd: 'Nothing is cancelled: these numbers are not on the list, ',
      none: 'All are paid: nothing to cancel. Set them to “processing” in WooCommerce.',
    },
  },
)
