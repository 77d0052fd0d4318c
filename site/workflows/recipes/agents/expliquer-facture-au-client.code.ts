/** The difference is worked out to the cent; a cause counts if it is on record for that client. */
import { EUROS, inBoth } from '../../fragments/code.ts'

const compare = inBoth(
  (words) => String.raw`const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error || one.message)
const cents = (value) => Math.round(Number(value) * 100)
if (failed) return [{ json: { state: 'down', title: '${words.down}', note: String(failed.message ?? failed.error) } }]
const now = rows.filter((one) => Number(one.rank) === 1), was = rows.filter((one) => Number(one.rank) === 2)
if (now.length === 0 || was.length === 0) return [{ json: { state: 'stop', title: '${words.alone}', note: now.length ? '${words.first}' : '${words.unknown}' } }]
// ${words.same}
const by = (list) => { const found = new Map(); for (const one of list) { const before = found.get(one.article); found.set(one.article, before ? { ...before, quantity: Number(before.quantity) + Number(one.quantity), net: (cents(before.net) + cents(one.net)) / 100 } : one) } return found }
const [left, right] = [by(was), by(now)]
const amount = (value) => String(Number(value)).replace('.', '${words.point}')
const signed = (value) => (value > 0 ? '+' : value < 0 ? '−' : '') + euros(Math.abs(value) / 100)
const changed = [...new Set([...left.keys(), ...right.keys()])].flatMap((article) => {
  const [old, one] = [left.get(article), right.get(article)]
  const total = cents(one?.net ?? 0) - cents(old?.net ?? 0)
  const unit = old && Number(old.quantity) ? cents(old.net) / Number(old.quantity) : 0
  const quantity = old && one ? Math.round((Number(one.quantity) - Number(old.quantity)) * unit) : 0
  if (total === 0 && quantity === 0) return []
  const how = !old ? '${words.added}' : !one ? '${words.gone}'
    : [quantity ? '${words.quantity}' + amount(old.quantity) + ' → ' + amount(one.quantity) + '${words.colon}' + signed(quantity) : '', total - quantity ? '${words.price}' + signed(total - quantity) : ''].filter(Boolean).join(', ')
  return [{ article, total, quantity, price: old && one ? total - quantity : 0, line: (one ?? old).label + '${words.colon}' + signed(total) + ' (' + how + ')' }]
}).sort((one, other) => Math.abs(other.total) - Math.abs(one.total))
const vat = (list) => cents(list[0].vat)
const net = changed.reduce((sum, { total }) => sum + total, 0)
const tax = vat(now) - vat(was)
if (changed.length === 0) return [{ json: { state: 'stop', ...(tax === 0
  ? { title: '${words.equal}', note: now[0].number + ' = ' + was[0].number }
  : { title: '${words.rate}', note: now[0].number + '${words.against}' + was[0].number + '${words.colon}' + signed(tax) + '${words.tax}' }) } }]
return [{ json: {
  state: 'some', client: now[0].client, since: was[0].day, until: now[0].day, number: now[0].number, before: was[0].number, changed, net, tax,
  head: now[0].number + '${words.against}' + was[0].number + '${words.colon}' + signed(net) + '${words.net}' + signed(tax) + '${words.tax}',
} }]`,
  {
    fr: {
      down: 'Factures illisibles',
      alone: 'Rien à comparer',
      first: 'C’est la première facture de ce contrat.',
      unknown: 'Ce numéro n’est pas celui d’une facture liée à un contrat.',
      same: 'Deux lignes du même article n’en font qu’une.',
      added: 'nouveau',
      gone: 'ne figure plus',
      quantity: 'quantité ',
      price: 'prix ',
      colon: ' : ',
      point: ',',
      equal: 'Aucune différence',
      rate: 'Seule la TVA change',
      against: ' contre ',
      net: ' hors taxes, ',
      tax: ' de TVA',
    },
    en: {
      down: 'Invoices cannot be read',
      alone: 'Nothing to compare',
      first: 'It is the first invoice of that contract.',
      unknown: 'That number is not that of an invoice tied to a contract.',
      same: 'Two lines of one article are one.',
      added: 'new',
      gone: 'no longer there',
      quantity: 'quantity ',
      price: 'price ',
      colon: ': ',
      point: '.',
      equal: 'No difference',
      rate: 'Only the VAT differs',
      against: ' against ',
      net: ' before VAT, ',
      tax: ' of VAT',
    },
  },
)
export const COMPARE = { fr: EUROS.fr + compare.fr, en: EUROS.en + compare.en }

export const LETTER = inBoth(
  (words) => String.raw`const { changed, head } = $('compare').first().json
const asked = $('cause').first().json
const facts = new Map($input.all().filter(({ json }) => json.id).map(({ json }) => [String(json.id), json]))
const down = asked.error || $input.first().json.error || $input.first().json.message
const causes = new Map()
for (const { article, change } of asked.output?.causes ?? []) if (facts.has(String(change))) causes.set(article, facts.get(String(change)))
const lines = changed.map((one) => {
  const fact = causes.get(one.article)
  return '– ' + one.line + '\n  ' + (fact ? DateTime.fromISO(fact.day).toFormat('dd/MM/yyyy') + '${words.colon}' + fact.what : '${words.none}')
})
const open = changed.filter(({ article }) => !causes.has(article)).length
const text = head + '\n\n' + lines.join('\n')
const safe = (one) => one.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>')
return [{ json: { open, text, title: open ? '${words.open}' + open : '${words.closed}', note: (down ? '${words.down}<br><br>' : '') + safe(text) } }]`,
  {
    fr: {
      colon: ' : ',
      none: 'Cause non trouvée : à dire par une personne.',
      open: 'Écarts sans cause connue : ',
      closed: 'Chaque écart a sa cause',
      down: 'Le modèle ou la base n’a pas répondu : les écarts sont justes, les causes manquent.',
    },
    en: {
      colon: ': ',
      none: 'Cause not found: for a person to tell.',
      open: 'Differences without a known cause: ',
      closed: 'Every difference has its cause',
      down: 'Model or database did not answer: the differences are right, the causes are missing.',
    },
  },
)
