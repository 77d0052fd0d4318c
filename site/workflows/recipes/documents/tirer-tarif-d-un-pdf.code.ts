/** A supplier's price list, page by page: lines are kept only as the page has them, and counted. */
import { inBoth } from '../../fragments/code.ts'

/** Covers, terms of sale and pictures have no prices. */
export const PAGES = inBoth(
  ({ none, many }: Record<string, string>) => `const { most } = $('settings').first().json
const pages = ($input.first().json.pages ?? [])
  .map(({ index, markdown }) => ({ page: index + 1, text: String(markdown ?? '') }))
  .map(({ page, text }) => ({ page, text: text.slice(0, 15000), prices: (text.match(/(?:^|[^\\d.,])\\d[\\d .\\u00A0\\u202F]*[.,]\\d{2,3}(?!\\d)/g) ?? []).length }))
  .filter(({ prices }) => prices > 0)
if (pages.length === 0) throw new Error('${none}')
if (pages.length > most) throw new Error('${many}' + pages.length)
return pages.map((json) => ({ json }))`,
  {
    fr: { none: 'Aucun prix lu dans ce PDF.', many: 'Trop de pages avec des prix : ' },
    en: { none: 'No price was read in this PDF.', many: 'Too many pages with prices: ' },
  },
)

/** « 1 234,50 » and « 1.234,50 » are one amount; a figure that the page lacks makes the line doubtful. */
export const LINES = inBoth(
  ({
    sure,
    doubt,
    unread,
    missed,
    point,
    against,
  }: Record<string, string>) => `const { page, text, prices } = $('page').first().json
const found = $input.first().json.output?.lines
const plain = (value) => String(value ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
const amount = (printed) => {
  const bare = String(printed ?? '').replace(/[^\\d.,]/g, '')
  return Number(bare.includes(',') ? bare.replace(/\\./g, '').replace(',', '.') : bare)
}
// « 12,30 » is not on a page that says « 112,30 », nor « 234,50 » where it says « 1 234,50 ».
const spaced = (value) => String(value ?? '').replace(/[\\s\\u00A0\\u202F]+/g, ' ').trim()
const onPage = (printed, part = text) => {
  const flat = spaced(part)
  for (let at = flat.indexOf(printed); printed && at >= 0; at = flat.indexOf(printed, at + 1)) {
    const before = flat.slice(Math.max(0, at - 2), at)
    const isGroup = /^\\d{3}[.,]/.test(printed) && /\\d $/.test(before)
    if (!/[\\d.,]$/.test(before) && !/^\\d/.test(flat.slice(at + printed.length)) && !isGroup) return true
  }
  return false
}
// « VIS-M8 » is neither in « VIS-M80 » nor in « VIS-M8-20 »; hyphens and blanks inside may differ.
const linesOf = (reference) => {
  const code = new RegExp('(?<![A-Z0-9])(?<![A-Z0-9][-./])' + plain(reference).split('').join('[^A-Z0-9|]*') + '(?![-./]?[A-Z0-9])')
  return plain(reference).length < 2 ? [] : text.split('\\n').filter((one) => code.test(one.toUpperCase()))
}
const byLot = /(?<![\\p{L}])(cent|mille|hundred|thousand)(?![\\p{L}])/iu.test(text)
const lotStands = (per) => new RegExp('(?<![\\\\d.,])' + per + '(?![\\\\d.,])').test(text) || (byLot && (per === 100 || per === 1000))
const written = (value) => String(Math.round(value * 10000) / 10000).replace('.', '${point}')
const empty = { reference: '', label: '', printed: '', per: '', unit_price: '', page }
if (!Array.isArray(found)) return [{ json: { ...empty, check: '${unread}' } }]
const lines = found.map((line) => {
  const price = amount(line.printed)
  const per = Math.round(line.per) >= 1 ? Math.round(line.per) : 1
  const rows = linesOf(line.reference)
  const priced = rows.filter((one) => /\\d[.,]\\d{2}/.test(one))
  const stands = rows.length > 0 && onPage(spaced(line.printed)) && (priced.length === 0 || priced.some((one) => onPage(spaced(line.printed), one)))
  const sound = stands && Number.isFinite(price) && price > 0 && (per === 1 ? !byLot : lotStands(per))
  return { json: { reference: String(line.reference).trim(), label: String(line.label).replace(/^[=+@-]+/, '').trim(), printed: String(line.printed).trim(), per: written(per), unit_price: sound ? written(price / per) : '', page, check: sound ? '${sure}' : '${doubt}' } }
})
return lines.length < prices ? [...lines, { json: { ...empty, check: '${missed}' + lines.length + '${against}' + prices } }] : lines`,
  {
    fr: {
      sure: 'ok',
      doubt: 'à vérifier',
      unread: 'page non lue',
      missed: 'page à compter, lignes relevées : ',
      point: ',',
      against: ', prix vus : ',
    },
    en: {
      sure: 'ok',
      doubt: 'to check',
      unread: 'page not read',
      missed: 'page to be counted, lines taken: ',
      point: '.',
      against: ', prices seen: ',
    },
  },
)

/** One reference with two prices is a supplier's slip or a reading's: both rows are kept, neither is sure. */
export const TABLE = inBoth(
  ({ twice, sure }: Record<string, string>) => `const rows = $input.all().map(({ json }) => json)
const prices = new Map()
for (const row of rows) if (row.check === '${sure}') prices.set(row.reference, new Set([...(prices.get(row.reference) ?? []), row.unit_price]))
return rows
  .map((row) => row.check === '${sure}' && prices.get(row.reference).size > 1 ? { ...row, check: '${twice}' } : row)
  .sort((one, other) => Number(one.check === '${sure}') - Number(other.check === '${sure}') || one.page - other.page)
  .map((json) => ({ json }))`,
  { fr: { twice: 'deux prix', sure: 'ok' }, en: { twice: 'two prices', sure: 'ok' } },
)
