/** Which lots are meant is shown with its proof; where they went is read from production and deliveries. */
import { inBoth } from '../../fragments/code.ts'

export const PROVE = inBoth(
  (words) => String.raw`const { letter } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error)
if (failed) return [{ json: { state: 'down', error: failed.message ?? failed.error } }]
const bare = (text) => String(text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
// ${words.number}
const numbers = new Set(letter.split(/[\s,;:()]+/).map(bare))
const pairs = letter.split(/\s+/).map(bare)
const named = (number) => number.length >= 4 && (numbers.has(number) || pairs.some((word, at) => word + (pairs[at + 1] ?? '') === number))
const said = new Map($('find').first().json.output.lots.map(({ lot, why }) => [lot, why]))
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lots = rows.filter((one) => one.lot).map((one) => ({
  lot: one.lot,
  rank: named(bare(one.supplier_lot)) ? 0 : one.cited ? 1 : 2,
  shown: one.lot + ', ' + one.item + ', ' + one.supplier + ' ' + one.supplier_lot + '${words.received}' + DateTime.fromISO(one.received_on).toFormat('dd/MM/yyyy') +
    (one.status === 'blocked' ? '${words.blocked}' : ''),
  why: named(bare(one.supplier_lot)) ? '${words.named}' : one.cited ? '${words.agent}' + (said.get(one.lot) ?? '') : '${words.near}',
})).sort((one, other) => one.rank - other.rank || one.lot.localeCompare(other.lot))
if (lots.length === 0) return [{ json: { state: 'none' } }]
return [{ json: {
  state: 'some', lots,
  html: lots.map((one) => '<p><strong>' + safe(one.shown) + '</strong><br>' + safe(one.why) + '</p>').join(''),
  options: [...lots.map(({ lot }) => lot), '${words.none}'],
} }]`,
  {
    fr: {
      number:
        'Un numéro compte entier, d’un mot ou de deux qui se suivent : « 24-118 », « 24 118 ».',
      received: ', reçu le ',
      blocked: ', déjà bloqué',
      named: 'Numéro écrit dans la lettre.',
      agent: 'Numéro absent de la lettre. L’agent dit : ',
      near: 'Non cité : même article, même fournisseur, à trente jours près.',
      none: 'Aucun de ces lots',
    },
    en: {
      number: 'A number counts whole, as one word or two in a row: “24-118”, “24 118”.',
      received: ', received on ',
      blocked: ', blocked already',
      named: 'Number written in the letter.',
      agent: 'Number not in the letter. The agent says: ',
      near: 'Not named: same article, same supplier, within thirty days.',
      none: 'None of these lots',
    },
  },
)

/** Every lot once; every delivery to a client once. */
export const TREE = inBoth(
  (words) => String.raw`const rows = $input.all().map(({ json }) => json)
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lots = [...new Map(rows.map((one) => [one.lot, one])).values()]
const sent = [...new Map(rows.filter((one) => one.client).map((one) => [one.delivery, one])).values()]
const clients = [...new Set(sent.map(({ client }) => client))].sort((one, other) => one.localeCompare(other))
const gone = clients.map((client) => client + '${words.colon}' + sent.filter((one) => one.client === client)
  .map((one) => one.quantity + ' ' + one.unit + ' ' + one.item + ' (' + one.lot + '${words.on}' + DateTime.fromISO(one.day).toFormat('dd/MM/yyyy') + ')').join(' ; '))
const list = (title, lines) => '<p><strong>' + title + '</strong><br>' + (lines.map(safe).join('<br>') || '${words.nothing}') + '</p>'
return [{ json: {
  ids: lots.map(({ lot }) => lot),
  clients,
  text: gone.join('\n'),
  html: list('${words.lots}' + lots.length, lots.map((one) => '– '.repeat(Math.min(4, one.depth)) + one.lot + ', ' + one.item + (one.status === 'blocked' ? '${words.blocked}' : ''))) +
    list('${words.clients}' + clients.length, gone),
} }]`,
  {
    fr: {
      colon: ' : ',
      on: ', le ',
      nothing: 'rien',
      lots: 'Lots touchés : ',
      clients: 'Clients livrés : ',
      blocked: ', déjà bloqué',
    },
    en: {
      colon: ': ',
      on: ', on ',
      nothing: 'nothing',
      lots: 'Lots affected: ',
      clients: 'Clients served: ',
      blocked: ', blocked already',
    },
  },
)
