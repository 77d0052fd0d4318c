/** Customers who keep writing, whatever became of each ticket on its own. */
import { inBoth } from '../../fragments/code.ts'

/**
 * Who opened as many tickets within the days counted, and was not told of in that time; what an agent sent first
 * (source 10) is no contact of theirs.
 */
export const BACK = inBoth(
  ({
    head,
    within,
    open,
    note,
    silent,
  }) => String.raw`const { count, days, ours, desk } = $('settings').first().json
const rows = $('tickets').all().map(({ json }) => json)
const failed = rows.find(({ id, error }) => !id && error)
if (failed) return [{ json: { kind: 'broken', text: '${silent}' + (failed.error.message ?? failed.error) } }]
const since = $now.minus({ days })
const told = new Set($input.all().map(({ json }) => json).filter(({ requester, told_on }) => requester && DateTime.fromISO(told_on) > since).map(({ requester }) => String(requester)))
const own = ours.split(',').map((part) => part.trim().toLowerCase()).filter(Boolean)
const clean = (text) => String(text ?? '').replace(/[<>&*_~]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 80)
const by = new Map()
for (const one of rows) {
  const mail = String(one.requester?.email ?? '').toLowerCase()
  if (!one.requester_id || one.spam || one.deleted || one.source === 10 || own.some((end) => mail.endsWith(end)) || DateTime.fromISO(one.created_at) < since) continue
  by.set(String(one.requester_id), [...(by.get(String(one.requester_id)) ?? []), one])
}
return [...by].filter(([requester, all]) => all.length >= count && !told.has(requester)).map(([requester, all]) => {
  const sorted = all.toSorted((one, other) => DateTime.fromISO(one.created_at) - DateTime.fromISO(other.created_at) || one.id - other.id)
  const numbers = sorted.map(({ id }) => '#' + id).join(', ')
  const lines = sorted.map((one) => '– #' + one.id + ' ' + DateTime.fromISO(one.created_at).setZone($now.zoneName).toFormat('dd/MM') + ' ' + clean(one.subject) + (one.status < 4 ? '${open}' : '') + '\n  ' + desk + '/a/tickets/' + one.id)
  return { json: { kind: 'back', requester, ticket: sorted.at(-1).id, tickets: sorted.length, note: '${note}' + numbers, text: '${head}' + sorted.length + '${within}' + days + ')\n' + lines.join('\n') } }
})`,
  {
    fr: {
      head: 'Un même client, tickets ouverts : ',
      within: ' (jours comptés : ',
      open: ' – pas résolu',
      note: 'Ce client revient. Lisez d’abord, dans l’ordre : ',
      silent: 'Clients qui reviennent, non cherchés cette heure-ci : ',
    },
    en: {
      head: 'One and the same customer, tickets opened: ',
      within: ' (days counted: ',
      open: ' – not solved',
      note: 'This customer is back again. Read first, in this order: ',
      silent: 'Returning customers were not looked for this hour: ',
    },
  },
)
