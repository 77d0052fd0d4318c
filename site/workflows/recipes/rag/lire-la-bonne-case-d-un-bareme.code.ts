/** From words that were copied out of a question to one cell of a grid of prices, or to the reason for none. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** What the model copied has to stand in the question; « 1,2 t » is « 1.200 kg », and two weights, or two pallets, are two shipments. */
const READ = String.raw`const plain = (text) => String(text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()
const copied = (part) => {
  const all = plain(question)
  const at = plain(part) === '' ? -1 : all.indexOf(plain(part))
  const isWhole = at >= 0 && !/[\p{L}\p{N}]$|\d[.,]$/u.test(all.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(all.slice(at + plain(part).length))
  return isWhole ? plain(part) : ''
}
const joined = (text) => plain(text).replace(/(\d)\s(?=\d{3}\b)/g, '$1').replace(/\b[1-9]\d{0,2}(?:[.,]\d{3})+(?=\s*k)/g, (one) => one.replace(/[.,]/g, ''))
const weights = [...joined(question).matchAll(/(\d+(?:[.,]\d+)?)\s*(?:kg|kilos?|t|tonnes?)(?![\p{L}\p{N}])/gu)]
const isSeveral = weights.length > 1 || weights.some((one) => /(?:(?!\b1\b)\b\d+|\b(?:deux|trois|quatre|cinq|six|two|three|four|five|six))\s*(?:x|×|\*|fois|times|\p{L}+\s+(?:de|d[’']|of|à|at))\s*$/u.test(joined(question).slice(0, one.index)) || /^\s*(?:[x×*]\s*\d|chacun|pièce|each|apiece)/u.test(joined(question).slice(one.index + one[0].length)))
const weigh = (part) => {
  const text = joined(part)
  const found = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => Number(one.replace(',', '.')))
  if (isSeveral || found.length !== 1 || !/\b(?:kg|kilos?|t|tonnes?)\b|\d(?:kg|t)\b/i.test(text)) return null
  return /\d\s*t(?:onnes?)?\b/i.test(text) ? Math.round(found[0] * 1000) : found[0]
}
const place = (text) => {
  const code = /\b(\d{5}|2[ab]|\d{2,3})\b/i.exec(text)?.[1]?.toUpperCase() ?? ''
  if (code.length < 5) return code
  if (/^20[01]/.test(code)) return '2A'
  if (/^20/.test(code)) return '2B'
  return /^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2)
}
`

export const CELL = inBoth(
  (
    say: Record<string, string>,
  ) => `${say['euros']}const { question, until } = $('settings').first().json
${READ}const grid = $('grid').all().map(({ json }) => json)
const { output = {}, error } = $json
const number = (value) => typeof value === 'number' ? value : value === undefined || String(value).trim() === '' ? NaN : Number(String(value).replace(/[\\s€]/g, '').replace(',', '.'))
const weight = weigh(copied(output.weight))
const zone = place(copied(output.place))
const row = (one) => ({ line: one.row_number, places: String(one.${say['places']} ?? '').toUpperCase().split(/[\\s;]+/).map((place) => place.padStart(2, '0')), from: number(one.${say['over']}), to: number(one.${say['upTo']}), price: number(one.${say['price']}), days: one.${say['days']} })
const fits = grid.map(row).filter((one) => one.places.includes(zone) && one.from < weight && weight <= one.to)
const priced = fits.filter(({ price }) => price > 0)
const state = error !== undefined ? 'silent' : weight === null || zone === '' ? 'missing' : fits.length > 1 ? 'double' : priced.length === 0 ? 'outside' : 'found'
const lacks = [weight === null ? '${say['oneWeight']}' : '', zone === '' ? '${say['onePlace']}' : ''].filter(Boolean).join('${say['and']}')
const [cell] = priced
const old = $now.toISODate() > until ? '${say['old']}' + until + '.' : ''
const output_ = {
  silent: '${say['silent']}',
  missing: '${say['missing']}' + lacks + '.',
  double: '${say['double']}' + fits.map(({ line }) => line).join('${say['and']}') + '.',
  outside: zone + ', ' + weight + '${say['outside']}',
  found: cell ? zone + ', ' + weight + ' kg${say['colon']}' + euros(cell.price) + '${say['net']}' + (cell.days ? '${say['delay']}' + cell.days : '') + '.\\n${say['read']}' + cell.line + ' (' + cell.from + ' < kg ≤ ' + cell.to + ').' + old : '',
}[state]
return [{ json: { state, zone, weight, lines: fits.map(({ line }) => line), question, output: output_ } }]`,
  {
    fr: {
      euros: EUROS.fr,
      places: 'Departements',
      over: 'Plus_de',
      upTo: 'Jusqu_a',
      price: 'Prix_HT',
      days: 'Delai',
      oneWeight: 'un seul poids en kg ou en tonnes',
      onePlace: 'un département ou un code postal',
      and: ' et ',
      old: ' Barème échu depuis le ',
      silent:
        'Le modèle ne répond pas. Ouvrez le barème, ou reposez la question dans quelques minutes.',
      missing: 'Il manque ',
      double: 'Deux lignes du barème se recouvrent ; aucun prix donné. Lignes ',
      outside: ' kg : rien dans le barème. La question est notée pour les expéditions.',
      colon: ' : ',
      net: ' HT',
      delay: ', délai ',
      read: 'Lu ligne ',
    },
    en: {
      euros: EUROS.en,
      places: 'Departments',
      over: 'Over',
      upTo: 'Up_to',
      price: 'Price_net',
      days: 'Transit',
      oneWeight: 'a single weight in kg or tonnes',
      onePlace: 'a department or a postcode',
      and: ' and ',
      old: ' This grid expired on ',
      silent: 'The model does not answer. Open the grid, or ask again in a few minutes.',
      missing: 'Missing: ',
      double: 'Two rows of the grid overlap; no price given. Rows ',
      outside: ' kg: nothing in the grid. The question is noted for the shipping desk.',
      colon: ': ',
      net: ' before VAT',
      delay: ', transit time ',
      read: 'Read on row ',
    },
  },
)
