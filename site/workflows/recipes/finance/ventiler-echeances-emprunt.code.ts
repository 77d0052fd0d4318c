/** What the bank took for a loan, held against the schedule, and split into capital, interest and insurance. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly of: string
  readonly taken: string
  readonly debit: string
  readonly credit: string
  readonly absent: string
  readonly other: string
  readonly old: string
  readonly unreadable: string
  readonly silent: string
  readonly empty: string
  readonly right: string
  readonly look: string
}

const judge = (words: Words) =>
  String.raw`${words.euros}const { window, late, back, loan, interest, insurance, bank } = $('settings').first().json
const rows = $('schedule').all().map(({ json }) => json)
const lines = $input.all().map(({ json }) => json)
const broken = [...rows, ...lines].find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const known = rows.filter(({ id }) => id)
if (known.length === 0) return [{ json: { state: 'broken', text: '${words.empty}' } }]
const fold = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/\s+/g, ' ').trim()
const cents = (value) => Math.round(Number(value ?? 0) * 100)
const shown = (value) => euros(value / 100)
const today = $now.startOf('day')
const gap = (one, other) => Math.abs(Math.round(one.diff(other, 'days').days))
const debits = lines.filter(({ id, amount }) => id && Number(amount) < 0).map((one) => ({ label: fold(one.payment_ref), day: DateTime.fromISO(String(one.date)), paid: -cents(one.amount), used: false }))
const near = ({ row, day }) => debits.filter((one) => !one.used && one.label.includes(fold(row.match)) && gap(one.day, day) <= window).sort((one, other) => gap(one.day, day) - gap(other.day, day))
const due = known
  .map((row) => {
    const parts = [row.principal, row.interest, row.insurance].map(cents)
    return { row, day: DateTime.fromISO(String(row.due ?? '').trim()), parts, total: parts.reduce((sum, part) => sum + part, 0), booked: Boolean(String(row.booked_on ?? '').trim()), hit: undefined }
  })
  .sort((one, other) => (one.day.isValid ? one.day.toMillis() : 9e15) - (other.day.isValid ? other.day.toMillis() : 9e15))
const sound = (one) => one.day.isValid && fold(one.row.match) && Number.isFinite(one.total) && one.total > 0
// Exact amounts first, those booked before included: two loans may bear one label.
for (const one of due.filter((each) => sound(each) && each.day <= today)) {
  one.hit = near(one).find(({ paid }) => paid === one.total)
  if (one.hit) one.hit.used = true
}
const judged = due.filter(({ booked }) => !booked).flatMap((one) => {
    const { row, day, parts, total } = one
    const name = row.loan + '${words.of}'
    if (!sound(one)) return [{ kind: 'unreadable', line: name + String(row.due ?? '') + '${words.unreadable}' }]
    if (day > today) return []
    const title = name + day.toFormat('dd/MM/yyyy')
    if (today.diff(day, 'days').days > back) return [{ kind: 'old', line: title + '${words.old}' }]
    const hit = one.hit ?? near(one)[0]
    if (!hit) return today.diff(day, 'days').days > late ? [{ kind: 'absent', line: title + '${words.absent}' + shown(total) }] : []
    hit.used = true
    const when = '${words.taken}' + hit.day.toFormat('dd/MM/yyyy')
    if (hit.paid !== total) return [{ kind: 'other', line: title + '${words.colon}' + shown(hit.paid) + when + '${words.other}' + shown(total) }]
    const entries = [loan, interest, insurance].map((account, at) => ({ account, side: '${words.debit}', amount: parts[at] })).filter(({ amount }) => amount !== 0)
    entries.push({ account: bank, side: '${words.credit}', amount: total })
    return [{ kind: 'right', id: row.id, title, line: [title + '${words.colon}' + shown(total) + when, ...entries.map((one) => '  ' + one.account + one.side + shown(one.amount))].join('\n') }]
  })
const of = (wanted) => judged.filter(({ kind }) => wanted === (kind === 'right'))
const block = (title, list) => (list.length === 0 ? [] : [title, ...list.map(({ line }) => line)])
return [{ json: { state: judged.length > 0 ? 'some' : 'none', booked: of(true).map(({ id, title }) => ({ id, title })), odd: of(false).length, text: [...block('${words.right}', of(true)), ...block('${words.look}', of(false))].join('\n') } }]`

export const JUDGE = inBoth(judge, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    of: ', échéance du ',
    taken: ' prélevés le ',
    debit: ' débit ',
    credit: ' crédit ',
    absent: ' : aucun prélèvement trouvé, attendu ',
    other: ', le tableau disait ',
    old: ' : trop ancienne pour le relevé lu, à passer à la main',
    unreadable: ' : date, libellé ou montants illisibles',
    silent: 'Tableau ou relevé illisible : ',
    empty: 'Le tableau d’amortissement est vide.',
    right: 'Écritures à passer',
    look: 'À regarder',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    of: ', instalment of ',
    taken: ' taken on ',
    debit: ' debit ',
    credit: ' credit ',
    absent: ': no debit found, expected ',
    other: ', the schedule said ',
    old: ': too old for the statement read, to be booked by hand',
    unreadable: ': date, label or amounts not readable',
    silent: 'Schedule or statement not readable: ',
    empty: 'The loan schedule is empty.',
    right: 'Entries to book',
    look: 'To look at',
  },
})
