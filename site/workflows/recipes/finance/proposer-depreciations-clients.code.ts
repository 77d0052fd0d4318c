/** Customers whose debts are old at closing, what somebody decided for each, and the entries that follow. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly silent: string
  readonly none: string
  readonly without: string
  readonly since: string
  readonly charge: string
  readonly back: string
  readonly same: string
  readonly doubtful: string
  readonly paid: string
  readonly decided: string
  readonly open: string
  readonly unclear: string
  readonly totals: string
  readonly and: string
}

const weigh = (words: Words) =>
  String.raw`${words.euros}const { closing, days, doubtful, allowance, charge, back } = $('settings').first().json
const invoices = $('invoices').all().map(({ json }) => json)
const sheet = $input.all().map(({ json }) => json)
const broken = [...invoices, ...sheet].find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', rows: [], text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round(Number(String(value ?? 0).replace(/[\s\u00A0\u202F€]/g, '').replace(',', '.')) * 100)
const shown = (value) => euros(value / 100)
const end = DateTime.fromISO(closing)
const late = (one) => Math.round(end.diff(DateTime.fromISO(String(one.invoice_date_due)), 'days').days)
const open = invoices.filter(({ id, partner_id }) => id && Array.isArray(partner_id))
const rows = sheet.filter(({ partner }) => partner)
const ids = [...new Set([...open.filter((one) => one.amount_residual_signed > 0 && late(one) > days).map((one) => one.partner_id[0]), ...rows.map(({ partner }) => Number(partner))])]
const customers = ids.map((id) => {
  const own = open.filter((one) => one.partner_id[0] === id)
  const row = rows.find(({ partner }) => Number(partner) === id) ?? {}
  const debt = Math.max(0, own.reduce((sum, one) => sum + cents(one.amount_residual_signed), 0))
  const net = Math.max(0, own.reduce((sum, one) => sum + (one.amount_total_signed ? Math.round((cents(one.amount_residual_signed) * one.amount_untaxed_signed) / one.amount_total_signed) : 0), 0))
  const oldest = own.filter((one) => one.amount_residual_signed > 0).map((one) => String(one.invoice_date_due)).sort()[0] ?? ''
  // What was decided for an earlier closing decides nothing here.
  const said = (String(row.year ?? '').trim() === closing.slice(0, 4) ? String(row.percent ?? '') : '').replace(/[\s\u00A0\u202F%]/g, '').replace(',', '.')
  const percent = Number(said)
  const kept = cents(row.kept)
  const reason = String(row.reason ?? '').trim()
  const clear = said !== '' && (percent === 0 || (percent > 1 && percent <= 100)) && reason !== ''
  const kind = !Number.isFinite(kept) || (said !== '' && !clear && debt > 0) ? 'unclear' : debt === 0 ? (kept > 0 ? 'paid' : 'gone') : clear ? 'decided' : 'open'
  const wanted = kind === 'paid' ? 0 : Math.round((net * percent) / 100)
  return { partner: id, name: own[0]?.partner_id[1] ?? row.name ?? String(id), debt: debt / 100, net: net / 100, oldest, kind, reason, wanted, move: ['decided', 'paid'].includes(kind) ? wanted - kept : 0 }
}).filter(({ kind }) => kind !== 'gone').sort((one, other) => other.net - one.net)
const of = (...kinds) => customers.filter(({ kind }) => kinds.includes(kind))
const head = (one) => one.name + '${words.colon}' + euros(one.net) + '${words.without}' + (one.oldest ? '${words.since}' + DateTime.fromISO(one.oldest).toFormat('dd/MM/yyyy') : '')
const entry = (one) => (one.move > 0 ? '  ' + charge + ' / ' + allowance + '${words.charge}' + shown(one.move) : one.move < 0 ? '  ' + allowance + ' / ' + back + '${words.back}' + shown(-one.move) : '${words.same}')
const told = (one) => [one.kind === 'paid' ? one.name + '${words.paid}' : head(one) + ' – ' + one.reason, ...(one.kind === 'paid' ? [] : ['  ' + doubtful + '${words.doubtful}' + euros(one.debt)]), entry(one)].join('\n')
const block = (title, list, line) => (list.length === 0 ? [] : [title, ...list.map(line)])
const sum = (sign) => customers.filter(({ move }) => Math.sign(move) === sign).reduce((total, { move }) => total + Math.abs(move), 0)
const text = [
  ...block('${words.decided}', of('decided', 'paid'), told),
  ...block('${words.open}', of('open'), head),
  ...block('${words.unclear}', of('unclear'), head),
  '${words.totals}' + shown(sum(1)) + '${words.and}' + shown(sum(-1)),
].join('\n')
return [{ json: { state: customers.length > 0 ? 'some' : 'none', rows: customers.map(({ partner, name, debt, net, oldest }) => ({ partner, name, debt, net, oldest })), open: of('open', 'unclear').length, charge: sum(1) / 100, back: sum(-1) / 100, text: customers.length > 0 ? text : '${words.none}' } }]`

export const WEIGH = inBoth(weigh, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    silent: 'Créances ou décisions illisibles : ',
    none: 'Aucune créance ancienne à la clôture.',
    without: ' hors TVA',
    since: ', échue depuis le ',
    charge: ' dotation ',
    back: ' reprise ',
    same: '  sans changement',
    doubtful: ' créance douteuse TVA comprise ',
    paid: ' : plus rien de dû',
    decided: 'Décidé',
    open: 'À décider',
    unclear: 'Pourcentage ou motif à reprendre (un nombre : 50)',
    totals: 'Total des dotations ',
    and: ', des reprises ',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    silent: 'Debts or decisions not readable: ',
    none: 'No old debt at closing.',
    without: ' without VAT',
    since: ', due since ',
    charge: ' charge ',
    back: ' reversal ',
    same: '  no change',
    doubtful: ' doubtful debt with VAT ',
    paid: ': nothing owed any more',
    decided: 'Decided',
    open: 'To be decided',
    unclear: 'Percentage or reason to be seen to (a number: 50)',
    totals: 'Charges ',
    and: ', reversals ',
  },
})
