import { inBoth } from '../../fragments/code.ts'

/** Articles sent back as too small or too large, held against what was sold of them in the same weeks. */
export const SIZES = inBoth(
  (
    words,
  ) => String.raw`const { pieces, share, small, large, size, pause, shop } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const orders = $('orders').all().map(({ json }) => json), rows = $('returns').all().map(({ json }) => json)
const silent = orders.find((one) => one.error)
if (silent) return told('${words.shop}' + (silent.error.message ?? silent.error))
const closed = rows.find((one) => one.error)
if (closed) return told('${words.sheet}' + (closed.error.message ?? closed.error))
// An empty cell at the end of a row is not given: a column is there where any row has it.
if (!['Order', 'SKU', 'Reason'].every((name) => rows.some((one) => one[name] !== undefined))) return told('${words.columns}')
const now = $now.setZone('Europe/Paris').startOf('day')
const before = new Map($input.all().filter(({ json }) => json.mark !== undefined).map(({ json }) => [json.mark, json.day]))
const key = (number, sku) => String(number ?? '').replace(/^#/, '').trim() + '|' + String(sku ?? '').trim().toUpperCase()
const products = new Map(), lines = new Map()
for (const order of orders) {
  if (!['processing', 'completed', 'refunded'].includes(order.status)) continue
  for (const line of order.line_items ?? []) {
    const meta = (line.meta_data ?? []).find((one) => new RegExp(size, 'i').test(one.key))
    const label = String(meta?.display_value ?? meta?.value ?? '${words.one}').toUpperCase()
    const mine = products.get(line.product_id) ?? products.set(line.product_id, { id: line.product_id, name: String(line.parent_name ?? line.name), sold: 0, sizes: new Map() }).get(line.product_id)
    const at = mine.sizes.get(label) ?? mine.sizes.set(label, { sold: 0, small: 0, large: 0 }).get(label)
    mine.sold += line.quantity
    at.sold += line.quantity
    const place = lines.get(key(order.number, line.sku)) ?? { mine, at, left: 0 }
    place.left += line.quantity
    if (line.sku) lines.set(key(order.number, line.sku), place)
  }
}
let known = 0
for (const row of rows) {
  const line = lines.get(key(row.Order, row.SKU))
  // A piece comes back once, however often its row was typed.
  if (!line || line.left <= 0) continue
  line.left -= 1
  known += 1
  const reason = String(row.Reason ?? '')
  const isSmall = new RegExp(small, 'i').test(reason), isLarge = new RegExp(large, 'i').test(reason)
  if (isSmall !== isLarge) line.at[isSmall ? 'small' : 'large'] += 1
}
if (known === 0) return told('${words.strangers}' + rows.length + '.')
return [...products.values()].flatMap((one) => {
  const sum = (way) => [...one.sizes.values()].reduce((total, at) => total + at[way], 0)
  const way = sum('small') >= sum('large') ? 'small' : 'large', other = way === 'small' ? 'large' : 'small'
  const count = sum(way), rate = count / one.sold * 100
  const mark = one.id + '|' + way
  if (count < pieces || rate < share || count < 3 * sum(other) || now.diff(DateTime.fromISO(before.get(mark) ?? '2000-01-01'), 'days').days < pause) return []
  const by = [...one.sizes].filter(([, at]) => at[way] > 0).sort((a, b) => b[1][way] - a[1][way]).map(([label, at]) => label + '${words.colon}' + at[way] + '${words.of}' + at.sold).join(', ')
  return [{ json: { kind: 'task', mark, count, title: one.name + (way === 'small' ? '${words.small}' : '${words.large}') + count + '${words.of}' + one.sold + ' (' + Math.round(rate) + '${words.percent})', text: by + '\n' + '${words.other}' + sum(other) + '\n' + shop + '/wp-admin/post.php?post=' + one.id + '&action=edit' } }]
}).sort((a, b) => b.json.count - a.json.count)`,
  {
    fr: {
      shop: 'La boutique n’a pas rendu ses commandes, rien n’est compté : ',
      sheet: 'La feuille des retours ne se lit pas, rien n’est compté : ',
      columns: 'La feuille des retours est vide, ou n’a pas les colonnes Order, SKU et Reason.',
      strangers:
        'Aucune ligne de la feuille ne répond à une commande de la période. Si des pièces sont revenues, comparez l’écriture des numéros et des références. Lignes lues : ',
      one: 'sans taille',
      colon: ' : ',
      of: ' sur ',
      small: ' taille petit, ',
      large: ' taille grand, ',
      percent: ' %',
      other: 'Renvois dans l’autre sens : ',
    },
    en: {
      shop: 'The shop did not return its orders, nothing was counted: ',
      sheet: 'The sheet of returns cannot be read, nothing was counted: ',
      columns: 'The sheet of returns is empty, or lacks the columns Order, SKU and Reason.',
      strangers:
        'No row of the sheet matches an order of the period. If pieces did come back, compare how numbers and references are written. Rows read: ',
      one: 'no size',
      colon: ': ',
      of: ' of ',
      small: ' runs small, ',
      large: ' runs large, ',
      percent: '%',
      other: 'Returns the other way: ',
    },
  },
)
