/** Money that customers paid and no invoice took up, set against what they still owe. */
import { EUROS, inBoth } from '../../fragments/code.ts'

const sort = (words: {
  readonly euros: string
  readonly colon: string
  readonly payment: string
  readonly note: string
  readonly give: string
  readonly offset: string
  readonly nameless: string
  readonly debts: string
  readonly none: string
  readonly told: string
}) =>
  String.raw`${words.euros}const { days, least, again } = $('settings').first().json
const lines = $('lines').all().map(({ json }) => json)
const failed = [...lines, ...$input.all().map(({ json }) => json)].find(({ error }) => error !== undefined)
if (failed) return [{ json: { state: 'broken', error: String(failed.error.message ?? failed.error) } }]
const cents = (value) => Math.round(value * 100) / 100
const day = (text) => DateTime.fromISO(String(text ?? ''))
const today = $now.startOf('day')
const open = lines.filter(({ id, amount_residual }) => id && amount_residual)
const ids = [...new Set(open.map(({ partner_id }) => (Array.isArray(partner_id) ? partner_id[0] : 0)))]
const notes = $input.all().map(({ json }) => json).filter(({ partner }) => partner !== undefined)
const people = ids.map((id) => {
  const own = open.filter(({ partner_id }) => (Array.isArray(partner_id) ? partner_id[0] : 0) === id)
  const credits = own.filter((one) => one.amount_residual < 0 && today.diff(day(one.date), 'days').days > days)
  const credit = cents(-credits.reduce((sum, one) => sum + one.amount_residual, 0))
  const debt = cents(own.filter((one) => one.amount_residual > 0).reduce((sum, one) => sum + one.amount_residual, 0))
  const owed = cents(credit - debt)
  const told = notes.some((one) => Number(one.partner) === id && Math.abs(Number(one.amount) - owed) < 0.005 && today.diff(day(one.on), 'days').days < again)
  const detail = credits.map((one) => day(one.date).toFormat('dd/MM/yyyy') + ', ' + (one.move_type === 'out_refund' ? '${words.note}' : '${words.payment}') + ' ' + one.move_name + '${words.colon}' + euros(cents(-one.amount_residual)))
  return { id, name: id ? own[0].partner_id[1] : '${words.nameless}', credit, debt, owed, shown: euros(owed), detail, told }
}).filter(({ credit }) => credit >= least)
const kind = (one) => (one.id === 0 ? 'nameless' : one.debt > 0 ? 'offset' : 'give')
const of = (wanted) => people.filter((one) => kind(one) === wanted).sort((one, other) => other.credit - one.credit)
const block = (title, list) => (list.length === 0 ? [] : [title, ...list.flatMap((one) => ['  ' + one.name + '${words.colon}' + euros(one.credit) + (one.debt > 0 ? ', ' + '${words.debts}' + euros(one.debt) : '') + (one.told ? ' (' + '${words.told}' + ')' : ''), ...one.detail.map((line) => '    ' + line)])])
const text = [...block('${words.give}', of('give')), ...block('${words.offset}', of('offset')), ...block('${words.nameless}', of('nameless'))].join('\n')
return [{ json: { state: 'read', letters: of('give').filter(({ told }) => !told), total: cents(of('give').reduce((sum, one) => sum + one.owed, 0)), shown: euros(cents(of('give').reduce((sum, one) => sum + one.owed, 0))), text: text || '${words.none}' } }]`

export const SORT = inBoth(sort, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    payment: 'règlement',
    note: 'avoir',
    give: 'À rendre : rien n’est dû par ailleurs',
    offset: 'À lettrer d’abord : le client doit aussi de l’argent',
    nameless: 'Sans client',
    debts: 'doit ',
    none: 'Aucun trop-perçu de plus de trente jours.',
    told: 'lettre déjà préparée',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    payment: 'payment',
    note: 'credit note',
    give: 'To be given back: nothing else is owed',
    offset: 'To be matched first: the customer owes money too',
    nameless: 'No customer',
    debts: 'owes ',
    none: 'No overpayment older than thirty days.',
    told: 'letter prepared before',
  },
})

/** Each letter with the address that Odoo has; without one, the report's reader has to look. */
export const LETTERS = String.raw`const found = $input.all().map(({ json }) => json)
const failed = found.find(({ error }) => error !== undefined)?.error
const addresses = new Map(found.map((one) => [one.id, String(one.email || '').trim()]))
return $('sort').first().json.letters.map((one) => {
  const email = addresses.get(one.id) ?? ''
  return { json: { ...one, email, state: /^[^\s@]+@[^\s@]+$/.test(email) ? 'write' : 'missing', why: failed ? String(failed.message ?? failed) : '' } }
})`
