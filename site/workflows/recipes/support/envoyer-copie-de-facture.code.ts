/** Whether Stripe has that one invoice, and where its copy may go. */

/**
 * Only an issued invoice, and only to the address that its customer has today: the one written on an issued invoice
 * never changes again, and may be that of somebody who left.
 */
export const FOUND = String.raw`const { number } = $('settings').first().json
const { statusCode, body, error } = $input.first().json
const answered = statusCode === 200 && Array.isArray(body?.data)
const cause = answered ? '' : String(body?.error?.message ?? error?.message ?? error ?? statusCode ?? '?')
const all = answered ? body.data.filter((one) => String(one.number ?? '').toUpperCase() === number) : []
const one = all.length === 1 ? all[0] : undefined
const mail = String(one?.customer?.email ?? '').trim()
const issued = ['open', 'paid', 'uncollectible'].includes(one?.status)
const state = !answered ? 'down' : !one ? 'unknown' : !issued || !one.invoice_pdf || !mail.includes('@') ? 'person' : 'send'
const day = one?.status_transitions?.finalized_at ?? one?.created
return [{ json: { state, number, cause, status: String(one?.status ?? ''), mail, pdf: one?.invoice_pdf ?? '', day: day ? DateTime.fromSeconds(day, { zone: $now.zoneName }).toFormat('dd/MM/yyyy') : '' } }]`
