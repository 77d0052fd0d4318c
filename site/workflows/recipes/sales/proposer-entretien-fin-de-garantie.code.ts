/** Machines whose warranty is about to end, client by client, and whether an offer may be written. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const GROUP = inBoth(
  (words) => `const rows = $('machines').all().map(({ json }) => json)
const told = (text) => [{ json: { kind: 'told', text } }]
const wrong = rows.find((row) => row.error !== undefined || (row.message && row.serial === undefined))
if (wrong) return told('${words.silent}' + (wrong.error?.message ?? wrong.message ?? wrong.error))
const known = new Set($input.all().flatMap(({ json }) => String(json.serials ?? '').split(', ')))
const clients = new Map()
for (const row of rows.filter((one) => one.serial && !known.has(String(one.serial)))) {
  const name = String(row.email || row.client).toLowerCase()
  const client = clients.get(name) ?? { kind: 'client', client: row.client, email: row.email ?? '', opposed: false, machines: [] }
  client.opposed ||= row.opposed === true
  client.machines.push({ serial: String(row.serial), model: row.model, end: row.warranty_end })
  clients.set(name, client)
}
return clients.size ? [...clients.values()].map((json) => ({ json })) : told('${words.none}')`,
  {
    fr: {
      silent: 'PostgreSQL ne répond pas : ',
      none: 'Aucune garantie ne se termine dans les deux mois sans offre déjà préparée.',
    },
    en: {
      silent: 'PostgreSQL does not answer: ',
      none: 'No warranty ends within two months without an offer already prepared.',
    },
  },
)

export const OFFER = inBoth(
  (words) => `${words.euros}
const { prices } = $('settings').first().json
const one = $('each').first().json
const tickets = $input.all().map(({ json }) => json)
const silent = tickets.find((ticket) => ticket.error !== undefined)
const open = tickets.filter((ticket) => ticket.id)
const unpriced = one.machines.filter((machine) => !(prices[machine.model] > 0)).map((machine) => machine.model)
const why = !one.email ? '${words.address}' : one.opposed ? '${words.opposed}'
  : silent ? '${words.zendesk}' + (silent.error.message ?? silent.error)
  : open.length ? '${words.open}' + open.map((ticket) => '#' + ticket.id).join(', ')
  : unpriced.length ? '${words.unpriced}' + [...new Set(unpriced)].join(', ') : ''
const day = (iso) => DateTime.fromISO(String(iso).slice(0, 10)).toFormat('dd/MM/yyyy')
const total = one.machines.reduce((sum, machine) => sum + (prices[machine.model] ?? 0), 0)
const lines = one.machines.map((machine) => '- ' + machine.model + '${words.number}' + machine.serial + '${words.until}' + day(machine.end) + (prices[machine.model] ? '${words.colon}' + euros(prices[machine.model]) + '${words.year}' : ''))
return [{ json: { ...one, state: why ? 'held' : 'offer', why, sum: euros(total), serials: one.machines.map((machine) => machine.serial).join(', '),
  text: lines.join('\\n') + (one.machines.length > 1 ? '\\n${words.total}' + euros(total) + '${words.year}' : '') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      address: 'sans adresse',
      opposed: 'ne veut pas d’offre',
      zendesk: 'Zendesk ne répond pas : ',
      open: 'ticket encore ouvert : ',
      unpriced: 'pas de prix pour ',
      number: ' n° ',
      until: ', garantie jusqu’au ',
      colon: ' : ',
      year: ' HT par an',
      total: 'Ensemble : ',
    },
    en: {
      euros: EUROS.en,
      address: 'no address',
      opposed: 'wants no offers',
      zendesk: 'Zendesk does not answer: ',
      open: 'ticket still open: ',
      unpriced: 'no price for ',
      number: ' no. ',
      until: ', warranty until ',
      colon: ': ',
      year: ' a year before VAT',
      total: 'Together: ',
    },
  },
)
