/** A client reads the prices of what they buy; whoever sends reads what may have been typed wrong. */
import { EUROS, inBoth } from '../../fragments/code.ts'

const letters = (words: {
  readonly euros: string
  readonly point: string
  readonly percent: string
  readonly colon: string
  readonly file: string
  readonly columns: string
  readonly rows: string
  readonly twice: string
  readonly notice: string
  readonly days: string
  readonly absurd: string
  readonly history: string
  readonly empty: string
  readonly drafts: string
  readonly impact: string
  readonly locked: string
  readonly until: string
  readonly unknown: string
  readonly unpriced: string
  readonly unsold: string
}): string => `${words.euros}
const { notice, absurd } = $('settings').first().json
const effect = DateTime.fromISO($('asked').first().json.effect)
const told = (text) => [{ json: { kind: 'told', text } }]
const number = (value) => Number(String(value ?? '').replace(/[\\s\\u00A0\\u202F€]/g, '').replace(',', '.'))
const ref = (value) => String(value ?? '').trim().toUpperCase()
const file = $('read').all().map(({ json }) => json)
const history = $input.all().map(({ json }) => json)
const wrong = file.find((row) => row.error)
if (wrong) return told('${words.file}' + (wrong.error.message ?? wrong.error))
const broken = history.find((row) => row.error)
if (broken) return told('${words.history}' + (broken.message ?? broken.error.message ?? broken.error))
if (!history.some((row) => row.client)) return told('${words.history}${words.empty}')
const named = file.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim().toLowerCase(), value])))
if (named.length === 0 || !('reference' in named[0] && 'price' in named[0])) return told('${words.columns}')
const unread = named.flatMap((row, at) => ref(row.reference) && number(row.price) > 0 ? [] : [at + 2])
if (unread.length) return told('${words.rows}' + unread.join(', '))
const prices = new Map()
for (const row of named) {
  const known = prices.get(ref(row.reference))
  if (known !== undefined && known !== number(row.price)) return told('${words.twice}' + ref(row.reference))
  prices.set(ref(row.reference), number(row.price))
}
if (effect.diff($now.startOf('day'), 'days').days < notice) return told('${words.notice}' + notice + '${words.days}')
const change = (one) => (one.next - one.price) / one.price
const percent = (share) => (share > 0 ? '+' : '−') + Math.abs(share * 100).toFixed(1).replace('.', '${words.point}') + '${words.percent}'
// A screw costs €0.085: two decimals would announce another price.
const unit = (value) => {
  const more = String(Number(value.toFixed(4))).split('.')[1] ?? ''
  return more.length <= 2 ? euros(Number(value.toFixed(2))) : euros(Math.floor(value)).replace(/(\\d)(?=\\D*$)/, '$1${words.point}' + more)
}
const said = (one) => '- ' + one.reference + ' ' + one.label + '${words.colon}' + unit(one.price) + ' → ' + unit(one.next) + ' (' + percent(change(one)) + ')'
const bought = history.filter((row) => row.client && prices.has(ref(row.reference)))
  .map((row) => ({ ...row, reference: ref(row.reference), price: number(row.price), quantity: number(row.quantity), next: prices.get(ref(row.reference)) }))
  .filter((row) => row.price > 0 && Math.abs(row.next - row.price) >= 0.00005)
const strange = bought.filter((one) => Math.abs(change(one)) > absurd)
if (strange.length) return told('${words.absurd}\\n' + [...new Set(strange.map(said))].slice(0, 20).join('\\n'))
const clients = new Map()
for (const one of bought) clients.set(one.client, [...(clients.get(one.client) ?? []), one])
const letters = [], locked = [], unknown = []
for (const [client, lines] of clients) {
  const [{ name, email, locked_until: until }] = lines
  if (until && until >= effect.toISODate()) { locked.push('- ' + name + '${words.until}' + DateTime.fromISO(until).toFormat('dd/MM/yyyy')); continue }
  if (!email) { unknown.push('- ' + name); continue }
  const impact = lines.reduce((sum, one) => sum + (one.next - one.price) * one.quantity, 0)
  const text = lines.map(said).join('\\n')
  letters.push({ kind: 'letter', client, name, email, impact: Number(impact.toFixed(2)), text, mark: client + ' ' + effect.toISODate() + ' ' + lines.map((one) => one.reference + '=' + one.next).join(' ') })
}
letters.sort((one, other) => other.impact - one.impact)
const part = (title, lines) => (lines.length ? '\\n\\n' + title + '\\n' + lines.join('\\n') : '')
// A purchase without its current price cannot be compared, and its client would be told nothing.
const unpriced = [...new Set(history.filter((row) => row.client && prices.has(ref(row.reference)) && !(number(row.price) > 0)).map((row) => '- ' + row.name + ', ' + ref(row.reference)))]
const sold = new Set(history.map((row) => ref(row.reference)))
const total = Number(letters.reduce((sum, one) => sum + one.impact, 0).toFixed(2))
return [
  ...letters.map((json) => ({ json })),
  ...told('${words.drafts}' + letters.length + '\\n${words.impact}' + euros(total) +
    letters.map((one) => '\\n- ' + one.name + '${words.colon}' + euros(one.impact)).join('') +
    part('${words.locked}', locked) + part('${words.unknown}', unknown) + part('${words.unpriced}', unpriced) +
    part('${words.unsold}', [...prices.keys()].filter((one) => !sold.has(one)).map((one) => '- ' + one))),
]`

