/** Rooms are counted here; a move counts if the booking arrives tonight and the room or partner is there. */
import { inBoth } from '../../fragments/code.ts'

export const OVER = inBoth(
  (
    comment,
  ) => String.raw`const failed = [...$('night').all(), ...$input.all()].map(({ json }) => json).find((one) => one.error || (one.message && !one.id))
if (failed) return [{ json: { missing: 0, cause: String(failed.error?.message ?? failed.message ?? failed.error) } }]
const rows = $('night').all().map(({ json }) => ({ ...json, rooms: Number(json.rooms), booked: Number(json.booked) }))
const short = Object.fromEntries(rows.filter((one) => one.booked > one.rooms).map((one) => [one.name, one.booked - one.rooms]))
const free = rows.filter((one) => one.rooms > one.booked).map((one) => ({ name: one.name, level: Number(one.level), sleeps: Number(one.sleeps), left: one.rooms - one.booked }))
const arrivals = $input.all().map(({ json }) => json).filter((one) => one.id && short[one.category])
// ${comment}
const candidates = arrivals.filter((one) => Number(one.accessible) !== 1).map((one) => ({ ...one, level: Number(rows.find((each) => each.name === one.category).level) }))
return [{ json: { missing: Object.values(short).reduce((sum, one) => sum + one, 0), short, free, candidates, cause: '' } }]`,
  {
    fr: 'Qui a réservé une chambre accessible la garde.',
    en: 'Whoever booked an accessible room keeps it.',
  },
)

export const CHECK = inBoth(
  (words) => String.raw`const { missing, short, free, candidates } = $('over').first().json
const rows = $input.all().map(({ json }) => json)
const partners = rows.filter((one) => one.id !== undefined && one.name)
const output = $('propose').first().json.output
const need = { ...short }, left = free.map((one) => ({ ...one })), used = new Set(), lines = [], moves = []
for (const { booking, to, target, why } of output?.moves ?? []) {
  const guest = candidates.find((one) => Number(one.id) === booking)
  if (!guest || used.has(booking) || !(need[guest.category] > 0)) continue
  const room = to === 'upgrade' ? left.find((one) => one.name === target && one.left > 0 && one.level > guest.level && one.sleeps >= Number(guest.guests)) : undefined
  const hotel = to === 'partner' ? partners.find((one) => String(one.id) === target) : undefined
  if (!room && !hotel) continue
  if (room) room.left -= 1
  used.add(booking)
  need[guest.category] -= 1
  moves.push(booking + ' ' + to)
  lines.push('- ${words.number}' + booking + ' (' + guest.category + ', ' + guest.guests + '${words.people}' + guest.nights + '${words.nights}' + (room ? '${words.upgrade}' + room.name : '${words.partner}' + hotel.name + ', ' + hotel.km + ' km, ' + hotel.phone) + '\n  ' + String(why).replace(/\s+/g, ' ').trim().slice(0, 200))
}
const open = Object.entries(need).filter(([, count]) => count > 0)
const others = candidates.filter((one) => !used.has(Number(one.id)) && need[one.category] > 0)
return [{ json: {
  moves, open: open.reduce((sum, [, count]) => sum + count, 0),
  subject: '${words.subject}' + missing,
  text: [
    '${words.short}' + Object.entries(short).map(([name, count]) => name + ' ' + count).join(', ') + '.',
    output ? '' : '${words.silent}',
    partners.length ? '' : '${words.alone}',
    lines.length ? '${words.proposed}\n' + lines.join('\n') : '',
    open.length ? '${words.open}' + open.map(([name, count]) => name + ' ' + count).join(', ') + '. ${words.among}' + (others.map((one) => '${words.number}' + one.id).join(', ') || '${words.nobody}') + '.' : '',
    '${words.order}',
  ].filter(Boolean).join('\n\n'),
} }]`,
  {
    fr: {
      number: 'n° ',
      people: ' pers., ',
      nights: ' nuit(s)) : ',
      upgrade: 'surclasser en ',
      partner: 'reloger chez ',
      subject: 'Nuit surréservée, chambres manquantes : ',
      short: 'Il manque ce soir : ',
      silent: 'Le modèle n’a pas répondu : à vous de choisir.',
      alone: 'La liste des partenaires ne se lit pas, ou elle est vide.',
      proposed: 'Propositions vérifiées :',
      open: 'Reste à trouver : ',
      among: 'Arrivées possibles : ',
      nobody: 'aucune, hors chambres accessibles',
      order: 'Le partenaire d’abord, le client ensuite : personne n’a été prévenu.',
    },
    en: {
      number: 'no. ',
      people: ' people, ',
      nights: ' night(s)): ',
      upgrade: 'upgrade to ',
      partner: 'move to ',
      subject: 'Night overbooked, rooms short: ',
      short: 'Short tonight: ',
      silent: 'The model did not answer: the choice is yours.',
      alone: 'The list of partners cannot be read, or is empty.',
      proposed: 'Proposals verified:',
      open: 'Still to find: ',
      among: 'Possible arrivals: ',
      nobody: 'none, accessible rooms apart',
      order: 'The partner first, the guest after: nobody has been told.',
    },
  },
)
