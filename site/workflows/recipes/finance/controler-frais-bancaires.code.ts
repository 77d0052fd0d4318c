/** What a bank charged against what it agreed to charge, line by line; what was claimed before stays out. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly dear: string
  readonly twice: string
  readonly unknown: string
  readonly look: string
  readonly far: string
  readonly agreed: string
  readonly unread: string
  readonly columns: string
  readonly rates: string
  readonly claims: string
  readonly right: string
  readonly also: string
}

const judge = (words: Words) =>
  String.raw`${words.euros}const { account, tolerance } = $('settings').first().json
const said = (state, text) => [{ json: { state, text, rows: [], total: 0, shown: '' } }]
const fold = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/\s+/g, ' ').trim()
const amount = (text) => Number(String(text ?? '').replace(/[\s\u00A0\u202F€]/g, '').replace(',', '.').replace('\u2212', '-'))
const cents = (value) => Math.round(value * 100) / 100
const failed = (list) => list.find(({ json }) => json.error !== undefined)?.json.error
const reason = (error) => String(error.message ?? error)
const raw = $('read').all()
if (failed(raw)) return said('unread', '${words.unread}' + reason(failed(raw)))
if (failed($('rates').all())) return said('silent', '${words.rates}' + reason(failed($('rates').all())))
if (failed($input.all())) return said('silent', '${words.claims}' + reason(failed($input.all())))
const lines = raw.map(({ json }) => {
  const of = (...names) => Object.entries(json).find(([key]) => names.includes(fold(key).replace(/[^a-z]/g, '')))?.[1]
  const debit = of('debit', 'debiteur')
  const value = debit === undefined ? amount(of('montant', 'amount')) : -Math.abs(amount(debit) || 0)
  return { day: DateTime.fromFormat(String(of('date', 'dateoperation') ?? '').trim(), 'dd/MM/yyyy'), label: String(of('libelle', 'label') ?? '').trim(), value }
}).filter(({ day, label, value }) => day.isValid && label && Number.isFinite(value))
if (lines.length === 0) return said('unread', '${words.columns}')
const rates = $('rates').all().map(({ json }) => json).filter(({ match }) => fold(match))
if (rates.length === 0) return said('silent', '${words.rates}' + '0')
const known = new Set($input.all().map(({ json }) => json.key).filter(Boolean))
const seen = new Map()
const count = (key) => seen.set(key, (seen.get(key) ?? 0) + 1).get(key)
const rows = lines.filter(({ value }) => value < 0).sort((one, other) => one.day - other.day).flatMap(({ day, label, value }) => {
  const rate = rates.filter(({ match }) => fold(label).includes(fold(match))).sort((one, other) => fold(other.match).length - fold(one.match).length)[0]
  if (!/\b(frais|commissions?|cotis\w*|abonnement|forfait|rejets?|agios|interets debiteurs)\b/.test(fold(label))) return []
  const paid = cents(-value)
  const key = [account, day.toISODate(), fold(label), paid].join('|')
  const own = key + '|' + count(key)
  const nth = rate ? count(fold(rate.match) + day.toFormat('yyyy-MM')) : 0
  const kind = !rate ? 'unknown' : rate.unit === 'look' || !Number.isFinite(parseFloat(rate.price)) ? 'look' : paid > Math.max(10, Number(rate.price) * 5) ? 'far' : 'judged'
  const due = kind !== 'judged' ? paid : rate.unit === 'month' ? (nth > 1 ? 0 : Number(rate.price)) : nth <= Number(rate.free ?? 0) ? 0 : Number(rate.price)
  const over = cents(paid - due)
  if (kind === 'judged' && over <= tolerance) return []
  const why = kind === 'unknown' ? '${words.unknown}' : kind === 'look' ? '${words.look}' : kind === 'far' ? '${words.far}' : rate.unit === 'month' && nth > 1 ? '${words.twice}' : '${words.dear}'
  return [{ key: own, day: day.toISODate(), label, paid, due, over: kind === 'judged' ? over : 0, claim: kind === 'judged', line: day.toFormat('dd/MM/yyyy') + ', ' + label + '${words.colon}' + euros(paid) + (kind === 'judged' ? ', ' + '${words.agreed}' + euros(due) : '') + ' (' + why + ')' }]
})
const fresh = rows.filter(({ claim, key }) => claim && !known.has(key))
const others = rows.filter(({ claim }) => !claim).map(({ line }) => '- ' + line)
const total = cents(fresh.reduce((sum, { over }) => sum + over, 0))
const also = others.length === 0 ? '' : '\n${words.also}\n' + others.join('\n')
return [{ json: { state: fresh.length > 0 ? 'claim' : 'right', rows: fresh, total, shown: euros(total), letter: fresh.map(({ line }) => '- ' + line).join('\n'), text: fresh.length > 0 ? fresh.map(({ line }) => '- ' + line).join('\n') + also : '${words.right}' + also } }]`

export const JUDGE = inBoth(judge, {
  fr: {
    euros: EUROS.fr,
    colon: ' : ',
    dear: 'plus que convenu',
    twice: 'déjà prélevé ce mois-ci',
    unknown: 'absent de la convention',
    look: 'à vérifier sur l’arrêté de compte',
    far: 'bien au-delà du prix convenu, peut-être autre chose',
    agreed: 'convenu ',
    unread: 'Relevé illisible : ',
    columns:
      'Relevé sans colonnes Date, Libellé et Montant (ou Débit), ou dates autres que JJ/MM/AAAA.',
    rates: 'Convention illisible ou vide : ',
    claims: 'Réclamations passées illisibles : ',
    right: 'Aucun nouvel écart avec la convention.',
    also: 'À regarder, hors réclamation :',
  },
  en: {
    euros: EUROS.en,
    colon: ': ',
    dear: 'more than agreed',
    twice: 'charged before this month',
    unknown: 'not in the agreement',
    look: 'to be checked on the closing statement',
    far: 'far beyond the price agreed, perhaps another thing',
    agreed: 'agreed ',
    unread: 'Statement not readable: ',
    columns:
      'Statement without columns Date, Label and Amount (or Debit), or with dates other than DD/MM/YYYY.',
    rates: 'Agreement not readable, or empty: ',
    claims: 'Past claims not readable: ',
    right: 'No new difference from the agreement.',
    also: 'To look at, not claimed:',
  },
})
