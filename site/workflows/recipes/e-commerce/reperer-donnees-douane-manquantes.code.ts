import { inBoth } from '../../fragments/code.ts'

/** Which parcels cross a customs border, and what each of their lines still lacks. */
export const CHECK = inBoth(
  (words) => String.raw`const { union, apart, free, vague, doc } = $('settings').first().json
const stop = (text) => [{ json: { rows: [], add: [], held: 0, told: true, text } }]
const failed = (items) => items.find(({ json }) => json.error)
const goods = $input.all()
if (failed($('orders').all())) return stop('${words.shop}')
if (failed(goods)) return stop('${words.table}' + doc)
const known = new Map(goods.filter(({ json }) => json.sku).map(({ json }) => [String(json.sku).trim(), json]))
const begins = (list, { country, postcode }) => list.some((one) => {
  const [land, start] = one.split(':')
  return land === country && String(postcode ?? '').replace(/\s/g, '').toUpperCase().startsWith(start)
})
// What is given away is worth something at a border: the table says how much one of it is.
const worth = (line, row) => Number(line.total) > 0 ? Number(line.total) : Number(row?.worth) * line.quantity
const text = (value) => String(value ?? '').trim()
const lacks = (line, row) => [
  ...(/^\d{6,10}$/.test(text(row?.hs).replace(/[ .]/g, '')) ? [] : ['${words.hs}']),
  ...(/^[A-Z]{2}$/.test(text(row?.origin)) ? [] : ['${words.origin}']),
  ...(text(row?.label).length > 3 && !vague.includes(text(row?.label).toLowerCase()) ? [] : ['${words.label}']),
  ...(Number(row?.grams) > 0 ? [] : ['${words.grams}']),
  ...(worth(line, row) > 0 ? [] : ['${words.value}']),
]
const rows = [], held = [], add = new Map()
for (const { json: order } of $('orders').all()) {
  if (!order.id) continue
  const to = order.shipping?.country ? order.shipping : order.billing
  if ((union.includes(to.country) && !begins(apart, to)) || begins(free, to)) continue
  const lines = order.line_items.map((line) => ({ line, sku: text(line.sku), row: known.get(text(line.sku)) }))
  for (const { line, sku, row } of lines) if (sku && !row) add.set(sku, { sku, name: line.name })
  const faults = lines.flatMap(({ line, sku, row }) => {
    const missing = sku ? lacks(line, row) : ['${words.sku}']
    return missing.length ? ['  ' + (sku || line.name) + '${words.colon}' + missing.join(', ')] : []
  })
  if (!text(order.shipping?.phone || order.billing?.phone)) faults.push('  ${words.phone}')
  if (faults.length) held.push('- ' + order.number + ', ' + to.country + ' ' + text(to.postcode) + '\n' + faults.join('\n'))
  else rows.push(...lines.map(({ line, sku, row }) => ({
    order: order.number, country: to.country, sku, description: text(row.label), hs: text(row.hs).replace(/[ .]/g, ''), origin: row.origin,
    quantity: line.quantity, grams: Number(row.grams) * line.quantity, value: worth(line, row).toFixed(2), currency: order.currency,
  })))
}
const monday = $now.setZone('Europe/Paris').weekday === 1
return [{ json: {
  rows, add: [...add.values()], held: held.length, told: held.length > 0 || monday,
  text: held.length ? '${words.hold}\n\n' + held.join('\n') + '\n\n${words.fill}' : '${words.none}',
} }]`,
  {
    fr: {
      shop: 'La boutique n’a pas rendu ses commandes : aucun colis n’est contrôlé.',
      table: 'La table des données de douane ne répond pas : aucun colis n’est contrôlé. Document ',
      hs: 'code douanier',
      origin: 'pays d’origine',
      label: 'désignation précise en anglais',
      grams: 'poids',
      value: 'valeur (colonne worth)',
      sku: 'référence',
      phone: 'téléphone du destinataire',
      colon: ' : ',
      hold: 'Ces colis attendent une donnée. Ne les remettez pas au transporteur.',
      fill: 'À remplir dans la table Goods ; une référence nouvelle y est ajoutée ce matin.',
      none: 'Aucun colis à déclarer n’est incomplet.',
    },
    en: {
      shop: 'The shop did not return its orders: no parcel was checked.',
      table: 'The table of customs data does not answer: no parcel was checked. Document ',
      hs: 'customs code',
      origin: 'country of origin',
      label: 'precise description in English',
      grams: 'weight',
      value: 'value (column worth)',
      sku: 'reference',
      phone: 'the recipient’s telephone',
      colon: ': ',
      hold: 'These parcels wait for something. Do not hand them to the carrier.',
      fill: 'To be filled in in the table Goods; a new reference is added to it this morning.',
      none: 'No parcel to be declared is incomplete.',
    },
  },
)
