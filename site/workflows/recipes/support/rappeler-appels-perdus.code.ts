/** Who has called in vain, who was called back since, and who never was. */
import { inBoth } from '../../fragments/code.ts'

/** A number is open from its last missed call until somebody has talked to it, or tried three times. */
export const PEOPLE = inBoth(
  ({
    call,
    again,
    one,
    calls,
    last,
    line,
    tried,
    back,
    gone,
    unknown,
    at,
  }) => String.raw`const { tries } = $('settings').first().json
const rows = $('open').all().map(({ json }) => json).filter(({ number }) => number)
const calls = $input.all().flatMap(({ json }) => json.calls ?? []).sort((one, other) => one.started_at - other.started_at)
const when = (seconds) => DateTime.fromSeconds(seconds).setZone($now.zoneName).toFormat("${at}")
const by = new Map()
for (const one of calls) {
  const number = String(one.raw_digits ?? '').replace(/[^+\d]/g, '')
  if (number.length < 6 || one.status !== 'done') continue
  by.set(number, [...(by.get(number) ?? []), one])
}
const out = []
for (const [number, own] of by) {
  const row = rows.find((one) => one.number === number)
  const missed = own.filter((one) => one.direction === 'inbound' && !one.answered_at && !one.voicemail && one.missed_call_reason !== 'short_abandoned')
  // A call shown a week ago has left the window; what was said since still closes it.
  const last = missed.at(-1) ?? (row && { started_at: Number(row.last) })
  if (!last) continue
  const after = own.filter(({ started_at }) => started_at > last.started_at)
  const talked = after.find(({ answered_at }) => answered_at)
  const attempts = after.filter(({ direction }) => direction === 'outbound').length
  const { contact: known } = own.findLast(({ contact }) => contact) ?? {}
  const contact = [known?.first_name, known?.last_name].filter(Boolean).join(' ') || '${unknown}'
  const who = number + ' (' + contact + ')'
  const closed = Boolean(talked) || attempts >= tries
  if (closed && row) out.push({ kind: 'closed', number, text: talked ? who + '${back}' + when(talked.started_at) + (talked.user?.name ? ', ' + talked.user.name : '') : who + '${tried}'.replace('#', attempts) })
  if (!closed && missed.length === 0) out.push({ kind: 'closed', number, text: who + '${gone}' })
  if (closed || (row && Number(row.last) >= last.started_at)) continue
  out.push({ kind: 'open', number, last: last.started_at, text: (row ? '${again}' : '${call}') + who + ', ' + missed.length + (missed.length > 1 ? '${calls}' : '${one}') + '${last}' + when(last.started_at) + (last.number?.name ? '${line}' + last.number.name : '') })
}
for (const { number } of rows) if (!by.has(number)) out.push({ kind: 'closed', number, text: number + '${gone}' })
return out.map((json) => ({ json }))`,
  {
    fr: {
      call: 'À rappeler : ',
      again: 'Appelle encore : ',
      one: ' appel',
      calls: ' appels',
      last: ', dernier le ',
      line: ', ligne ',
      tried: ' : # essais sans réponse, dossier refermé',
      back: ' : entendu le ',
      gone: ' : jamais joint en sept jours, dossier refermé',
      unknown: 'inconnu',
      at: "dd/MM 'à' HH:mm",
    },
    en: {
      call: 'To be called back: ',
      again: 'Calling again: ',
      one: ' call',
      calls: ' calls',
      last: ', last on ',
      line: ', line ',
      tried: ': # tries without an answer, closed',
      back: ': reached on ',
      gone: ': never reached in seven days, closed',
      unknown: 'unknown',
      at: "dd/MM 'at' HH:mm",
    },
  },
)
