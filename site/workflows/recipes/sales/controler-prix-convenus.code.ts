/** The price entered in an order beside the price agreed with that client. */
import { inBoth } from '../../fragments/code.ts'

export const COMPARE = inBoth(
  (words) => `const key = (value) => String(value ?? '').trim().toUpperCase()
const number = (value) => Number(String(value ?? '').replace(/[\\s\\u00A0\\u202F€]/g, '').replace(',', '.'))
// Excel hands dates over as days since 1900; a date typed as text comes as text.
const day = (value) => value === '' || value == null ? '' : typeof value === 'number' ? DateTime.fromMillis((value - 25569) * 86400000, { zone: 'utc' }).toISODate() : /^\\d{2}\\/\\d{2}\\/\\d{4}$/.test(value) ? DateTime.fromFormat(value, 'dd/MM/yyyy').toISODate() : String(value).slice(0, 10)
// Two decimals, or up to four where a price has them.
const price = (value) => {
  const [whole, cents] = value.toFixed(4).replace(/0{1,2}$/, '').split('.')
  return '${words.before}' + whole.replace(/\\B(?=(\\d{3})+$)/g, '${words.group}') + '${words.point}' + cents + '${words.after}'
}
const stop = (text) => [{ json: { kind: 'stopped', text } }]
const lines = $('lines').all().map(({ json }) => json), table = $input.all().map(({ json }) => json)
const silent = lines.find((line) => line.line === undefined && (line.error !== undefined || line.message))
if (silent) return stop('MySQL${words.colon}' + (silent.error?.message ?? silent.error ?? silent.message))
const unread = table.find((row) => row.error !== undefined)
if (unread) return stop('Excel${words.colon}' + (unread.error.message ?? unread.error))
if (!table.some((row) => row.client && row.reference)) return stop('Excel${words.empty}')
const agreed = table.filter((row) => row.client && row.reference && number(row.price) > 0)
  .map((row) => ({ client: key(row.client), reference: key(row.reference), least: number(row.from_quantity) || 0, price: number(row.price), from: day(row.valid_from), to: day(row.valid_to) }))
return lines.filter((line) => line.line !== undefined).flatMap((line) => {
  const own = agreed.filter((one) => one.client === key(line.client) && one.reference === key(line.reference) && one.least <= Number(line.quantity))
  if (own.length === 0) return []
  const entered = Number(line.price), on = String(line.entered_on).slice(0, 10)
  const valid = own.filter((one) => (!one.from || one.from <= on) && (!one.to || one.to >= on))
    .sort((one, other) => other.least - one.least || other.from.localeCompare(one.from))[0]
  const head = line.order_number + ' ' + line.client + ', ' + line.reference + ' × ' + Number(line.quantity) + '${words.colon}${words.entered}' + price(entered)
  const mark = line.line + ' ' + entered
  if (!valid) {
    const last = own.filter((one) => one.to && one.to < on).sort((one, other) => other.to.localeCompare(one.to))[0]
    return last && Math.abs(last.price - entered) < 0.005 ? [{ json: { kind: 'gap', mark, effect: 0, text: head + '${words.expired}' + DateTime.fromISO(last.to).toFormat('dd/MM/yyyy') } }] : []
  }
  if (Math.abs(valid.price - entered) < 0.0005) return []
  const effect = Number(((entered - valid.price) * Number(line.quantity)).toFixed(2))
  return [{ json: { kind: 'gap', mark, effect, text: head + '${words.agreed}' + price(valid.price) + (valid.least > 1 ? '${words.least}' + valid.least : '') + ' (' + (effect < 0 ? '−' : '+') + price(Math.abs(effect)) + ')' } }]
})`,
  {
    fr: {
      before: '',
      group: '\\u00A0',
      point: ',',
      after: '\\u00A0€',
      colon: ' : ',
      empty: ' : aucun prix convenu lu',
      entered: 'saisi ',
      agreed: ', convenu ',
      least: ' dès ',
      expired: ', prix convenu échu le ',
    },
    en: {
      before: '€',
      group: ',',
      point: '.',
      after: '',
      colon: ': ',
      empty: ': no agreed price read',
      entered: 'entered ',
      agreed: ', agreed ',
      least: ' from ',
      expired: ', agreed price ended on ',
    },
  },
)
