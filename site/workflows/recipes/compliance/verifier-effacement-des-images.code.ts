/** Days are compared with the period, exports with the register; what was not read is not « fine ». */
import { inBoth } from '../../fragments/code.ts'

export const CAMERAS = String.raw`const { body, error, message } = $input.first().json
const cameras = Object.entries(body?.cameras ?? {})
return cameras.length ? cameras.map(([camera, one]) => ({ json: { camera, records: one?.enabled !== false && one?.record?.enabled !== false } })) : [{ json: { camera: '', cause: String(error?.message ?? message ?? error ?? '') } }]`

export const JUDGED = inBoth(
  (words) => String.raw`const { today, days, silent } = $('settings').first().json
const age = (iso) => Math.round(DateTime.fromISO(today, { zone: 'utc' }).diff(DateTime.fromISO(iso, { zone: 'utc' }), 'days').days)
const day = (iso) => iso.split('-').reverse().join('/')
const cause = (one) => String(one?.error?.message ?? one?.message ?? one?.error ?? '${words.empty}')
if (!$('days').isExecuted) return [{ json: { state: 'unchecked', oldest: '', clips: 0, faults: 1, subject: '${words.unchecked}', text: '${words.frigate}' + ($('cameras').first().json.cause || '${words.empty}') } }]
const cameras = $('cameras').all().map(({ json }) => json), answers = $('days').all().map(({ json }) => json)
const unread = [], late = [], mute = []
let oldest = ''
for (const [at, { camera, records }] of cameras.entries()) {
  const { body } = answers[at] ?? {}
  if (!Array.isArray(body)) { unread.push(camera + '${words.colon}' + cause(answers[at])); continue }
  const kept = body.map((one) => one.day).filter(Boolean).sort()
  if (records && (!kept.length || age(kept.at(-1)) >= silent)) mute.push(camera + '${words.colon}' + (kept.length ? '${words.since}' + day(kept.at(-1)) : '${words.never}'))
  if (!kept.length) continue
  if (!oldest || kept[0] < oldest) oldest = kept[0]
  if (age(kept[0]) > days) late.push(camera + '${words.colon}' + day(kept[0]) + ', ' + age(kept[0]) + '${words.days}')
}
const list = $('exports').first().json.body
const rows = $input.all().map(({ json }) => json)
const registerDown = rows.some((one) => one.error)
if (!Array.isArray(list)) unread.push('${words.exports}' + cause($('exports').first().json))
if (registerDown) unread.push('${words.register}')
const clips = registerDown || !Array.isArray(list) ? [] : list.flatMap((one) => {
  const made = DateTime.fromSeconds(Number(one.date), { zone: 'Europe/Paris' }).toISODate()
  // ${words.last}
  const ends = rows.filter((row) => row.export === one.id && row.reason && /^\d{4}-\d\d-\d\d$/.test(row.until ?? '')).map((row) => row.until).sort()
  const until = ends.at(-1)
  const why = until ? (until < today ? '${words.ended}' + day(until) : '') : age(made) > days ? '${words.unjustified}' + age(made) + '${words.days}' : ''
  return why ? [one.id + ' (' + one.camera + ', ' + day(made) + ')${words.colon}' + why] : []
})
const faults = late.length + clips.length + unread.length + mute.length
const part = (title, lines) => lines.length ? title + '\n' + lines.map((one) => '- ' + one).join('\n') : ''
return [{ json: {
  state: unread.length ? 'unchecked' : faults ? 'to do' : 'ok', oldest, clips: clips.length, faults,
  subject: unread.length ? '${words.unchecked}' : '${words.subject}' + faults,
  text: [part('${words.late}' + days + '${words.days}${words.end}', late), part('${words.clips}', clips), part('${words.mute}', mute), part('${words.unread}', unread)].filter(Boolean).join('\n\n'),
} }]`,
  {
    fr: {
      colon: ' : ',
      empty: 'réponse vide',
      unchecked: 'Vidéosurveillance non vérifiée',
      frigate: 'Frigate ne donne pas ses caméras. Cause : ',
      since: 'dernières images le ',
      never: 'aucune image',
      days: ' jours',
      exports: 'séquences exportées : ',
      register: 'registre des séquences illisible',
      last: 'Inscrite deux fois, une séquence se garde jusqu’à la fin la plus tardive.',
      ended: 'gardée jusqu’au ',
      unjustified: 'sans motif, ',
      subject: 'Vidéosurveillance, points à traiter : ',
      late: 'Images gardées au-delà de ',
      end: ' :',
      clips: 'Séquences à supprimer ou à justifier :',
      mute: 'Caméras muettes :',
      unread: 'Non vérifié :',
    },
    en: {
      colon: ': ',
      empty: 'empty answer',
      unchecked: 'CCTV not checked',
      frigate: 'Frigate does not give its cameras. Cause: ',
      since: 'last footage on ',
      never: 'no footage',
      days: ' days',
      exports: 'exported clips: ',
      register: 'register of clips unreadable',
      last: 'Entered twice, a clip is kept until the later end.',
      ended: 'kept until ',
      unjustified: 'without a reason, ',
      subject: 'CCTV, points to deal with: ',
      late: 'Footage kept beyond ',
      end: ':',
      clips: 'Clips to delete or to justify:',
      mute: 'Silent cameras:',
      unread: 'Not checked:',
    },
  },
)
