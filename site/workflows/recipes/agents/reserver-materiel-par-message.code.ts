/** Whether it is free is read from the bookings, whatever the model says; once more after the manager’s yes. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => `const { person, longest, phone } = $('settings').first().json
const granted = $('manager').isExecuted && $('manager').first().json.data?.approved === true
const { kind, gear, from, to, site, say } = $('plan').first().json.output
const stock = $('gear').all().map(({ json }) => json)
const taken = $('booked').all().map(({ json }) => json)
// ${words.marks}
const plain = (text) => text.replace(/[_*[\x60]/g, ' ')
const day = (date) => DateTime.fromISO(date).toFormat('dd/MM')
const told = (state, text, more = {}) => [{ json: { state, text: plain(text), person, ...more } }]
// ${words.silent}
const isOff = (rows, column) => rows.some((one) => one.error || (Object.keys(one).length > 0 && one[column] === undefined))
const down = isOff(stock, 'in_service') || isOff(taken, 'gear')
if (down) return told('say', '${words.down}' + phone + '.')
if (kind === 'ask') return told('say', say)
const one = stock.find((item) => item.name === gear && item.in_service)
if (!one) return told('say', '${words.which}' + stock.filter((item) => item.in_service).map((item) => item.name).join(', '))
const start = DateTime.fromISO(from), end = DateTime.fromISO(to)
const today = $now.startOf('day')
if (!start.isValid || !end.isValid || (start < today && kind !== 'cancel') || end < start || end > today.plus({ days: 60 })) return told('say', '${words.when}')
const span = one.name + '${words.from}' + day(from) + '${words.to}' + day(to)
const live = taken.filter((row) => row.gear === one.name && row.status !== 'cancelled' && row.to >= $now.toISODate())
const mine = live.find((row) => row.person === person && row.from === from && row.to === to)
if (kind === 'cancel')
  return mine ? told('cancel', '${words.freed}' + span + '.', { row: mine.id, status: 'cancelled' }) : told('say', '${words.notyours}' + span + '.')
if (mine) return told('say', '${words.twice}' + span + '.')
const rival = live.filter((row) => row.from <= to && row.to >= from).sort((a, b) => a.from.localeCompare(b.from))[0]
if (rival) {
  let free = start, clash = rival
  const days = end.diff(start, 'days').days
  while (clash) {
    free = DateTime.fromISO(clash.to).plus({ days: 1 })
    const last = free.plus({ days }).toISODate()
    clash = live.find((row) => row.from <= last && row.to >= free.toISODate())
  }
  return told('say', '${words.rival}' + rival.person + '${words.from}' + day(rival.from) + '${words.to}' + day(rival.to) + '${words.free}' + free.toFormat('dd/MM') + '.')
}
const length = Math.round(end.diff(start, 'days').days) + 1
return told(length > longest && !granted ? 'long' : 'book', '${words.done}' + span + (site ? ' (' + site + ')' : '') + '.', { gear: one.name, from, to, site, span: plain(span), length, status: 'booked' })`,
  {
    fr: {
      silent: 'Hors d’atteinte, Baserow rend ce qu’il a reçu, sans erreur.',
      marks: 'Telegram lit ces signes comme du Markdown et refuse un message où l’un reste seul.',
      down: 'Je ne vois pas les réservations, rien n’est noté. Appelez le dépôt, ',
      which: 'Je n’ai pas reconnu le matériel. Il y a : ',
      when: 'Il me faut deux dates, d’aujourd’hui à dans soixante jours.',
      from: ', du ',
      to: ' au ',
      freed: 'Libéré : ',
      notyours: 'Vous n’avez pas réservé : ',
      twice: 'C’est déjà noté pour vous : ',
      rival: 'Pris par ',
      free: '. Libre pour cette durée à partir du ',
      done: 'Réservé : ',
    },
    en: {
      silent: 'Out of reach, Baserow hands back what it got, without an error.',
      marks: 'Telegram reads these signs as Markdown and refuses a message with an odd one.',
      down: 'I cannot see the bookings, nothing is noted. Please ring the yard, ',
      which: 'I did not recognise the equipment. There is: ',
      when: 'I need two days, from today to sixty days ahead.',
      from: ', from ',
      to: ' to ',
      freed: 'Freed: ',
      notyours: 'You have not booked: ',
      twice: 'It is noted for you already: ',
      rival: 'Taken by ',
      free: '. Free for that long from ',
      done: 'Booked: ',
    },
  },
)
