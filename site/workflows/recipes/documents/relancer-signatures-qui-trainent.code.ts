/** Whose signature a contract waits for, and what may still be done about it. */
import { inBoth } from '../../fragments/code.ts'

/** Pages become requests; a silence is no empty list. */
export const REQUESTS = String.raw`const pages = $input.all().map(({ json }) => json)
const failed = pages.find(({ error }) => error !== undefined)?.error
if (failed) return [{ json: { kind: 'silent', why: String(failed.message ?? failed) } }]
return pages.flatMap(({ data }) => data ?? []).filter(({ id }) => id).map((one) => ({ json: { kind: 'ask', id: one.id, name: one.name || one.id, created: one.created_at, expires: one.expiration_date ?? '', own: Boolean(one.reminder_settings) || one.delivery_mode === 'none' } }))`

const decide = (words: {
  readonly waits: string
  readonly days: string
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
  return body.filter(({ status }) => status === 'notified').flatMap((signer) => {
    const before = rows.filter((row) => row.signer === signer.id)
    const last = Math.min(...before.map((row) => since(row.on)), 999)
    const name = [signer.info?.first_name, signer.info?.last_name].filter(Boolean).join(' ') || signer.id
    const about = { request: request.id, contract: request.name, signer: signer.id, name }
    const line = request.name + '${words.colon}' + name + '${words.waits}' + age + '${words.days}' + (before.length > 0 ? ', ' + before.length + '${words.told}' : '') + (left <= soon ? ', ' + '${words.expires}' + DateTime.fromISO(request.expires).setZone('Europe/Paris').toFormat('dd/MM/yyyy') : '')
    const remind = !request.own && !forgotten && age >= first && before.length < most && last >= gap
    const tell = left <= soon || (before.length >= most && last >= gap) || (request.own && age >= 10) || (forgotten && age >= first)
    return [...(remind ? [{ json: { ...about, kind: 'remind', line } }] : []), ...(tell ? [{ json: { ...about, kind: 'tell', line } }] : [])]
  })
})`

export const DECIDE = inBoth(decide, {
  fr: {
    waits: ', demandé il y a ',
    days: ' jours',
    told: ' relance(s)',
    expires: 'expire le ',
    unread: ' : signataires illisibles',
    colon: ' : ',
  },
  en: {
    waits: ', asked ',
    days: ' days ago',
    told: ' reminder(s)',
    expires: 'expires on ',
    unread: ': signers not readable',
    colon: ': ',
  },
})
