/** An order taken down on the telephone, line by line, beside the catalogue. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** The references typed, for one question to the database. */
export const REFERENCES =
  "={{ [String($('call').first().json.lines).split('\\n').map(line => line.split(';')[0].trim().toUpperCase()).filter(Boolean).join(',')] }}"

export const CHECK = inBoth(
  (words) => String.raw`${words.euros}
const call = $('call').first().json
const rows = $('prices').all().map(({ json }) => json)
const sent = $input.all().map(({ json }) => json)
const plain = (value) => String(value ?? '').trim().toUpperCase()
const shown = DateTime.fromISO(String(call.day).slice(0, 10)).toFormat('dd/MM/yyyy')
const back = (why) => [{ json: { state: 'fix', why } }]
const silent = rows.find((row) => row.reference === undefined && (row.error !== undefined || row.message))
if (silent) return back('${words.silent}' + (silent.error?.message ?? silent.error ?? silent.message))
if (String(call.day).slice(0, 10) < $now.toISODate()) return back('${words.past}' + shown)
const faults = [], lines = []
for (const line of String(call.lines).split('\n').map((one) => one.trim()).filter(Boolean)) {
  const [reference, amount, more] = line.split(';').map((one) => one.trim())
  const quantity = Number(String(amount ?? '').replace(/[\s\u00A0]/g, '').replace(',', '.'))
  const item = rows.find((row) => plain(row.reference) === plain(reference))
  if (more !== undefined || !(quantity > 0)) faults.push('- ' + line + '${words.form}')
  else if (!item) faults.push('- ' + line + '${words.unknown}')
  else if (lines.some((one) => one.reference === item.reference)) faults.push('- ' + line + '${words.again}')
  else lines.push({ reference: item.reference, label: item.label, quantity, unit: item.unit, cents: Math.round(Math.round(Number(item.price) * 10000) * quantity / 100), price: Number(item.price) })
}
if (faults.length || lines.length === 0) return back('${words.lines}\n' + (faults.join('\n') || '${words.none}'))
// A unit price may have more decimals than an amount: 0.845.
const price = (value) => {
  const long = value.toFixed(4).replace(/0{1,2}$/, '')
  return long.split('.')[1].length > 2 ? '${words.before}' + long.replace('.', '${words.point}') + '${words.after}' : euros(Number(long))
}
const number = (value) => String(value).replace('.', '${words.point}')
const total = lines.reduce((sum, one) => sum + one.cents, 0)
const text = lines.map((one) => '- ' + number(one.quantity) + ' ' + one.unit + ', ' + one.reference + ' ' + one.label + '${words.at}' + price(one.price) + '${words.colon}' + euros(one.cents / 100)).join('\n')
const mark = [plain(call.email), String(call.day).slice(0, 10), ...lines.map((one) => one.reference + 'x' + one.quantity).sort()].join(' ')
if (sent.some((row) => row.mark === mark)) return back('${words.twice}')
return [{ json: { state: 'ask', mark, shown, text, total: euros(total / 100), net: total / 100 } }]`,
  {
    fr: {
      euros: EUROS.fr,
      silent: 'Le catalogue ne répond pas, rien n’est parti : ',
      past: 'Livraison demandée pour un jour passé : ',
      lines: 'Lignes à reprendre, rien n’est parti :',
      form: ' : écrivez référence ; quantité',
      unknown: ' : référence inconnue du catalogue',
      again: ' : référence déjà écrite plus haut',
      none: 'Aucune ligne lisible.',
      point: ',',
      before: '',
      after: '\u00A0€',
      at: ' à ',
      colon: ' : ',
      twice: 'La même commande a déjà été envoyée à ce client pour ce jour. Rien n’est reparti.',
    },
    en: {
      euros: EUROS.en,
      silent: 'The catalogue does not answer, nothing left: ',
      past: 'Delivery asked for on a day gone by: ',
      lines: 'Lines to mend, nothing left:',
      form: ': write reference; quantity',
      unknown: ': reference unknown to the catalogue',
      again: ': reference written above already',
      none: 'No legible line.',
      point: '.',
      before: '€',
      after: '',
      at: ' at ',
      colon: ': ',
      twice: 'The same order was sent to this client for that day before. Nothing left again.',
    },
  },
)