export const LETTERS = inBoth(letters, {
  fr: {
    euros: EUROS.fr,
    point: ',',
    percent: ' %',
    colon: ' : ',
    file: 'Fichier illisible, aucun brouillon : ',
    columns:
      'Aucun brouillon : le fichier doit avoir deux colonnes, reference et price, séparées par un point-virgule.',
    rows: 'Aucun brouillon : référence ou prix illisible, lignes ',
    twice: 'Aucun brouillon : deux prix pour ',
    notice: 'Aucun brouillon : la date d’effet est à moins de ',
    days: ' jours.',
    absurd: 'Aucun brouillon : variations à vérifier dans le fichier.',
    history: 'Achats illisibles, aucun brouillon : ',
    empty: 'la vue ne rend aucune ligne.',
    drafts: 'Clients à prévenir : ',
    impact: 'Effet sur un an, aux quantités des douze derniers mois : ',
    locked: 'PRIX BLOQUÉS, sans courrier :',
    until: ', jusqu’au ',
    unknown: 'SANS ADRESSE, à prévenir autrement :',
    unpriced: 'PRIX ACTUEL ABSENT, non comparé :',
    unsold: 'RÉFÉRENCES QUE PERSONNE N’A ACHETÉES EN UN AN :',
  },
  en: {
    euros: EUROS.en,
    point: '.',
    percent: '%',
    colon: ': ',
    file: 'File unreadable, no draft: ',
    columns: 'No draft: the file needs two columns, reference and price, parted by a semicolon.',
    rows: 'No draft: reference or price unreadable, rows ',
    twice: 'No draft: two prices for ',
    notice: 'No draft: the day it takes effect is less than ',
    days: ' days away.',
    absurd: 'No draft: changes to check in the file.',
    history: 'Purchases unreadable, no draft: ',
    empty: 'the view returns no row.',
    drafts: 'Clients to tell: ',
    impact: 'Effect over a year, at the quantities of the last twelve months: ',
    locked: 'PRICES LOCKED, no letter:',
    until: ', until ',
    unknown: 'NO ADDRESS, to be told otherwise:',
    unpriced: 'NO CURRENT PRICE, not compared:',
    unsold: 'REFERENCES THAT NOBODY BOUGHT IN A YEAR:',
  },
})
