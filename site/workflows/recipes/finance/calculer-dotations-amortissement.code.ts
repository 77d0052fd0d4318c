/** Straight-line depreciation up to the end of a month, in years of 360 days, less what was posted before. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly colon: string
  readonly comma: string
  readonly columns: string
  readonly label: string
  readonly silent: string
  readonly empty: string
  readonly none: string
  readonly caught: string
  readonly left: string
  readonly over: string
  readonly unreadable: string
  readonly look: string
  readonly unmarked: string
}

const compute = (words: Words) =>
  String.raw`${words.euros}const { month, intangible, tangible } = $('settings').first().json
const found = $input.all().map(({ json }) => json)
const broken = found.find(({ error }) => error !== undefined)
if (broken) return [{ json: { state: 'broken', text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const assets = found.filter(({ id }) => id)
if (assets.length === 0) return [{ json: { state: 'broken', text: '${words.empty}' } }]
const cents = (value) => Math.round(Number(value ?? 0) * 100)
const shown = (value) => euros(value / 100)
const end = DateTime.fromISO(month + '-01').endOf('month').startOf('day')
const isLast = (day) => day.day === day.daysInMonth
const days = (from, to) => (to.year - from.year) * 360 + (to.month - from.month) * 30 + (isLast(to) ? 30 : to.day) - Math.min(from.day, 30) + 1
const judged = assets.map((one) => {
  const start = DateTime.fromISO(String(one.in_service ?? '').trim())
  const out = String(one.disposed_on ?? '').trim()
  const gone = DateTime.fromISO(out)
  const base = cents(one.cost) - cents(one.residual)
  const years = Number(one.years)
  const account = String(one.depreciation ?? '').trim()
  const sound = start.isValid && (!out || gone.isValid) && base > 0 && years > 0 && /^28[01]\d*$/.test(account) && Number.isFinite(cents(one.posted))
  if (!sound) return { kind: 'odd', line: one.asset + '${words.unreadable}' }
  if (start > end || String(one.posted_to ?? '').trim() >= month) return { kind: 'nothing' }
  const to = out && gone < end ? gone : end
  const so = Math.min(base, Math.max(0, Math.round((base * days(start, to)) / (years * 360))))
  const amount = so - cents(one.posted)
  if (amount === 0) return { kind: 'nothing' }
  if (amount < 0) return { kind: 'odd', line: one.asset + '${words.over}' + shown(-amount) }
  const usual = Math.ceil(base / (years * 12)) + 1
  const leaves = out && gone <= end
  const notes = [...(amount > usual ? ['${words.caught}'] : []), ...(leaves ? ['${words.left}' + shown(cents(one.cost) - so)] : [])]
  return { kind: 'post', id: one.id, asset: one.asset, account, amount, so: so / 100, line: one.asset + '${words.colon}' + shown(amount) + (notes.length > 0 ? ' (' + notes.join(', ') + ')' : '') }
})
const post = judged.filter(({ kind }) => kind === 'post')
const odd = judged.filter(({ kind }) => kind === 'odd').map(({ line }) => line)
const sum = (list) => list.reduce((total, one) => total + one.amount, 0)
const written = (value) => (value === 0 ? '' : (value / 100).toFixed(2).replace('.', '${words.comma}'))
const [journal, date, account, label, debit, credit] = '${words.columns}'.split(',')
const entry = (number, one, other) => ({ [journal]: 'OD', [date]: end.toFormat('dd/MM/yyyy'), [account]: number, [label]: '${words.label}' + month, [debit]: written(one), [credit]: written(other) })
const grouped = (of) => [...new Set(post.map(of))].sort().map((number) => ({ number, amount: sum(post.filter((one) => of(one) === number)) }))
const entries = [
  ...grouped(({ account }) => (account.startsWith('280') ? intangible : tangible)).map(({ number, amount }) => entry(number, amount, 0)),
  ...grouped(({ account }) => account).map(({ number, amount }) => entry(number, 0, amount)),
]
const look = odd.length > 0 ? ['', '${words.look}', ...odd] : []
return [{ json: { state: post.length > 0 ? 'some' : 'none', entries, posted: post.map(({ id, asset, so }) => ({ id, asset, so })), total: sum(post) / 100, shown: shown(sum(post)), text: [...(post.length > 0 ? post.map(({ line }) => line) : ['${words.none}' + month]), ...look].join('\n') } }]`

const report = (words: Words) =>
  `const { text, posted, shown } = $('compute').first().json
const lost = $input.all().flatMap(({ json }, at) => (json.error === undefined ? [] : [posted[at].asset]))
return [{ json: { shown, text: text + (lost.length === 0 ? '' : '\\n\\n${words.unmarked}' + lost.join(', ')) } }]`

const FR: Words = {
  euros: EUROS.fr,
  colon: ' : ',
  comma: ',',
  columns: 'Journal,Date,Compte,Libellé,Débit,Crédit',
  label: 'Dotations ',
  silent: 'Registre des immobilisations illisible : ',
  empty: 'Le registre des immobilisations est vide.',
  none: 'Aucune dotation à passer pour ',
  caught: 'rattrapage compris',
  left: 'sorti, valeur nette ',
  over: ' : amorti de trop, ',
  unreadable: ' : date, durée, montant ou compte 28 illisible',
  look: 'Non calculés, à regarder',
  unmarked:
    'Dotation déposée mais non notée : reportez posted et posted_to à la main avant de relancer. ',
}
const EN: Words = {
  euros: EUROS.en,
  colon: ': ',
  comma: '.',
  columns: 'Journal,Date,Account,Label,Debit,Credit',
  label: 'Depreciation ',
  silent: 'Register of assets not readable: ',
  empty: 'The register of assets is empty.',
  none: 'No depreciation to post for ',
  caught: 'earlier months included',
  left: 'disposed of, net value ',
  over: ': depreciated too much, ',
  unreadable: ': date, duration, amount or account 28 not readable',
  look: 'Not computed, to look at',
  unmarked: 'Filed but not noted: copy posted and posted_to by hand before you run it again. ',
}
export const COMPUTE = inBoth(compute, { fr: FR, en: EN })
export const REPORT = inBoth(report, { fr: FR, en: EN })
