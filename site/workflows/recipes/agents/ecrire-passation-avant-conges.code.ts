/** Everything labelled or planned is in the sheet, whatever the model makes of it. */
import { inBoth } from '../../fragments/code.ts'

export const PREPARE = inBoth(
  (words) => String.raw`const { first, last } = $('settings').first().json
const zone = 'Europe/Paris'
const events = $('events').all().map(({ json }) => json), mails = $('mails').all().map(({ json }) => json)
const failed = [...events, ...mails].find((one) => one.error)
const stop = (title, note) => [{ json: { state: 'stop', title, note } }]
const days = (first && last) ? DateTime.fromISO(last).diff(DateTime.fromISO(first), 'days').days : -1
if (!(days >= 0) || days >= 60 || first < $now.setZone(zone).toISODate()) return stop('${words.dates}', '${words.order}')
if (failed) return stop('${words.down}', String(failed.message ?? failed.error))
const declined = (one) => (one.attendees ?? []).some((each) => each.self && each.responseStatus === 'declined')
const at = (one) => one.start.dateTime ? DateTime.fromISO(one.start.dateTime).setZone(zone).toFormat('dd/MM HH:mm') : DateTime.fromISO(one.start.date).toFormat('dd/MM')
const planned = events
  .filter((one) => one.start && one.status !== 'cancelled' && !declined(one) && !['private', 'confidential'].includes(one.visibility) && !['outOfOffice', 'focusTime', 'workingLocation', 'birthday'].includes(one.eventType))
  .map((one, index) => ({ id: 'E' + (index + 1), head: at(one) + '${words.colon}' + (one.summary ?? '${words.untitled}'), more: String(one.location ?? '') }))
// ${words.thread}
const latest = new Map()
for (const one of mails.filter((each) => each.id))
  if (Number(one.internalDate) >= Number(latest.get(one.threadId)?.internalDate ?? 0)) latest.set(one.threadId, one)
const open = [...latest.values()].map((one, index) => ({
  id: 'M' + (index + 1),
  head: (one.Subject || '${words.untitled}') + ', ' + String(one.From ?? '').replace(/<[^>]*>/, '').replace(/"/g, '').trim() + ', ' + DateTime.fromMillis(Number(one.internalDate)).setZone(zone).toFormat('dd/MM'),
  more: String(one.snippet ?? '').slice(0, 200),
}))
if (planned.length + open.length === 0) return stop('${words.none}', '${words.label}')
return [{ json: { state: 'some', planned, open } }]`,
  {
    fr: {
      down: 'Agenda ou messages illisibles',
      dates: 'Dates à revoir',
      order:
        'Le premier jour est aujourd’hui ou plus tard, le dernier ne le précède pas ; soixante jours au plus.',
      colon: ' : ',
      untitled: 'sans titre',
      thread: 'Une conversation compte une fois, par son dernier message.',
      none: 'Rien à transmettre',
      label: 'Ni rendez-vous visible, ni message au libellé Passation.',
    },
    en: {
      down: 'Calendar or messages cannot be read',
      dates: 'Days to be looked at',
      order: 'The first day is today or later, the last one not before it; sixty days at most.',
      colon: ': ',
      untitled: 'untitled',
      thread: 'A conversation counts once, by its latest message.',
      none: 'Nothing to hand over',
      label: 'Neither a visible appointment nor a message labelled Handover.',
    },
  },
)

export const CHECK = inBoth(
  (words) => String.raw`const { first, last, name } = $('settings').first().json
const { planned, open } = $('prepare').first().json
const asked = $input.first().json
const notes = new Map()
const short = (text) => String(text ?? '').replace(/\s+/g, ' ').trim().slice(0, 160)
// ${words.empty}
for (const { id, about, next } of asked.output?.items ?? [])
  if (!notes.has(id) && (short(about) || short(next))) notes.set(id, { about: short(about), next: short(next) })
const line = ({ id, head }) => {
  const note = notes.get(id)
  const [about, next] = [note?.about, note?.next]
  return '- ' + head + (about ? '\n  ' + about : '') + (next ? '\n  ${words.next}' + next : '')
}
const known = [...planned, ...open].filter(({ id }) => notes.has(id)).length
const part = (title, list) => (list.length ? [title + '\n' + list.map(line).join('\n')] : [])
const day = (date) => DateTime.fromISO(date).toFormat('dd/MM')
return [{ json: {
  known, bare: planned.length + open.length - known,
  subject: '${words.subject}' + name + '${words.from}' + day(first) + '${words.to}' + day(last),
  text: [...(asked.error ? ['${words.down}'] : []), ...part('${words.planned}', planned), ...part('${words.open}', open)].join('\n\n'),
} }]`,
  {
    fr: {
      empty: 'Une réponse vide n’est pas un commentaire.',
      next: 'À faire (proposé) : ',
      subject: 'Passation de ',
      from: ', du ',
      to: ' au ',
      down: 'Le modèle n’a pas répondu : liste brute, à compléter.',
      planned: 'RENDEZ-VOUS PENDANT L’ABSENCE',
      open: 'CONVERSATIONS EN COURS',
    },
    en: {
      empty: 'An empty answer is no comment.',
      next: 'To do (proposed): ',
      subject: 'Handover of ',
      from: ', from ',
      to: ' to ',
      down: 'The model did not answer: bare list, to be completed.',
      planned: 'APPOINTMENTS DURING THE ABSENCE',
      open: 'CONVERSATIONS UNDER WAY',
    },
  },
)
