/** Which discounts for early payment are worth more a year than the cash they take, within the cash there is. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly point: string
  readonly silent: string
  readonly pay: string
  readonly gain: string
  readonly vat: string
  readonly year: string
  readonly until: string
  readonly chosen: string
  readonly short: string
  readonly poor: string
  readonly odd: string
  readonly total: string
  readonly written: string
  readonly refused: string
}

const choose = (words: Words) =>
  String.raw`${words.euros}const { ahead, cost, cash } = $('settings').first().json
const found = $input.all().map(({ json }) => json)
const broken = found.find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', rows: [], text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round(Number(value) * 100)
const shown = (value) => euros(value / 100)
const percent = (value) => (Math.round(value * 10) / 10).toFixed(1).replace('.', '${words.point}') + '\u00A0%'
const today = $now.startOf('day')
const days = (day) => Math.round(day.diff(today, 'days').days)
const arrival = today.weekday >= 5 ? 8 - today.weekday : 1
// Below a tenth of a point the column is one of percentages, where 2% reads 0.02.
const bills = found.filter(({ id }) => id).map((one) => {
  const until = DateTime.fromISO(String(one.discount_until ?? ''))
  const due = DateTime.fromISO(String(one.due ?? ''))
  const rate = Number(one.discount)
  const net = cents(one.net), total = cents(one.total)
  const name = one.supplier + ' ' + one.number
  const sound = until.isValid && due.isValid && until <= due && rate >= 0.1 && rate < 50 && net > 0 && total >= net && String(one.currency ?? '').trim() === 'EUR'
  if (!sound) return { kind: 'odd', line: name }
  if (days(until) < arrival || days(until) > ahead) return { kind: 'later' }
  const gain = Math.round((net * rate) / 100)
  const pay = total - Math.round((total * rate) / 100)
  const earlier = Math.max(1, days(due) - arrival)
  const yearly = ((rate / (100 - rate)) * 365 * 100) / earlier
  return { kind: yearly > cost ? 'worth' : 'poor', id: one.id, name, pay, gain, yearly, line: name + '${words.colon}' + '${words.pay}' + shown(pay) + ', ' + '${words.gain}' + shown(gain) + '${words.vat}' + shown(total - pay - gain) + ', ' + percent(yearly) + '${words.year}' + '${words.until}' + until.toFormat('dd/MM/yyyy') }
})
let left = cents(cash)
const worth = bills.filter(({ kind }) => kind === 'worth').sort((one, other) => other.yearly - one.yearly)
for (const one of worth) if (one.pay <= left) { one.taken = true; left -= one.pay }
const taken = worth.filter((one) => one.taken)
const block = (title, list) => (list.length === 0 ? [] : [title, ...list.map(({ line }) => '- ' + line)])
const sum = (field) => taken.reduce((all, one) => all + one[field], 0)
const odd = bills.filter(({ kind }) => kind === 'odd')
const text = [
  ...block('${words.chosen}', taken),
  ...(taken.length > 0 ? ['${words.total}' + shown(sum('pay')) + ', ' + '${words.gain}' + shown(sum('gain'))] : []),
  ...block('${words.short}', worth.filter((one) => !one.taken)),
  ...block('${words.poor}', bills.filter(({ kind }) => kind === 'poor')),
  ...block('${words.odd}', odd),
].join('\n')
return [{ json: { state: taken.length > 0 ? 'ask' : worth.length + odd.length > 0 ? 'tell' : 'none', rows: taken.map(({ id, name, pay }) => ({ id, name, pay: pay / 100, shown: shown(pay) })), gain: shown(sum('gain')), count: taken.length, text } }]`

const outcome = (words: Words) =>
  `const rows = $('choose').first().json.rows
const done = $input.all().map(({ json }) => json)
const lines = rows.map((row, at) => '- ' + row.name + '${words.colon}' + row.shown + (done[at]?.id && done[at].error === undefined ? '' : '${words.refused}' + String(done[at]?.error?.message ?? done[at]?.message ?? done[at]?.error ?? '')))
return [{ json: { text: ['${words.written}', ...lines].join('\\n') } }]`

const FR: Words = {
  euros: EUROS.fr,
  colon: ' : ',
  point: ',',
  silent: 'Factures illisibles, aucun escompte examiné : ',
  pay: 'payer ',
  gain: 'escompte hors TVA ',
  vat: ', TVA correspondante ',
  year: ' l’an',
  until: ', avant le ',
  chosen: 'Proposées au paiement de ce jour',
  short: 'Avantageux, mais au-delà de la trésorerie prévue',
  poor: 'Moins avantageux que votre trésorerie',
  odd: 'À regarder : dates, taux, montants ou devise',
  total: 'En tout : payer ',
  written: 'Portées à payer ce jour dans Airtable :',
  refused: ' (non noté) ',
}
const EN: Words = {
  euros: EUROS.en,
  colon: ': ',
  point: '.',
  silent: 'Bills not readable, no discount looked at: ',
  pay: 'pay ',
  gain: 'discount without VAT ',
  vat: ', its VAT ',
  year: ' a year',
  until: ', by ',
  chosen: 'Put to you for payment today',
  short: 'Worth taking, but beyond the cash set aside',
  poor: 'Worth less than your cash',
  odd: 'To look at: dates, rate, amounts or currency',
  total: 'In all: pay ',
  written: 'Put down for payment today in Airtable:',
  refused: ' (not noted) ',
}
export const CHOOSE = inBoth(choose, { fr: FR, en: EN })
export const OUTCOME = inBoth(outcome, { fr: FR, en: EN })
