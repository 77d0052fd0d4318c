/** Test machines that run in the evening, and which of them nobody has kept. */
import { inBoth } from '../../fragments/code.ts'

/** `running(pages, zones)`: machines that run and are marked for testing, and zones that could not be read. */
const RUNNING = String.raw`const { zones, test, keep, console: at } = $('settings').first().json
const running = (items) => {
  const unread = items.flatMap(({ json }, index) => Array.isArray(json.servers) ? [] : [(zones[index] ?? '?') + ' (' + String(json.error?.message ?? json.error ?? json.message ?? '?') + ')'])
  const machines = items.flatMap(({ json }, index) => (json.servers ?? []).filter(({ state, tags }) => state === 'running' && (tags ?? []).includes(test)).map((one) => ({ id: one.id, name: one.name, zone: zones[index], kind: one.commercial_type, kept: one.tags.includes(keep), locked: one.protected === true, tags: one.tags })))
  return { machines, unread }
}
`
const withRunning = (code: string): string => RUNNING + code

/** Zone after zone, as often as they are asked. */
export const ZONES = `return $('settings').first().json.zones.map((zone) => ({ json: { zone } }))`

export const LIST = inBoth(
  ({ head, colon, how, kept, unread }) =>
    withRunning(String.raw`const { machines, unread } = running($input.all())
const off = machines.filter((one) => !one.kept && !one.locked)
const stay = machines.filter((one) => one.kept || one.locked)
const line = ({ name, zone, kind }) => '– ' + name + ' (' + kind + ', ' + zone + ')'
const text = [
  ...(off.length ? ['${head}' + $now.plus({ hours: 2 }).toFormat('HH:mm') + '${colon}', ...off.map(line), '${how}' + keep + '. ' + at] : []),
  ...(stay.length && (off.length || $now.weekday === 1) ? ['${kept}' + stay.map(({ name }) => name).join(', ')] : []),
  ...(unread.length ? ['${unread}' + unread.join(', ')] : []),
].join('\n')
return [{ json: { off: off.length, ids: off.map(({ id }) => id), text } }]`),
  {
    fr: {
      head: 'Machines de test à éteindre à ',
      colon: ' :',
      how: 'Pour en garder une, ajoutez-lui l’étiquette ',
      kept: 'Gardées allumées : ',
      unread: 'Zones non lues : ',
    },
    en: {
      head: 'Test machines to be switched off at ',
      colon: ':',
      how: 'To keep one, add to it the tag ',
      kept: 'Kept running: ',
      unread: 'Zones not read: ',
    },
  },
)

/** Only what was announced, still runs and was not kept meanwhile. */
export const DUE = withRunning(String.raw`const announced = new Set($('list').first().json.ids)
const { machines, unread } = running($input.all())
const due = machines.filter((one) => announced.has(one.id) && !one.kept && !one.locked)
return due.length ? due.map(({ id, name, zone }) => ({ json: { id, name, zone, none: false, unread: unread.join(', ') } })) : [{ json: { none: true, unread: unread.join(', ') } }]`)

export const REPORT = inBoth(
  ({
    off,
    nothing,
    why,
    refused,
    unread,
  }) => String.raw`const due = $('due').all().map(({ json }) => json)
const answers = due[0].none ? [] : $input.all().map(({ json }) => json)
const failed = due.filter((one, index) => !one.none && !answers[index]?.task).map((one) => one.name + ' (' + String(answers[due.indexOf(one)]?.error?.message ?? answers[due.indexOf(one)]?.error ?? '?') + ')')
const done = due.filter((one, index) => !one.none && answers[index]?.task).map(({ name }) => name)
const text = [
  done.length ? '${off}' + done.join(', ') : failed.length || due[0].unread ? '${nothing}.' : '${nothing}${why}',
  ...(failed.length ? ['${refused}' + failed.join(', ')] : []),
  ...(due[0].unread ? ['${unread}' + due[0].unread] : []),
].join('\n')
return [{ json: { done: done.length, failed: failed.length, text } }]`,
  {
    fr: {
      off: 'Extinction demandée : ',
      nothing: 'Aucune machine éteinte',
      why: ' : gardées, ou déjà arrêtées.',
      refused: 'ENCORE ALLUMÉES, Scaleway refuse : ',
      unread: 'Zones non relues, rien n’y est éteint : ',
    },
    en: {
      off: 'Asked to switch off: ',
      nothing: 'No machine switched off',
      why: ': kept, or stopped by then.',
      refused: 'STILL RUNNING, Scaleway refuses: ',
      unread: 'Zones not read again, nothing is switched off there: ',
    },
  },
)
