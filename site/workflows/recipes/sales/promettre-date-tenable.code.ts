/** The first day on which a quantity is free without robbing an order already promised. */
import { inBoth } from '../../fragments/code.ts'
import { WORKING_DAYS } from '../../fragments/working-days.ts'

/** A day of the calendar, so many working days later, or the first working one after. */
const AFTER = String.raw`${WORKING_DAYS}const after = (iso, count) => {
  let date = worked(DateTime.fromISO(iso, { zone: 'utc' }), count)
  while (closed(date)) date = date.plus({ days: 1 })
  return date.toISODate()
}
`

export const PROMISE = inBoth(
  (
    words,
  ) => String.raw`${AFTER}const asked = $('ask').first().json, { prepare, hold } = $('settings').first().json
const key = (value) => String(value ?? '').trim().toUpperCase()
const quantity = Number(asked.quantity), reference = key(asked.reference), client = String(asked.client).trim()
const today = $now.toISODate(), shown = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const answer = (title, text, more = {}) => [{ json: { state: 'answer', title, text, ...more } }]
const rows = $('stock').all().map(({ json }) => json)
const silent = rows.find((row) => row.kind === undefined && (row.error !== undefined || row.message))
if (silent) return answer('${words.none}', '${words.silent}')
if (!(Number.isInteger(quantity) && quantity > 0)) return answer('${words.none}', '${words.quantity}')
if (!rows.some((row) => row.kind === 'stock')) return answer('${words.none}', '${words.unknown}' + reference)
const mark = [client.toUpperCase(), reference, quantity].join(' | ')
const held = $input.all().map(({ json }) => json).filter((one) => one.mark && one.mark !== mark && key(one.reference) === reference && one.until >= today)
// A receipt that should have come already has no day any more; an order that should have left still takes.
const overdue = rows.filter((row) => row.kind === 'in' && row.day < today)
const moves = [
  ...rows.filter((row) => row.kind !== 'stock' && !overdue.includes(row)).map((row) => ({ day: row.day < today ? today : row.day, quantity: Number(row.quantity) * (row.kind === 'in' ? 1 : -1) })),
  ...held.map((one) => ({ day: one.free < today ? today : one.free, quantity: -Number(one.quantity) })),
]
const stock = rows.filter((row) => row.kind === 'stock').reduce((sum, row) => sum + Number(row.quantity), 0)
const days = [...new Set([today, ...moves.map((move) => move.day)])].sort()
const level = new Map(days.map((day) => [day, moves.filter((move) => move.day <= day).reduce((sum, move) => sum + move.quantity, stock)]))
const freeFrom = (day) => Math.min(...days.filter((one) => one >= day).map((one) => level.get(one)))
const now = Math.max(0, Math.floor(freeFrom(today)))
const free = days.find((day) => freeFrom(day) >= quantity)
const late = overdue.length ? ' ${words.overdue}' : ''
if (!free) return answer('${words.none}', '${words.never}' + quantity + ' × ' + reference + '${words.partly}' + now + '.' + late)
const ready = after(free, prepare), wished = asked.wished ? String(asked.wished).slice(0, 10) : ''
const until = after(today, hold)
const keep = ['Oui', 'Yes'].includes(asked.keep)
return [{ json: { state: keep ? 'keep' : 'answer', mark, client, reference, quantity, free, until,
  title: quantity + ' × ' + reference + '${words.on}' + shown(ready),
  text: (wished ? (ready <= wished ? '${words.inTime}' : '${words.tooLate}') + shown(wished) + '. ' : '')
    + (free > today ? '${words.atOnce}' + now + '. ' : '') + (keep ? '${words.kept}' + shown(until) + '.' : '${words.unkept}') + late } }]`,
  {
    fr: {
      none: 'Pas de date à promettre',
      silent: 'La base du stock ne répond pas : ne promettez rien, appelez l’entrepôt.',
      quantity: 'Écrivez une quantité entière, d’au moins 1.',
      unknown: 'Référence inconnue du stock : ',
      never: 'Ni le stock ni les arrivages annoncés ne couvrent ',
      partly: '. Disponible tout de suite : ',
      overdue: 'Un arrivage en retard n’est pas compté : demandez aux achats.',
      on: ' : départ le ',
      inTime: 'À temps pour le ',
      tooLate: 'Trop tard pour le ',
      atOnce: 'Disponible tout de suite : ',
      kept: 'Retenu jusqu’au ',
      unkept: 'Rien n’est retenu : un autre peut le prendre.',
    },
    en: {
      none: 'No date to promise',
      silent: 'The stock database does not answer: promise nothing, ring the warehouse.',
      quantity: 'Write a whole quantity, 1 or more.',
      unknown: 'Reference unknown to the stock: ',
      never: 'Neither stock nor announced receipts cover ',
      partly: '. Available at once: ',
      overdue: 'A late receipt is not counted: ask purchasing.',
      on: ': leaves on ',
      inTime: 'In time for ',
      tooLate: 'Too late for ',
      atOnce: 'Available at once: ',
      kept: 'Held until ',
      unkept: 'Nothing is held: somebody else may take it.',
    },
  },
)
