/** What each reason for writing took last month, in time and in money. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/** Minutes by the ticket's type; nobody's name is read. */
export const COUNT = inBoth(
  ({
    euros,
    none,
    lost,
    point,
    hours,
    ticket,
    tickets,
    before,
    first,
    title,
    total,
    locale,
  }) => String.raw`${euros}const { month, rate, shown } = $('settings').first().json
const entries = $('entries').all().flatMap(({ json }) => json.body ?? []).filter(({ ticket_id }) => ticket_id)
const types = new Map($input.all().map(({ json }) => [json.id, json.type || '${none}']))
const minutes = (spent) => { const [hours, rest] = String(spent ?? '0:0').split(':').map(Number); return (hours || 0) * 60 + (rest || 0) }
const by = new Map()
for (const { ticket_id, time_spent } of entries) {
  const reason = types.get(ticket_id) ?? '${lost}'
  const one = by.get(reason) ?? { reason, minutes: 0, tickets: new Set() }
  one.minutes += minutes(time_spent)
  one.tickets.add(ticket_id)
  by.set(reason, one)
}
const past = $('known').all().map(({ json }) => json)
const previous = DateTime.fromISO(month + '-01').minus({ months: 1 }).toFormat('yyyy-MM')
const cost = (of) => Math.round(of / 60 * rate * 100) / 100
const rows = [...by.values()].map((one) => ({ month, reason: one.reason, tickets: one.tickets.size, hours: Math.round(one.minutes / 6) / 10, cost: cost(one.minutes) })).sort((one, other) => other.cost - one.cost)
const change = ({ reason }) => {
  if (!past.some((one) => String(one.month) === previous)) return ''
  const then = past.find((one) => String(one.month) === previous && one.reason === reason)
  return then ? '${before}'.replace('#', euros(Number(then.cost))) : '${first}'
}
const lines = rows.slice(0, shown).map((row) => '– ' + row.reason + '${title}' + euros(row.cost) + ', ' + String(row.hours).replace('.', '${point}') + '${hours}' + ', ' + row.tickets + (row.tickets > 1 ? '${tickets}' : '${ticket}') + change(row))
const all = [...by.values()].reduce((sum, one) => sum + one.minutes, 0)
return [{ json: { month, rows, count: rows.length, text: ['${total}'.replace('#', DateTime.fromISO(month + '-01').setLocale('${locale}').toFormat('LLLL yyyy')).replace('~', euros(cost(all))), ...lines].join('\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      none: 'Sans motif',
      lost: 'Ticket non retrouvé',
      point: ',',
      hours: ' h',
      ticket: ' ticket',
      tickets: ' tickets',
      before: ' (mois d’avant : #)',
      first: ' (mois d’avant : rien)',
      title: ' : ',
      locale: 'fr',
      total: 'Ce qu’ont coûté les demandes en # : ~',
    },
    en: {
      euros: EUROS.en,
      none: 'No reason',
      lost: 'Ticket not found',
      point: '.',
      hours: ' h',
      ticket: ' ticket',
      tickets: ' tickets',
      before: ' (month before: #)',
      first: ' (month before: nothing)',
      title: ': ',
      locale: 'en-GB',
      total: 'What requests cost in #: ~',
    },
  },
)
