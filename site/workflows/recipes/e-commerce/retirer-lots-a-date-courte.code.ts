import { inBoth } from '../../fragments/code.ts'

/** The morning's list, or the lot that somebody has just counted: both are read off the same sheet. */
export const WORK = inBoth(
  (words) => String.raw`const { lot, units, days, today, form } = $('settings').first().json
const page = (text) => [{ json: { kind: 'page', text } }]
const broken = $input.all().find(({ json }) => json.error)
if (broken) return [{ json: { kind: lot ? 'page' : 'list', count: '?', text: '${words.unread}' } }]
const all = $input.all().map(({ json }) => json)
const closed = (row) => String(row.State ?? '').trim() !== ''
const same = (one, other) => String(one).trim().toLowerCase() === String(other).trim().toLowerCase()
if (lot) {
  // The sheet is written by lot code, first row found: one used again would close the old row.
  const mine = all.filter((row) => same(row.Lot ?? '', lot))
  if (mine.length > 1) return page('${words.double}')
  if (mine.length === 0 || closed(mine[0])) return page('${words.gone}')
  if (!Number.isInteger(units) || units < 0) return page('${words.whole}')
  return [{ json: { kind: 'withdraw', lot: mine[0].Lot, sku: String(mine[0].SKU).trim(), units } }]
}
const date = (raw) => {
  const text = String(raw ?? '').trim()
  return DateTime.fromFormat(text, text.includes('/') ? 'd/M/yyyy' : 'yyyy-MM-dd')
}
const short = [], odd = []
for (const row of all) {
  if (closed(row)) continue
  if (!String(row.Lot ?? '').trim()) { if (row.SKU || row.Product || row.BestBefore) odd.push('- ${words.code}' + (row.Product || row.SKU || row.BestBefore)); continue }
  const until = date(row.BestBefore)
  if (!until.isValid) { odd.push('- ' + row.Lot + '${words.date}' + (row.BestBefore || '…')); continue }
  const left = Math.round(until.diff(DateTime.fromISO(today), 'days').days)
  if (left < (Number(row.Days) || days)) short.push({ left, line: '- ' + row.Lot + '${words.colon}' + row.Product + ', ' + until.toFormat('dd/MM/yyyy') + (left < 0 ? '${words.past}' : left ? ', ' + left + (left > 1 ? '${words.days}' : '${words.day}') : '${words.last}') })
}
short.sort((one, other) => one.left - other.left)
const lines = [...short.map(({ line }) => line), ...odd]
if (lines.length === 0 && DateTime.fromISO(today).weekday !== 1) return []
return [{ json: { kind: 'list', count: lines.length, text: lines.length ? lines.join('\n') + '\n\n${words.count}' + form : '${words.none}' } }]`,
  {
    fr: {
      unread: 'La feuille des lots ne répond pas : rien n’est contrôlé ni retiré.',
      double: 'Ce lot figure deux fois dans la feuille : rien n’est retiré.',
      gone: 'Ce lot est inconnu, ou déjà retiré : le stock ne change pas.',
      whole: 'Le nombre d’unités doit être entier, zéro ou plus.',
      date: ' : date illisible, ',
      colon: ' : ',
      past: ', DÉPASSÉE',
      day: ' jour',
      days: ' jours',
      last: ', AUJOURD’HUI',
      code: 'ligne sans code de lot, ',
      count: 'Sortez ces lots du rayon, comptez-les, puis saisissez chacun ici : ',
      none: 'Aucun lot à date courte cette semaine.',
    },
    en: {
      unread: 'The sheet of lots does not answer: nothing was checked or withdrawn.',
      double: 'This lot stands twice on the sheet: nothing is withdrawn.',
      gone: 'This lot is unknown, or withdrawn already: stock stays as it is.',
      whole: 'The number of units must be whole, nought or more.',
      date: ': unreadable date, ',
      colon: ': ',
      past: ', PASSED',
      day: ' day',
      days: ' days',
      last: ', TODAY',
      code: 'row without a lot code, ',
      count: 'Take these lots off the shelf, count them, then enter each one here: ',
      none: 'No short-dated lot this week.',
    },
  },
)

/** What the shop may still sell once the counted units are gone. */
export const STOCK = inBoth(
  (words) => String.raw`const { lot, sku, units } = $('work').first().json
const page = (text) => [{ json: { kind: 'page', text } }]
const { json: product } = $input.first()
const state = $('settings').first().json.today + ', ' + units + '${words.units}'
if (units === 0) return [{ json: { kind: 'mark', state, text: '${words.lot}' + lot + '${words.sold}' } }]
if (product.error) return page('${words.silent}')
if (product.id === undefined) return page('${words.unknown}' + sku)
if (product.manage_stock !== true || typeof product.stock_quantity !== 'number') return page('${words.loose}' + sku)
const before = product.stock_quantity
const after = Math.max(0, before - units)
return [{ json: {
  kind: 'write', id: product.id, after, state,
  text: '${words.lot}' + lot + '${words.stock}' + before + ' → ' + after + (before < units ? '${words.more}' : ''),
} }]`,
  {
    fr: {
      silent: 'La boutique n’a pas répondu : le lot reste à saisir.',
      unknown: 'La boutique ne connaît pas la référence ',
      loose: 'La boutique ne suit pas le stock de ',
      units: ' u.',
      lot: 'Lot ',
      sold: ' clos, stock de la boutique inchangé',
      stock: ', stock de la boutique : ',
      more: '. Vous avez compté plus que la boutique n’en vendait : vérifiez.',
    },
    en: {
      silent: 'The shop did not answer: the lot has yet to be entered.',
      unknown: 'The shop does not know the reference ',
      loose: 'The shop does not keep stock of ',
      units: ' u.',
      lot: 'Lot ',
      sold: ' closed, stock in the shop unchanged',
      stock: ', stock in the shop: ',
      more: '. You counted more than the shop was selling: check.',
    },
  },
)
