import { inBoth } from '../../fragments/code.ts'

/** The oldest orders that no wave has had, one walk through the aisles, a box for each of them. */
export const WAVE = inBoth(
  (words) => String.raw`const { most, now } = $('settings').first().json
const none = (text) => [{ json: { kind: 'none', text } }]
if ($('orders').all().some(({ json }) => json.error)) return none('${words.silent}')
if (!(most >= 1 && most <= 40)) return none('${words.most}')
const had = new Set($input.all().map(({ json }) => String(json.order ?? '')))
const orders = $('orders').all().map(({ json }) => json)
  .filter((one) => one.id && !had.has(String(one.id)) && (one.line_items ?? []).length > 0)
  .sort((one, other) => one.id - other.id).slice(0, most)
if (orders.length === 0) return none('${words.empty}')
const places = new Map($('places').all().map(({ json }) => [String(json.SKU ?? '').trim(), String(json.Place ?? '').trim()]))
const picks = new Map()
orders.forEach((order, at) => order.line_items.forEach(({ sku, name, quantity }) => {
  // Variations without a reference of their own bear that of their parent: the name tells them apart.
  const key = sku + '|' + name
  const pick = picks.get(key) ?? { sku: sku || '…', name, place: places.get(String(sku).trim()) ?? '', units: 0, boxes: new Map() }
  pick.units += quantity
  pick.boxes.set(at + 1, (pick.boxes.get(at + 1) ?? 0) + quantity)
  picks.set(key, pick)
}))
const plain = (one, other) => one.localeCompare(other, 'fr', { numeric: true })
const aisles = [...new Set([...picks.values()].map(({ place }) => place.split('-')[0]).filter(Boolean))].sort(plain)
// Up one aisle and down the next: nobody walks back empty-handed.
const walk = (one, other) => {
  const [here, there] = [one, other].map(({ place }) => aisles.indexOf(place.split('-')[0]))
  if (here !== there) return here < 0 ? 1 : there < 0 ? -1 : here - there
  return (here % 2 ? -1 : 1) * plain(one.place, other.place) || plain(one.sku, other.sku)
}
const list = [...picks.values()].sort(walk)
const safe = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const row = (cells) => '<tr>' + cells.map((cell) => '<td>' + safe(cell) + '</td>').join('') + '</tr>'
const shared = (boxes) => [...boxes].map(([box, units]) => box + ' × ' + units).join(', ')
const table = (heads, rows) => '<table border="1" cellpadding="6"><tr>' + heads.map((head) => '<th>' + head + '</th>').join('') + '</tr>' + rows.join('') + '</table>'
const lost = list.filter(({ place }) => !place).length
return [{ json: {
  kind: 'wave', wave: now, lost, lines: list.length, units: list.reduce((sum, { units }) => sum + units, 0),
  walk: list.map(({ place, sku, units, boxes }) => (place || '${words.nowhere}') + ' ' + sku + ' ' + units + ' (' + shared(boxes) + ')'),
  orders: orders.map(({ id, number }, at) => ({ order: String(id), number, box: at + 1 })),
  html: '<!doctype html><meta charset="utf-8"><title>' + now + '</title><h1>${words.title}' + now + '</h1>' +
    table(${words.heads}, list.map(({ place, sku, name, units, boxes }) => row([place || '${words.nowhere}', sku, name, units, shared(boxes)]))) +
    '<h2>${words.boxes}</h2>' + table(${words.boxHeads}, orders.map(({ number }, at) => row([at + 1, number]))),
} }]`,
  {
    fr: {
      silent: 'La boutique n’a pas rendu ses commandes. Aucune vague n’est créée.',
      most: 'Choisissez de une à quarante commandes.',
      empty: 'Aucune commande à préparer : toutes sont déjà dans une vague.',
      nowhere: 'SANS EMPLACEMENT',
      title: 'Vague du ',
      heads: "['Emplacement', 'Référence', 'Article', 'Unités', 'Bac × unités']",
      boxes: 'Bacs',
      boxHeads: "['Bac', 'Commande']",
    },
    en: {
      silent: 'The shop did not return its orders. No wave was made.',
      most: 'Choose from one to forty orders.',
      empty: 'No order to pick: all are in a wave already.',
      nowhere: 'NO PLACE',
      title: 'Wave of ',
      heads: "['Place', 'Reference', 'Article', 'Units', 'Box × units']",
      boxes: 'Boxes',
      boxHeads: "['Box', 'Order']",
    },
  },
)
