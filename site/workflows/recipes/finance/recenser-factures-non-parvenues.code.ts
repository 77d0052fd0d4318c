/** What was received and not billed, line by line, on the night of the closing; and what was billed a week later. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly of: string
  readonly foreign: string
  readonly ahead: string
  readonly small: string
  readonly unpriced: string
  readonly none: string
  readonly silent: string
  readonly unread: string
  readonly nothing: string
  readonly billed: string
  readonly left: string
}

const FR: Words = {
  euros: EUROS.fr,
  colon: ' : ',
  of: ' reçu, non facturé, ',
  foreign: 'En devise, à convertir vous-même',
  ahead: 'Facturé au-delà du reçu, à voir',
  small: 'Sous le seuil, non comptés : ',
  unpriced: 'Reçu hors commande, à chiffrer',
  none: 'Aucune réception à provisionner',
  silent: 'Odoo muet, rien n’est recensé : ',
  unread: 'Recensement illisible : ',
  nothing: 'Aucun recensement gardé pour cette clôture',
  billed: 'Facturé depuis, à retirer si la facture est datée du mois clos',
  left: 'Toujours sans facture',
}
const EN: Words = {
  euros: EUROS.en,
  colon: ': ',
  of: ' received, not billed, ',
  foreign: 'In a foreign currency, for you to convert',
  ahead: 'Billed beyond what was received, to look at',
  small: 'Below the threshold, not counted: ',
  unpriced: 'Received without an order, to be priced',
  none: 'No receipt to accrue for',
  silent: 'Odoo silent, nothing was listed: ',
  unread: 'List not readable: ',
  nothing: 'No list was kept for this closing',
  billed: 'Billed since, to be taken off if the invoice is dated in the month closed',
  left: 'Still without an invoice',
}

const estimate = (words: Words) =>
  String.raw`${words.euros}const { month, least, currency } = $('settings').first().json
const lines = $input.all().map(({ json }) => json)
const broken = lines.find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', title: '${words.silent}' + month, text: String(broken.error.message ?? broken.error) } }]
const cents = (value) => Math.round(value * 100) / 100
const name = (one) => (Array.isArray(one) ? one[1] : '')
const open = lines.filter(({ id }) => id).map((one) => {
  const quantity = Math.round((one.qty_received - one.qty_invoiced) * 1000) / 1000
  const amount = one.product_qty > 0 ? cents((one.price_subtotal * quantity) / one.product_qty) : 0
  const kind = quantity < 0 ? 'ahead' : name(one.currency_id) !== currency ? 'foreign' : one.product_qty > 0 ? (amount < least ? 'small' : 'due') : 'unpriced'
  return { key: 'C' + month + '-L' + one.id, supplier: name(one.partner_id), order: name(one.order_id), label: String(one.name).split('\n')[0], quantity, invoiced: one.qty_invoiced, amount, kind }
}).filter(({ quantity }) => quantity !== 0)
const of = (kind) => open.filter((one) => one.kind === kind)
const sum = (list) => cents(list.reduce((all, one) => all + one.amount, 0))
const line = (one) => '  ' + one.order + ', ' + one.label + '${words.colon}' + one.quantity + '${words.of}' + euros(one.amount)
const plain = (one) => '  ' + one.supplier + ', ' + one.order + ', ' + one.label + '${words.colon}' + one.quantity
const suppliers = [...new Set(of('due').map(({ supplier }) => supplier))]
  .map((supplier) => ({ supplier, list: of('due').filter((one) => one.supplier === supplier) }))
  .sort((one, other) => sum(other.list) - sum(one.list))
const block = (title, list) => (list.length === 0 ? [] : [title, ...list.map(plain)])
const text = [
  ...suppliers.flatMap(({ supplier, list }) => [supplier + '${words.colon}' + euros(sum(list)), ...list.map(line)]),
  ...block('${words.foreign}', of('foreign')),
  ...block('${words.unpriced}', of('unpriced')),
  ...block('${words.ahead}', of('ahead')),
  ...(of('small').length === 0 ? [] : ['${words.small}' + of('small').length + ', ' + euros(sum(of('small')))]),
].join('\n')
const total = sum(of('due'))
return [{ json: { state: of('due').length > 0 ? 'some' : 'none', rows: of('due'), total, shown: euros(total), title: '${words.none}' + '${words.colon}' + month, text: text || '${words.none}' } }]`

const compare = (words: Words) =>
  String.raw`${words.euros}const { month } = $('settings').first().json
const lines = $('lines').all().map(({ json }) => json)
const broken = lines.find(({ error }) => error !== undefined)
const rows = $input.all().map(({ json }) => json)
const unread = rows.find(({ error }) => error !== undefined)
const said = (title, text) => [{ json: { title: title + month, text } }]
if (broken) return said('${words.silent}', String(broken.error.message ?? broken.error))
if (unread) return said('${words.unread}', String(unread.error.message ?? unread.error))
const kept = rows.filter(({ key }) => String(key ?? '').startsWith('C' + month + '-L'))
if (kept.length === 0) return said('${words.nothing}' + '${words.colon}', '${words.nothing}')
const cents = (value) => Math.round(value * 100) / 100
const now = new Map(lines.map((one) => ['C' + month + '-L' + one.id, one]))
const judged = kept.map((row) => {
  const quantity = Number(row.quantity)
  const since = Number(now.get(row.key)?.qty_invoiced ?? row.invoiced) - Number(row.invoiced)
  const part = Math.min(Math.max(since, 0), quantity) / quantity
  const billed = cents(Number(row.amount) * part)
  return { row, billed, left: cents(Number(row.amount) - billed) }
})
const sum = (field) => cents(judged.reduce((all, one) => all + one[field], 0))
const block = (title, field) => {
  const list = judged.filter((one) => one[field] > 0)
  return list.length === 0 ? [] : [title + '${words.colon}' + euros(sum(field)), ...list.map((one) => '  ' + one.row.supplier + ', ' + one.row.order + ', ' + one.row.label + '${words.colon}' + euros(one[field]))]
}
return [{ json: { title: '${words.left}' + '${words.colon}' + euros(sum('left')) + ' (' + month + ')', billed: sum('billed'), left: sum('left'), text: [...block('${words.billed}', 'billed'), ...block('${words.left}', 'left')].join('\n') } }]`

export const ESTIMATE = inBoth(estimate, { fr: FR, en: EN })
export const COMPARE = inBoth(compare, { fr: FR, en: EN })
