/** A move counts if the machine can make the part, has the hours left that day, and the date is met. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => String.raw`const orders = $('orders').all().map(({ json }) => json)
const able = $('able').all().map(({ json }) => json), free = $input.all().map(({ json }) => json)
const failed = [...able, ...free].find((one) => one.error)
if (failed) return [{ json: { state: 'down', cause: String(failed.message ?? failed.error) } }]
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const day = (iso) => iso ? DateTime.fromISO(iso).toFormat('dd/MM') : '?'
const hours = (value) => String(Math.round(value * 10) / 10).replace('.', '${words.point}') + ' h'
const left = new Map(free.filter((one) => one.machine).map((one) => [one.machine + ' ' + one.day, Number(one.hours) || 0]))
const asked = new Map()
for (const one of $('plan').first().json.output?.moves ?? []) if (!asked.has(String(one.order))) asked.set(String(one.order), one)
const moves = [], stay = []
// ${words.order}
for (const order of orders) {
  const one = asked.get(String(order.id))
  const fits = one && able.find((each) => each.article === order.article && each.machine === one.machine)
  const need = fits ? Math.round(Number(order.hours) * Number(fits.factor) * 10) / 10 : 0
  const slot = one ? one.machine + ' ' + one.day : ''
  const no = !one ? '${words.none}' : !fits ? one.machine + '${words.unable}' : !left.has(slot) ? one.machine + '${words.closed}' + day(one.day) : left.get(slot) < need ? one.machine + '${words.full}' + day(one.day) : ''
  if (no) { stay.push({ id: order.id, text: order.id + ', ' + order.article + '${words.due}' + day(order.due) + '${words.colon}' + no }); continue }
  left.set(slot, Math.round((left.get(slot) - need) * 10) / 10)
  moves.push({ id: String(order.id), machine: one.machine, day: one.day, hours: need, late: Boolean(order.due) && one.day > order.due,
    option: order.id + ', ' + order.article + '${words.to}' + one.machine + ', ' + day(one.day), why: String(one.why ?? '').replace(/\s+/g, ' ').trim().slice(0, 160) })
}
const line = (one) => '<p><strong>' + safe(one.option) + '</strong>${words.colon}' + hours(one.hours) + (one.late ? '${words.late}' : '') + '<br>' + safe(one.why) + '</p>'
return [{ json: {
  state: moves.length ? 'some' : 'none', moves, stays: stay.map(({ id }) => id), late: moves.filter((one) => one.late).length,
  html: moves.map(line).join('') + (stay.length ? '<p>${words.stay}<br>' + stay.map(({ text }) => safe(text)).join('<br>') + '</p>' : ''),
  options: [...moves.map(({ option }) => option), '${words.no}'],
} }]`,
  {
    fr: {
      point: ',',
      order: 'Dans l’ordre des dates promises : la place va d’abord au plus pressé.',
      colon: ' : ',
      due: ', dû le ',
      to: ' → ',
      none: 'pas de place proposée',
      unable: ' ne fait pas cet article',
      closed: ' n’est pas ouverte le ',
      full: ' est pleine le ',
      late: ', EN RETARD sur la date promise',
      stay: 'Restent sur la machine en panne :',
      no: 'Ne rien déplacer',
    },
    en: {
      point: '.',
      order: 'In the order of dates promised: room goes to the most pressing first.',
      colon: ': ',
      due: ', due on ',
      to: ' → ',
      none: 'no place proposed',
      unable: ' does not make this article',
      closed: ' is not open on ',
      full: ' is full on ',
      late: ', LATE on the date promised',
      stay: 'Stay on the machine that is down:',
      no: 'Move nothing',
    },
  },
)

export const RESULT = inBoth(
  (words) => String.raw`const kept = $('ticked').first().json.kept
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error)
const moved = new Set(rows.filter((one) => one.id !== undefined).map((one) => String(one.id)))
const lost = kept.filter(({ id }) => !moved.has(id))
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
return [{ json: {
  moved: moved.size,
  page: failed ? '${words.down}' : kept.filter(({ id }) => moved.has(id)).map(({ option }) => safe(option)).join('<br>') + (lost.length ? '<br>${words.lost}' + lost.map(({ option }) => safe(option)).join('<br>') : ''),
} }]`,
  {
    fr: {
      down: 'La base ne répond pas : rien n’est déplacé. Faites-le dans le planning.',
      lost: 'Commencés, ou place prise entre-temps, non déplacés :<br>',
    },
    en: {
      down: 'The database does not answer: nothing is moved. Do it in the schedule.',
      lost: 'Begun, or place taken meanwhile, not moved:<br>',
    },
  },
)
