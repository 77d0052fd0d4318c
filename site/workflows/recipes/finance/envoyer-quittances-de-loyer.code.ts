/** Rents that came in: a quittance for a month paid whole, a receipt for a part, and what somebody has to look at. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly months: string
  readonly colon: string
  readonly whole: string
  readonly part: string
  readonly of: string
  readonly received: string
  readonly for: string
  readonly period: string
  readonly to: string
  readonly discharge: string
  readonly rent: string
  readonly charges: string
  readonly total: string
  readonly on: string
  readonly replaces: string
  readonly so: string
  readonly left: string
  readonly silent: string
  readonly paper: string
  readonly odd: string
  readonly over: string
  readonly unknown: string
}

const prepare = (words: Words) =>
  String.raw`${words.euros}const { landlord, seat } = $('settings').first().json
const leases = $('leases').all().map(({ json }) => json)
const payments = $input.all().map(({ json }) => json)
const broken = [...leases, ...payments].find(({ error }) => error !== undefined)
if (broken) return [{ json: { docs: [], text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round((typeof value === 'number' ? value : Number(String(value ?? '').replace(/[\s\u00A0\u202F€]/g, '').replace(',', '.') || NaN)) * 100)
const shown = (value) => euros(value / 100)
// A sheet shows « 2026-11 » as it likes: as typed, as a month, as its first day.
const read = (text, ...formats) => formats.map((one) => DateTime.fromFormat(String(text ?? '').trim(), one)).find((one) => one.isValid)
const month = (text) => read(text, 'yyyy-MM', 'MM/yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd')?.toFormat('yyyy-MM')
const day = (text) => read(text, 'yyyy-MM-dd', 'dd/MM/yyyy')?.toFormat('dd/MM/yyyy')
const name = (text) => String(text ?? '').trim().toUpperCase()
const paid = payments.filter(({ id }) => String(id ?? '').trim()).map((one) => ({ id: one.id, lease: name(one.lease), month: month(one.month), day: day(one.day), cents: cents(one.amount), sent: Boolean(String(one.sent_on ?? '').trim()) }))
const fresh = paid.filter(({ sent }) => !sent)
const odd = [], paper = [], docs = []
for (const key of [...new Set(fresh.map((one) => one.lease + '|' + one.month))]) {
  const own = fresh.filter((one) => one.lease + '|' + one.month === key)
  const which = own[0]
  const lease = leases.filter((one) => name(one.lease) === which.lease && month(one.from) !== undefined && month(one.from) <= which.month).sort((one, other) => (month(one.from) < month(other.from) ? 1 : -1))[0]
  const rent = cents(lease?.rent), charges = cents(lease?.charges)
  const all = paid.filter((one) => one.lease === which.lease && one.month === which.month)
  if (!lease || !which.month || !(rent > 0) || !(charges >= 0) || own.some((one) => !one.day || !(one.cents > 0)) || all.some((one) => !Number.isFinite(one.cents))) {
    odd.push('- ' + own.map(({ id }) => id).join(', ') + '${words.colon}' + '${words.unknown}')
    continue
  }
  const sum = all.reduce((total, one) => total + one.cents, 0), now = own.reduce((total, one) => total + one.cents, 0), due = rent + charges
  const first = DateTime.fromISO(which.month + '-01')
  const title = '${words.months}'.split(',')[first.month - 1] + ' ' + first.year
  if (sum > due) {
    odd.push('- ' + lease.tenant + ', ' + title + '${words.colon}' + '${words.over}' + shown(sum - due))
    continue
  }
  const whole = sum === due
  const dates = (whole ? all : own).map((one) => (one.day ?? '?') + '${words.colon}' + shown(one.cents)).join('\n')
  const head = landlord + ', ' + seat + '${words.received}' + lease.tenant + '${words.of}' + shown(whole ? sum : now) + '${words.for}' + lease.address + '${words.period}' + first.toFormat('dd/MM/yyyy') + '${words.to}' + first.endOf('month').toFormat('dd/MM/yyyy')
  const text = whole
    ? head + '${words.discharge}' + '\n\n${words.rent}' + shown(rent) + '\n${words.charges}' + shown(charges) + '\n${words.total}' + shown(due) + '\n\n${words.on}\n' + dates + '\n\n${words.replaces}'
    : head + '.\n\n${words.on}\n' + dates + '\n\n${words.so}' + shown(sum) + '${words.left}' + shown(due - sum)
  const doc = { ids: own.map(({ id }) => id), tenant: lease.tenant, month: title, email: String(lease.email ?? '').trim(), title: (whole ? '${words.whole}' : '${words.part}') + title, text }
  if (/^(oui|yes)$/i.test(String(lease.agreed ?? '').trim()) && /^[^\s@,;]+@[^\s@,;]+$/.test(doc.email)) docs.push(doc)
  else paper.push(doc.title + ', ' + doc.tenant + '\n' + doc.text)
}
return [{ json: { docs, text: [...(paper.length > 0 ? ['${words.paper}', ...paper.flatMap((one) => [one, ''])] : []), ...(odd.length > 0 ? ['${words.odd}', ...odd] : [])].join('\n').trim() } }]`

export const PREPARE = inBoth(prepare, {
  fr: {
    euros: EUROS.fr,
    months: 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre',
    colon: ' : ',
    whole: 'Quittance de loyer, ',
    part: 'Reçu de paiement partiel, ',
    of: ' la somme de ',
    received: ', bailleur, déclare avoir reçu de ',
    for: ', pour le logement situé ',
    period: ', période du ',
    to: ' au ',
    discharge: ', et lui en donne quittance.',
    rent: 'Loyer : ',
    charges: 'Charges : ',
    total: 'Total : ',
    on: 'Reçu le',
    replaces: 'Cette quittance remplace les reçus déjà remis pour cette période.',
    so: 'Reçu à ce jour pour cette période : ',
    left: '. Reste dû : ',
    silent: 'Baux ou règlements illisibles, rien n’est parti : ',
    paper: 'À imprimer et remettre, puis à dater vous-même dans sent_on',
    odd: 'À regarder, rien n’est parti',
    over: 'payé en trop, ',
    unknown: 'bail, mois, jour ou montant illisible',
  },
  en: {
    euros: EUROS.en,
    months: 'January,February,March,April,May,June,July,August,September,October,November,December',
    colon: ': ',
    whole: 'Rent receipt in full, ',
    part: 'Receipt for part of the rent, ',
    of: ' the sum of ',
    received: ', landlord, has received from ',
    for: ', for the dwelling at ',
    period: ', period from ',
    to: ' to ',
    discharge: ', in full discharge.',
    rent: 'Rent: ',
    charges: 'Service charges: ',
    total: 'Total: ',
    on: 'Received on',
    replaces: 'It replaces receipts given before for this period.',
    so: 'Received so far for this period: ',
    left: '. Still owed: ',
    silent: 'Leases or payments not readable, nothing left: ',
    paper: 'To print and hand over, then to be dated by you in sent_on',
    odd: 'To look at, nothing left',
    over: 'paid too much, ',
    unknown: 'lease, month, day or amount not readable',
  },
})

/** Each payment whose document left; the mail itself no longer says which one it was. */
export const PAID = `return $input.all().flatMap((_, at) => {
  const { ids, tenant, month } = $('docs').itemMatching(at).json
  return ids.map((id) => ({ json: { id, tenant, month, left: true } }))
})`
