/** What card terminals sent off in the evening, and what the bank credited for it: paid whole, paid less a fee, or missing. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly point: string
  readonly unread: string
  readonly batches: string
  readonly statement: string
  readonly missing: string
  readonly waiting: string
  readonly before: string
  readonly extra: string
  readonly paid: string
  readonly of: string
  readonly fees: string
  readonly ofGross: string
  readonly terminal: string
  readonly refunds: string
  readonly left: string
  readonly ofBank: string
}

const match = (words: Words) =>
  String.raw`${words.euros}const { window, most, cards, fees, others, own } = $('settings').first().json
const said = (why) => [{ json: { state: 'unread', text: '${words.unread}' + why, letter: '', missing: 0, shown: '' } }]
const raw = $('batches').all().map(({ json }) => json)
const bank = $('statement').all().map(({ json }) => json)
const broken = [...raw, ...bank].find(({ error }) => error !== undefined)
if (broken) return said(String(broken.error?.message ?? broken.message ?? broken.error))
const fold = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().trim()
const cents = (text) => {
  const plain = String(text ?? '').replace(/[\s\u00A0\u202F€]/g, '').replace('\u2212', '-')
  return Math.round(Number((plain.includes(',') ? plain.replace(/\./g, '') : plain).replace(',', '.') || NaN) * 100)
}
const of = (row, ...names) => Object.entries(row).find(([key]) => names.includes(fold(key).replace(/[^a-z]/g, '')))?.[1]
const day = (text) => DateTime.fromFormat(String(text ?? '').trim().slice(0, 10), 'dd/MM/yyyy')
const batches = raw.map((row) => ({ day: day(of(row, 'date', 'dateremise')), terminal: String(of(row, 'terminal', 'tpe', 'contrat') ?? '').trim(), gross: cents(of(row, 'montant', 'montantbrut', 'brut', 'amount')) })).filter((one) => one.day.isValid && Number.isFinite(one.gross) && one.gross !== 0)
const lines = bank.map((row) => {
  // Many banks write Windows-1252: the accented letter of a heading is lost.
  const credit = of(row, 'credit', 'crdit')
  const debit = of(row, 'debit', 'dbit')
  const value = credit || debit ? (cents(credit) || 0) - Math.abs(cents(debit) || 0) : cents(of(row, 'montant', 'amount'))
  return { day: day(of(row, 'date', 'dateoperation', 'dateopration')), label: fold(of(row, 'libelle', 'libell', 'label')), value, used: false }
}).filter((one) => one.day.isValid && one.label && Number.isFinite(one.value))
if (batches.length === 0) return said('${words.batches}')
if (lines.length === 0) return said('${words.statement}')
const card = new RegExp(cards, 'i'), fee = new RegExp(fees, 'i'), other = new RegExp(others, 'i'), bought = new RegExp(own, 'i')
const money = lines.filter(({ label, value }) => card.test(label) && !fee.test(label) && !other.test(label) && !(value < 0 && bought.test(label)))
const charged = lines.filter(({ label, value }) => card.test(label) && fee.test(label) && value < 0).reduce((sum, { value }) => sum - value, 0)
const first = Math.min(...lines.map((one) => one.day.toMillis())), last = Math.max(...lines.map((one) => one.day.toMillis()))
const inTime = (line, one) => { const days = Math.round(line.day.diff(one.day, 'days').days); return days >= 0 && days <= window }
const sorted = batches.map((one) => ({ ...one, line: undefined })).sort((one, other) => one.day.toMillis() - other.day.toMillis())
const pair = (fits) => {
  for (const one of sorted.filter(({ line }) => !line)) {
    const line = money.filter((each) => !each.used && inTime(each, one) && fits(each, one)).sort((each, other) => other.value - each.value || each.day.toMillis() - other.day.toMillis())[0]
    if (line) { line.used = true; one.line = line }
  }
}
pair((line, one) => line.value === one.gross)
pair((line, one) => one.gross > 0 && line.value < one.gross && line.value >= one.gross * (1 - most / 100))
const kind = (one) => (one.line ? 'paid' : one.day.toMillis() < first ? 'before' : one.day.plus({ days: window }).toMillis() > last ? 'waiting' : one.gross < 0 ? 'refund' : 'missing')
const which = (wanted) => sorted.filter((one) => kind(one) === wanted)
const shown = (value) => euros(value / 100)
const sum = (list) => list.reduce((total, one) => total + one.gross, 0)
const named = (one) => one.day.toFormat('dd/MM/yyyy') + (one.terminal ? '${words.terminal}' + one.terminal : '') + '${words.colon}' + shown(one.gross)
const block = (title, list) => (list.length === 0 ? [] : [title + '${words.colon}' + list.length + ', ' + shown(sum(list)), ...list.map((one) => '- ' + named(one))])
const paid = which('paid')
const cost = paid.reduce((total, one) => total + one.gross - one.line.value, 0) + charged
const spare = money.filter(({ used }) => !used).map((one) => ({ gross: one.value, day: one.day, terminal: '' }))
const missing = which('missing')
const rate = sum(paid) > 0 ? (Math.round((cost / sum(paid)) * 10000) / 100).toFixed(2).replace('.', '${words.point}') : ''
const text = [
  '${words.paid}' + paid.length + '${words.of}' + sorted.length + ', ' + shown(sum(paid)),
  ...(cost > 0 && rate ? ['${words.fees}' + shown(cost) + ', ' + rate + '${words.ofGross}'] : []),
  ...block('${words.missing}', missing),
  ...block('${words.waiting}', which('waiting')),
  ...block('${words.before}', which('before')),
  ...block('${words.refunds}', which('refund')),
  ...block('${words.extra}', spare),
  ...(raw.length + bank.length > batches.length + lines.length ? ['${words.left}' + (raw.length - batches.length) + '${words.ofBank}' + (bank.length - lines.length)] : []),
].join('\n')
return [{ json: { state: missing.length > 0 ? 'missing' : 'whole', text, letter: missing.map((one) => '- ' + named(one)).join('\n'), missing: missing.length, shown: shown(sum(missing)) } }]`

export const MATCH = inBoth(match, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    point: ',',
    unread: 'Non rapproché. ',
    batches: 'Aucune remise lue : colonnes Date, Terminal et Montant, jours en JJ/MM/AAAA.',
    statement:
      'Aucune ligne de relevé lue : colonnes Date, Libellé et Montant, ou Débit et Crédit.',
    missing: 'Jamais créditées',
    waiting: 'Trop récentes pour ce relevé',
    before: 'Antérieures à ce relevé',
    extra: 'Crédits ou débits de carte sans remise',
    paid: 'Remises retrouvées : ',
    of: ' sur ',
    fees: 'Commissions : ',
    ofGross: '\u00A0% du brut retrouvé',
    terminal: ', terminal ',
    refunds: 'Remboursements jamais débités',
    left: 'Lignes sans date ou montant lisible, laissées : remises ',
    ofBank: ', relevé ',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    point: '.',
    unread: 'Not matched. ',
    batches: 'No remittance read: columns Date, Terminal and Amount, days as DD/MM/YYYY.',
    statement: 'No statement line read: columns Date, Label and Amount, or Debit and Credit.',
    missing: 'Never credited',
    waiting: 'Too recent for this statement',
    before: 'Earlier than this statement',
    extra: 'Card credits or debits without a remittance',
    paid: 'Remittances found: ',
    of: ' of ',
    fees: 'Fees: ',
    ofGross: '% of the gross found',
    terminal: ', terminal ',
    refunds: 'Refunds never debited',
    left: 'Lines without a readable day or amount, left out: remittances ',
    ofBank: ', statement ',
  },
})
