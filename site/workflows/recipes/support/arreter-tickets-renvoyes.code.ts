/** What the history of a ticket says of its teams, and what is asked of the leads. */
import { inBoth } from '../../fragments/code.ts'

/** From one team to another since the ticket was opened, or solved for the last time; the first team is no move. */
export const MOVES = `const audits = $input.all().flatMap(({ json }) => json.audits ?? [])
  .sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)))
let [moves, round] = [[], 0]
for (const { id, created_at, events } of audits) for (const event of events ?? []) {
  if (event.type === 'Change' && event.field_name === 'status' && ['solved', 'closed'].includes(event.value)) [moves, round] = [[], id]
  if (event.type === 'Change' && event.field_name === 'group_id' && event.previous_value && event.value && event.previous_value !== event.value) moves.push({ from: String(event.previous_value), to: String(event.value), at: created_at })
}
const { ticket } = $('settings').first().json
return [{ json: { ticket, moves: moves.length, path: moves.length > 0 ? [moves[0].from, ...moves.map(({ to }) => to)] : [], since: moves[0]?.at ?? '', key: ticket + '/' + round } }]`

/** The whole route by name, the teams to choose from, and how long there is to answer. */
export const QUESTION = inBoth(
  ({
    moves,
    since,
    choose,
  }) => String.raw`const { ticket, path, moves, since } = $('moves').first().json
const { desk } = $('settings').first().json
const groups = $input.all().flatMap(({ json }) => json.groups ?? []).filter(({ deleted }) => !deleted)
const nameOf = (id) => groups.find((group) => String(group.id) === id)?.name ?? '?'
const day = DateTime.fromISO(since).setZone($now.zoneName).toFormat('dd/MM')
// Four hours that somebody is there to answer in; those of a night or a week-end last until noon after.
const works = (moment) => moment.weekday < 6 && moment.hour >= 9 && moment.hour < 18
let until = $now.plus({ hours: 4 })
if (!works($now) || !works(until)) {
  until = ($now.hour < 9 ? $now : $now.plus({ days: 1 })).set({ hour: 12, minute: 0 })
  while (until.weekday > 5) until = until.plus({ days: 1 })
}
return [{ json: {
  groups: groups.map(({ id, name }) => ({ id, name })),
  route: path.map(nameOf).join(' → '),
  minutes: Math.round(until.diff($now, 'minutes').minutes),
  text: '#' + ticket + ', ' + moves + '${moves}' + day + '${since}' + path.map(nameOf).join(' → ') + '\n' + desk + '/agent/tickets/' + ticket,
  form: JSON.stringify([{ fieldLabel: '${choose}', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: groups.map(({ name }) => ({ option: name })) } }]),
} }]`,
  {
    fr: { moves: ' transferts depuis le ', since: ' : ', choose: 'Équipe qui garde le ticket' },
    en: { moves: ' transfers since ', since: ': ', choose: 'Team that keeps the ticket' },
  },
)
