/** A message that says a visit, one that takes it back, the clock, or mere talk. */
export const READ = `if ($json.Hour !== undefined) return { json: { kind: 'tick', hour: Number($json.Hour) } }
const message = $json.message ?? {}
const text = String(message.text ?? message.caption ?? '').trim()
// The word alone, or followed by a sign: "passé une mauvaise nuit" is no visit.
const said = (words) => new RegExp('^(?:' + words + ')\\\\s*(?:[.,!:;…\\\\p{Extended_Pictographic}].*)?$', 'isu').test(text)
const back = said('annule[rz]?|cancel')
const kind = back || said('pass[ée]e?|visited') ? 'visit' : 'talk'
const at = DateTime.fromSeconds(Number(message.date ?? 0), { zone: $now.zoneName })
// After midnight one still speaks of the evening before.
const of = at.minus({ hours: 4 })
return { json: { kind, back, who: $('settings').first().json.people[String(message.from?.id)] ?? '', day: of.toISODate(), time: at.toFormat('HH:mm'), slot: of.weekday } }`

/** Nothing to say once somebody has been there today. */
export const OPEN = `const today = $now.toISODate()
const seen = $input.all().some(({ json }) => json.day === today && String(json.who ?? '').trim() !== '')
return seen ? [] : [{ json: { hour: $('kind').first().json.hour ?? $('read').first().json.hour } }]`

/** Whose turn it was, and from the second call on, whom to ring. */
export const compose = (words: {
  readonly nobody: string
  readonly turn: string
  readonly free: string
  readonly unread: string
  readonly ring: string
  readonly failing: string
}): string =>
  `const { hour } = $('open').first().json
const { parent, home, neighbour, people, phones, second } = $('settings').first().json
const events = $input.all().map(({ json }) => json)
const unread = events.some(({ error }) => error !== undefined)
const names = Object.values(people).filter((name) => events.some(({ summary, status }) => status !== 'cancelled' && String(summary ?? '').toLowerCase().includes(name.toLowerCase())))
const turn = unread ? '${words.unread}' : names.length > 0 ? '${words.turn}' + names.join(', ') + '.' : '${words.free}'
const alarm = hour >= second
const text = '${words.nobody}' + parent + '. ' + turn + (alarm ? '${words.ring}' + home + '${words.failing}' + neighbour + '.' : '')
return [{ json: { alarm, text, phones } }]`
