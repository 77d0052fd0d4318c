/** Whose filter, cartridge or blade is about to be used up, and who may be written to. */
import { inBoth } from '../../fragments/code.ts'

export const DUE = inBoth(
  (words) => `const { before, open } = $('settings').first().json
const rules = $('rules').all().map(({ json }) => json)
const orders = $('orders').all().map(({ json }) => json)
const broken = [...rules, ...orders].find(({ error }) => error)
if (broken) return [{ json: { kind: 'blind', why: '${words.silent}' + (broken.error.message ?? broken.message ?? broken.error) } }]
const low = (text) => String(text ?? '').trim().toLowerCase()
const kept = rules.filter(({ sku, refill, lasts_days }) => low(sku) && low(refill) && Number(lasts_days) > 0)
if (kept.length === 0) return [{ json: { kind: 'blind', why: '${words.empty}' } }]
const bought = orders.filter(({ id, status }) => id && ['processing', 'completed'].includes(status))
const people = new Map()
for (const order of bought) {
  const email = low(order.billing?.email)
  if (!email.includes('@')) continue
  people.set(email, [...(people.get(email) ?? []), order])
}
return [...people].flatMap(([email, own]) => {
  const due = kept.flatMap((rule) => {
    const skus = [low(rule.sku), ...low(rule.refill).split('|').map((one) => one.trim())]
    const bought = own.flatMap((order) => (order.line_items ?? []).filter(({ sku }) => skus.includes(low(sku))).map((line) => ({ order, line })))
      .map((one) => ({ ...one, day: DateTime.fromISO(one.order.date_created_gmt, { zone: 'utc' }).setZone('Europe/Paris') }))
      .sort((one, other) => other.day - one.day)
    const last = bought[0]
    if (!last) return []
    // A machine comes with one, and every refill of the same order lasts as long again.
    const pieces = bought.filter(({ order }) => order.id === last.order.id).reduce((sum, { line }) => sum + (low(line.sku) === low(rule.sku) ? 1 : Number(line.quantity) || 1), 0)
    const over = last.day.startOf('day').plus({ days: Number(rule.lasts_days) * pieces })
    const start = over.minus({ days: before })
    // What came back, even in part, says nothing of what is left in the cupboard.
    if ((last.order.refunds ?? []).length > 0 || $now < start || $now >= start.plus({ days: open })) return []
    return [{ over, json: {
      kind: 'due', email, first: last.order.billing?.first_name ?? '', mark: last.order.id + ' ' + low(rule.sku), what: String(rule.name ?? rule.refill), link: String(rule.link ?? ''),
      bought: last.day.toFormat('dd/MM/yyyy'), over: over.toFormat('dd/MM/yyyy'),
    } }]
  }).sort((one, other) => one.over - other.over)
  return due.map(({ json }) => ({ json }))
})`,
  {
    fr: {
      silent: 'Feuille ou boutique muette : ',
      empty: 'La feuille des durées est vide, ou il lui manque sku, refill ou lasts_days.',
    },
    en: {
      silent: 'Sheet or shop silent: ',
      empty: 'The sheet of durations is empty, or lacks sku, refill or lasts_days.',
    },
  },
)

/** One message a person and day: what else is due waits for tomorrow. */
export const MAY = inBoth(
  (words) => `const people = $('fresh').all().map(({ json }) => json)
const first = new Map()
return $input.all().flatMap(({ json }, at) => {
  const one = people[at]
  if (first.has(one.email)) return []
  first.set(one.email, true)
  const status = Number(json.statusCode ?? 0)
  if (status === 404) return [{ json: { ...one, way: 'write' } }]
  if (status === 200 && json.body && json.body.emailBlacklisted === false) return [{ json: { ...one, way: 'write' } }]
  if (status === 200 && json.body && json.body.emailBlacklisted === true) return []
  return [{ json: { ...one, way: 'hold', line: '${words.order}' + one.mark + '${words.unsure}' } }]
})`,
  {
    fr: { order: 'Commande ', unsure: ' : Brevo n’a pas dit si la personne refuse vos messages.' },
    en: {
      order: 'Order ',
      unsure: ': Brevo did not say whether the person refuses your messages.',
    },
  },
)
