/** For each stock below zero: which move took it there, and what most likely went wrong. */
import { inBoth } from '../../fragments/code.ts'

export const EXPLAIN = inBoth(
  (words) => String.raw`const jsons = (items) => items.map(({ json }) => json)
const stocks = jsons($('stocks').all()), moves = jsons($('moves').all()), awaited = jsons($input.all())
const silent = [...stocks, ...moves, ...awaited].find((row) => row.reference === undefined && (row.error !== undefined || row.message))
if (silent) return [{ json: { state: 'broken', count: 0, text: '${words.silent}' + (silent.error?.message ?? silent.error ?? silent.message) } }]
const shown = (iso) => String(iso).slice(8, 10) + '/' + String(iso).slice(5, 7)
const number = (value) => String(Number(Number(value).toFixed(3))).replace('.', '${words.point}')
const lines = stocks.filter((one) => one.reference !== undefined && Number(one.quantity) < 0).map((one) => {
  const missing = -Number(one.quantity)
  const own = moves.filter((move) => move.reference === one.reference && move.place === one.place)
    .sort((first, second) => String(second.moved_at).localeCompare(String(first.moved_at)) || Number(second.id) - Number(first.id))
  // Back from today's balance to the move that took it below zero.
  let balance = Number(one.quantity), culprit
  for (const move of own) {
    const before = balance - Number(move.quantity)
    if (balance < 0 && before >= 0) { culprit = move; break }
    balance = before
  }
  const outs = own.filter((move) => Number(move.quantity) < 0)
  const twin = culprit && outs.find((move) => move !== culprit && move.document === culprit.document && Number(move.quantity) === Number(culprit.quantity))
  const due = awaited.filter((row) => row.reference === one.reference && row.place === one.place)
  const sizes = outs.filter((move) => move !== culprit).map((move) => -Number(move.quantity)).sort((first, second) => first - second)
  const usual = sizes[Math.floor(sizes.length / 2)]
  const other = stocks.filter((row) => row.reference === one.reference && row.place !== one.place && Number(row.quantity) >= missing)
    .sort((first, second) => Number(second.quantity) - Number(first.quantity))[0]
  const why = twin ? '${words.twice}' + culprit.document
    : due.length ? '${words.due}' + shown(due[0].due_on) + ' (' + due[0].document + ', ' + number(due[0].quantity) + ')'
    : culprit && sizes.length >= 3 && -Number(culprit.quantity) >= 5 * usual ? '${words.unit}' + number(-culprit.quantity) + '${words.against}' + number(usual)
    : other ? '${words.place}' + other.place + ' (' + number(other.quantity) + ')'
    : '${words.count}'
  return { missing, text: '- ' + one.reference + ' ' + one.label + ', ' + one.place + '${words.colon}−' + number(missing)
    + (culprit ? '${words.since}' + shown(culprit.moved_at) + ' (' + culprit.document + ')' : '${words.longer}') + '. ' + why }
}).sort((first, second) => second.missing - first.missing)
if (lines.length === 0) return []
return [{ json: { state: 'found', count: lines.length, text: lines.slice(0, 20).map((one) => one.text).join('\n') + (lines.length > 20 ? '\n${words.more}' + (lines.length - 20) : '') } }]`,
  {
    fr: {
      silent: 'Stocks négatifs non relevés : ',
      point: ',',
      colon: ' : ',
      since: ' depuis le ',
      longer: ' depuis plus de 60 jours',
      twice: 'Sortie saisie deux fois : ',
      due: 'Réception attendue et non saisie, prévue le ',
      unit: 'Sortie inhabituelle, une unité pour une autre ? ',
      against: ' contre ',
      place: 'Sans doute prélevé ailleurs : ',
      count: 'Sans explication : à compter',
      more: 'Et d’autres : ',
    },
    en: {
      silent: 'Negative stocks not looked at: ',
      point: '.',
      colon: ': ',
      since: ' since ',
      longer: ' for over 60 days',
      twice: 'Issue entered twice: ',
      due: 'Receipt awaited and not entered, due on ',
      unit: 'Unusual issue, one unit for another? ',
      against: ' against ',
      place: 'Probably taken elsewhere: ',
      count: 'Unexplained: to be counted',
      more: 'And others: ',
    },
  },
)
