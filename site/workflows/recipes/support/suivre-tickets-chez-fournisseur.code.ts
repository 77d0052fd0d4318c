/** How long each ticket has been with a supplier, and who has to hear of it. */
import { inBoth } from '../../fragments/code.ts'

/** Working days, Monday to Friday less the holidays listed, since the day on which the agent passed the ticket on. */
export const STAGE = inBoth(
  ({
    days,
    gap,
  }) => String.raw`const { status, remind, tell, lead, suppliers, holidays } = $('settings').first().json
const addresses = Object.fromEntries(suppliers.split('\n').map((line) => line.split('=').map((part) => part.trim())).filter(([name, address]) => name && address))
const worked = (since) => {
  let count = 0
  for (let day = since.plus({ days: 1 }); day <= $now.startOf('day'); day = day.plus({ days: 1 })) if (day.weekday < 6 && !holidays.includes(day.toISODate())) count += 1
  return count
}
if (holidays.includes($now.toISODate())) return []
const out = $input.all().map(({ json }) => json).filter((json) => json.status === status).flatMap(({ id: ticket, subject, custom_fields: own }) => {
  const { cf_fournisseur: supplier, cf_reference_fournisseur: reference, cf_transmis_le: sent } = own ?? {}
  const since = DateTime.fromISO(String(sent ?? ''), { zone: $now.zoneName }).startOf('day')
  const to = addresses[String(supplier ?? '').trim()]
  if (!to || !since.isValid) return [{ kind: 'lead', line: '#' + ticket + ' ' + subject + '${gap}' }]
  const count = worked(since)
  const one = { ticket, supplier, to, reference: reference || '?', since: since.toFormat('dd/MM/yyyy'), days: count }
  const turn = Math.floor(count / remind)
  return [
    ...(turn > 0 ? [{ ...one, kind: 'supplier', key: [ticket, since.toISODate(), 'supplier', turn].join('/') }] : []),
    ...(count >= tell ? [{ ...one, kind: 'customer', key: [ticket, since.toISODate(), 'customer'].join('/') }] : []),
    ...(count >= lead ? [{ ...one, kind: 'lead', line: '#' + ticket + ' ' + supplier + ', ' + count + '${days}' }] : []),
  ]
})
return out.map((json) => ({ json }))`,
  {
    fr: { days: ' jours ouvrés', gap: ' : fournisseur inconnu ou date de transmission absente' },
    en: { days: ' working days', gap: ': supplier unknown or no date of passing on' },
  },
)

/** One email a supplier, with its own references. */
export const GROUP = inBoth(
  ({ line, since, days }) => String.raw`const by = new Map()
for (const { json } of $input.all()) by.set(json.to, [...(by.get(json.to) ?? []), json])
return [...by].map(([to, all]) => ({ json: {
  to, supplier: all[0].supplier, count: all.length, keys: all.map(({ key }) => key),
  lines: all.map((one) => '${line}' + one.reference + ' (#' + one.ticket + '${since}' + one.since + ', ' + one.days + '${days})').join('\n'),
} }))`,
  {
    fr: { line: '– votre référence ', since: ', transmis le ', days: ' jours ouvrés' },
    en: { line: '– your reference ', since: ', sent to you on ', days: ' working days' },
  },
)
