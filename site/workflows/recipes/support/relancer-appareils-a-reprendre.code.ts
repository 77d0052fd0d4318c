/** Repaired devices that nobody has come for, and what is due for each today. */
import { inBoth } from '../../fragments/code.ts'

/**
 * One reminder for each of the days set, the latest that is due; past the last term the workshop rings.
 * Telegram refuses more than 4096 characters, so thirty lines at most.
 */
export const DUE = inBoth(
  ({
    list,
    gap,
    days,
    alone,
    silent,
    wrong,
    rest,
  }) => String.raw`const { steps, call } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ id, error }) => !id && error)
if (failed) return [{ json: { kind: 'tell', text: '${silent}' + (failed.error.message ?? failed.error) } }]
const today = DateTime.fromISO($now.toISODate(), { zone: 'utc' })
const waiting = rows.filter(({ id, ready_on, collected }) => id && ready_on && !collected).map((row) => {
  const ready = typeof row.ready_on === 'number' ? DateTime.fromSeconds(row.ready_on, { zone: 'utc' }) : DateTime.fromISO(String(row.ready_on), { zone: 'utc' })
  const count = ready.isValid ? Math.round(today.diff(ready.startOf('day'), 'days').days) : undefined
  const step = Math.max(0, ...steps.filter((each) => each <= count))
  return { row, count, step, mail: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(String(row.email ?? '').trim()) ? String(row.email).trim() : '', since: ready.isValid ? ready.toFormat('dd/MM/yyyy') : '' }
})
const reminders = waiting.filter(({ row, count, step, mail }) => mail && count < call && step > Number(row.reminded ?? 0)).map(({ row, step, mail, since, count }) => ({
  kind: 'remind', id: row.id, ref: String(row.ref ?? ''), device: String(row.device ?? '').slice(0, 80), name: String(row.name ?? ''), mail, since, step, last: step === Math.max(...steps), days: count,
}))
const line = ({ row, count }, why) => '– ' + [row.ref, row.device, row.name, row.phone].filter(Boolean).join(', ').slice(0, 90) + why(count)
const calls = $now.weekday !== 1 ? [] : [
  ...waiting.filter(({ count }) => count >= call).sort((one, other) => other.count - one.count).map((one) => line(one, (count) => '${gap}' + count + '${days}')),
  ...waiting.filter(({ count, mail }) => count < call && count >= Math.min(...steps) && !mail).map((one) => line(one, () => '${alone}')),
  ...waiting.filter(({ count }) => count === undefined).map((one) => line(one, () => '${wrong}')),
]
return [...(calls.length ? [{ kind: 'tell', text: ['${list}', ...calls.slice(0, 30), ...(calls.length > 30 ? ['${rest}' + (calls.length - 30)] : [])].join('\n') }] : []), ...reminders].map((json) => ({ json }))`,
  {
    fr: {
      list: 'Appareils prêts à appeler cette semaine :',
      gap: ' : ',
      days: ' jours',
      alone: ' : pas d’adresse valable',
      wrong: ' : date illisible dans Grist',
      rest: '… et d’autres, à voir dans Grist : ',
      silent: 'Appareils à reprendre, liste non lue ce matin : ',
    },
    en: {
      list: 'Devices ready, to be rung about this week:',
      gap: ': ',
      days: ' days',
      alone: ': no valid address',
      wrong: ': date unreadable in Grist',
      rest: '… and others, to be seen in Grist: ',
      silent: 'Devices to collect, list not read this morning: ',
    },
  },
)
