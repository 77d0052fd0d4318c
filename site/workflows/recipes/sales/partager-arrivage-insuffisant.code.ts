/** What arrives is short: the division that a person is asked to accept. */
import { inBoth } from '../../fragments/code.ts'

export const DIVIDE = inBoth(
  (words) => `const { reference, quantity } = $('arrived').first().json
const { cap } = $('settings').first().json
const all = $input.all().map(({ json }) => json)
const wrong = all.find((line) => line.error !== undefined)
if (wrong) return [{ json: { state: 'stopped', text: '${words.silent}' + (wrong.error.message ?? wrong.error) } }]
const lines = all.filter((line) => line.id && Number(line.Quantity) > (Number(line.Allocated) || 0))
  .map((line) => ({ id: line.id, order: line.Order, client: line.Client, whole: line.Complete === true, asked: Number(line.Quantity) - (Number(line.Allocated) || 0), before: Number(line.Allocated) || 0, notes: line.Delivery ?? '', pack: Number(line.Pack) || 1, promised: line.Promised ?? '9999-12-31', sales: line.Sales ?? '', given: 0 }))
  .sort((one, other) => one.promised.localeCompare(other.promised) || String(one.order).localeCompare(String(other.order)))
if (lines.length === 0) return [{ json: { state: 'stopped', text: '${words.nobody}' + reference } }]
const total = lines.reduce((sum, one) => sum + one.asked, 0)
let left = Math.floor(quantity)
if (total <= left) for (const one of lines) { one.given = one.asked; left -= one.asked }
else {
  for (const one of lines.filter((line) => line.whole)) if (one.asked <= Math.min(left, cap * quantity)) { one.given = one.asked; left -= one.asked }
  const shared = lines.filter((line) => !line.whole)
  const rate = Math.min(1, left / Math.max(1, shared.reduce((sum, one) => sum + one.asked, 0)))
  for (const one of shared) one.given = Math.floor(one.asked * rate / one.pack) * one.pack
  left -= shared.reduce((sum, one) => sum + one.given, 0)
  // What rounding to packs leaves goes out pack by pack, the earliest promise first.
  for (let more = true; more;) {
    more = false
    for (const one of shared) if (left >= one.pack && one.given + one.pack <= one.asked) { one.given += one.pack; left -= one.pack; more = true }
  }
}
const said = (one) => one.order + ' ' + one.client + '${words.colon}' + one.given + '${words.of}' + one.asked + '${words.promised}' + (one.promised.startsWith('9999') ? '?' : DateTime.fromISO(one.promised).toFormat('dd/MM')) + (one.whole ? '${words.whole}' : '')
const text = lines.map(said).join('\\n') + '\\n${words.left}' + left
const rows = lines.filter((one) => one.given > 0).map((one) => ({ ...one, line: said(one) }))
return [{ json: { state: rows.length ? 'some' : 'stopped', text, rows, total, left } }]`,
  {
    fr: {
      silent: 'Airtable ne répond pas : ',
      nobody: 'Aucune ligne en attente pour ',
      colon: ' : ',
      of: ' sur ',
      promised: ', promis le ',
      whole: ', livraison complète exigée',
      left: 'Reste en stock : ',
    },
    en: {
      silent: 'Airtable does not answer: ',
      nobody: 'No line is waiting for ',
      colon: ': ',
      of: ' of ',
      promised: ', promised for ',
      whole: ', complete delivery only',
      left: 'Left in stock: ',
    },
  },
)

/** Only what Airtable took. */
export const LISTS = `const lists = new Map()
const taken = new Set($('write').all().map(({ json }) => json.id))
for (const { json: row } of $('each').all().filter(({ json }) => taken.has(json.id))) {
  const to = row.sales || $('arrived').first().json.email
  lists.set(to, [...(lists.get(to) ?? []), row.line])
}
return [...lists].map(([to, lines]) => ({ json: { to, text: lines.join('\\n') } }))`
