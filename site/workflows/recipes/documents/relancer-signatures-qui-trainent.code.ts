/** Whose signature a contract waits for, and what may still be done about it. */
import { inBoth } from '../../fragments/code.ts'

/** Pages become requests; a silence is no empty list. */
export const REQUESTS = String.raw`const pages = $input.all().map(({ json }) => json)
const failed = pages.find(({ error }) => error !== undefined)?.error
if (failed) return [{ json: { kind: 'silent', why: String(failed.message ?? failed) } }]
return pages.flatMap(({ data }) => data ?? []).filter(({ id, status }) => id && status === 'ongoing').map((one) => ({ json: { kind: 'ask', id: one.id, name: one.name || one.id, created: one.created_at, expires: one.expiration_date ?? '', own: Boolean(one.reminder_settings) || one.delivery_mode === 'none' } }))`

const decide = (words: {
  readonly asked: string
  readonly told: string
  readonly expires: string
  readonly unread: string
  readonly colon: string
}) =>
  String.raw`const { first, gap, most, soon } = $('settings').first().json
const answers = $('signers').all().map(({ json }) => json)
const rows = $input.all().map(({ json }) => json)
const forgotten = rows.find(({ error }) => error !== undefined)
const today = $now.startOf('day')
const since = (text) => Math.floor(today.diff(DateTime.fromISO(String(text)).setZone('Europe/Paris').startOf('day'), 'days').days)
return $('requests').all().flatMap(({ json: request }, at) => {
  const { body, error } = answers[at] ?? {}
  if (error !== undefined || !Array.isArray(body)) return [{ json: { kind: 'tell', line: request.name + '${words.unread}' } }]
  const age = since(request.created)
  const left = request.expires ? -since(request.expires) : 999
  return body.filter(({ status }) => !['initiated', 'signed', 'processing'].includes(status)).flatMap((signer) => {
    const notes = rows.filter((row) => row.signer === signer.id)
    const times = Math.max(notes.length - 1, 0)
    const rested = Math.min(...notes.map((row) => since(row.on))) >= (times === 0 ? first : gap)
    const ours = signer.status === 'notified' && !request.own && !forgotten
    const name = [signer.info?.first_name, signer.info?.last_name].filter(Boolean).join(' ') || signer.id
    const about = { request: request.id, contract: request.name, signer: signer.id, name }
    const line = request.name + '${words.colon}' + name + '${words.asked}' + DateTime.fromISO(request.created).setZone('Europe/Paris').toFormat('dd/MM/yyyy') + (times > 0 ? ', ' + times + '${words.told}' : '') + (left <= soon ? ', ' + '${words.expires}' + DateTime.fromISO(request.expires).setZone('Europe/Paris').toFormat('dd/MM/yyyy') : '')
    const kind = !ours ? '' : notes.length === 0 ? 'seen' : rested && times < most ? 'remind' : ''
    const tell = left <= soon || (ours && times >= most && rested) || (request.own ? age >= 10 : !ours && age >= first)
    return [...(kind ? [{ json: { ...about, kind, line } }] : []), ...(tell ? [{ json: { ...about, kind: 'tell', line } }] : [])]
  })
})`

export const DECIDE = inBoth(decide, {
  fr: {
    asked: ', demande du ',
    told: ' relance(s)',
    expires: 'expire le ',
    unread: ' : signataires illisibles',
    colon: ' : ',
  },
  en: {
    asked: ', request of ',
    told: ' reminder(s)',
    expires: 'expires on ',
    unread: ': signers not readable',
    colon: ': ',
  },
})
