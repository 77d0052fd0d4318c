/** Which clients are due for a visit, by the pace of their class, salesperson by salesperson. */
import { inBoth } from '../../fragments/code.ts'

export const DUE = inBoth(
  (words) => String.raw`const { weeks } = $('settings').first().json
const clients = $('clients').all().map(({ json }) => json), visits = $input.all().map(({ json }) => json)
const told = (text) => [{ json: { kind: 'told', text } }]
const silent = [...clients, ...visits].find((row) => row.error !== undefined)
if (silent) return told('${words.silent}' + (silent.error?.message ?? silent.error))
const known = clients.filter((one) => one.name)
if (known.length === 0) return told('${words.empty}')
// Grist gives a day as seconds at midnight, UTC.
const day = (seconds) => DateTime.fromSeconds(Number(seconds), { zone: 'utc' }).toISODate()
const shown = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const today = $now.toISODate()
const late = [], odd = []
let followed = 0
for (const client of known) {
  const pace = weeks[String(client.class ?? '').trim().toUpperCase()]
  const owner = String(client.owner ?? '').trim().toLowerCase()
  if (!(pace > 0)) { odd.push('- ' + client.name + '${words.unclassed}'); continue }
  if (client.paused_until && day(client.paused_until) > today) continue
  followed += 1
  const own = visits.filter((visit) => visit.client === client.id && visit.day)
  if (own.some((visit) => visit.done !== true && day(visit.day) >= today)) continue
  const last = own.filter((visit) => visit.done === true && day(visit.day) <= today).map((visit) => day(visit.day)).sort().at(-1)
  const limit = last ? DateTime.fromISO(last).plus({ weeks: pace }).toISODate() : ''
  if (last && limit >= today) continue
  const missed = own.some((visit) => visit.done !== true && day(visit.day) < today)
  const days = last ? Math.round((Date.parse(today) - Date.parse(limit)) / 86400000) : Infinity
  const text = '- ' + client.name + ' (' + String(client.class).trim().toUpperCase() + (client.town ? ', ' + client.town : '') + ')${words.colon}'
    + (last ? '${words.last}' + shown(last) + '${words.by}' + days + '${words.days}' : '${words.never}') + (missed ? '${words.missed}' : '')
  if (!owner) odd.push(text + '${words.unowned}')
  else late.push({ owner, class: String(client.class).trim().toUpperCase(), days, text })
}
late.sort((one, other) => weeks[one.class] - weeks[other.class] || other.days - one.days)
const owners = [...new Set(late.map((one) => one.owner))].sort()
const lists = owners.map((owner) => {
  const own = late.filter((one) => one.owner === owner)
  return { kind: 'owner', owner, count: own.length, text: own.map((one) => one.text).join('\n') }
})
const text = '${words.followed}' + followed + '${words.late}' + late.length
  + lists.map((one) => '\n- ' + one.owner + '${words.colon}' + one.count).join('')
  + (odd.length ? '\n\n${words.odd}\n' + odd.join('\n') : '')
return [...lists, { kind: 'told', text }].map((json) => ({ json }))`,
  {
    fr: {
      silent: 'Grist ne répond pas, aucune visite n’a été comptée : ',
      empty: 'La table Clients est vide : aucune visite n’a été comptée.',
      unclassed: ' : classe absente ou inconnue',
      unowned: ' ; sans commercial',
      colon: ' : ',
      last: 'vu le ',
      by: ', en retard de ',
      days: ' jour(s)',
      never: 'jamais vu',
      missed: ', une visite prévue n’a pas été faite',
      followed: 'Clients suivis : ',
      late: '. À voir sans rendez-vous pris : ',
      odd: 'Fiches à compléter :',
    },
    en: {
      silent: 'Grist does not answer, no visit was counted: ',
      empty: 'The table Clients is empty: no visit was counted.',
      unclassed: ': class missing or unknown',
      unowned: '; without a salesperson',
      colon: ': ',
      last: 'seen on ',
      by: ', late by ',
      days: ' day(s)',
      never: 'never seen',
      missed: ', a planned visit was not held',
      followed: 'Clients followed: ',
      late: '. To be seen, with no visit planned: ',
      odd: 'Records to complete:',
    },
  },
)
